package millebornes.words;

/// A line of the score sheet in words.
///
/// @param name what the sheet calls it
/// @param reason why so many points were given, with the figures
/// @param points the points, as the language writes them
public record WordedScoreLine(String name, String reason, String points) {}
