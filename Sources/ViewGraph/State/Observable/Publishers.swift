/// The namespace of publishers that operators make.
public enum Publishers {}
