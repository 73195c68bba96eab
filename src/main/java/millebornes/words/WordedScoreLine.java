package millebornes.words;

/// A line of the score sheet in words.
///
/// @param name its name on the score sheet
/// @param reason the explanation of the points, with the figures
/// @param points the points, formatted by the language
public record WordedScoreLine(String name, String reason, String points) {}
