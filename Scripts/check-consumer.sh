#!/usr/bin/env bash
# Shows that a package can depend on ViewGraph by version, and test a view of its own with it.
#
# The package manager refuses a versioned dependency for reasons that a build of ViewGraph itself never meets
# (unsafe flags, a file that is not committed). So the last commit is copied into a repository of its own, tagged
# 0.1.0, and the package in Scripts/Consumer is built and tested against that tag. Nothing is left behind.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
work=$(mktemp -d "${TMPDIR:-/tmp}/viewgraph-consumer.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Git in the copied repository, without the settings and hooks of whoever runs this.
copy_git() {
  GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null git -C "$work/ViewGraph" \
    -c user.name="ViewGraph check" -c user.email="check@viewgraph.invalid" "$@"
}

mkdir "$work/ViewGraph"
git -C "$root" archive HEAD | tar -x -C "$work/ViewGraph"
copy_git init --quiet --initial-branch=main
copy_git add --all --force
copy_git commit --quiet --message "The commit under test"
copy_git tag 0.1.0

cp -R "$here/Consumer" "$work/Consumer"
sed "s|@VIEWGRAPH_URL@|file://$work/ViewGraph|" "$here/Consumer/Package.swift.template" >"$work/Consumer/Package.swift"
rm "$work/Consumer/Package.swift.template"

# The cache stands in the temporary folder too; a shared one would keep a clone of every run.
swift test --disable-xctest --package-path "$work/Consumer" --cache-path "$work/cache"
