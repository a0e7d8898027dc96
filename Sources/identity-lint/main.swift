import Foundation
import IdentityLint

let command = LintCommand(Array(CommandLine.arguments.dropFirst()))
FileHandle.standardError.write(Data(command.troubles.utf8))
FileHandle.standardOutput.write(Data(command.output.utf8))
exit(command.status)
