package millebornes.words;

/// A line of the score sheet in words.
///
/// @param name its name on the score sheet
/// @param reason why so many points were given, with the figures
/// @param points the points, as the language writes them
public record WordedScoreLine(String name, String reason, String points) {}
