package millebornes.words;

/// A line of the score sheet in words.
///
/// @param name the name of the reason on the score sheet
/// @param note what earns it, in a word or two; empty where the name says it
/// @param reason the explanation of the points, with the figures
/// @param points the points, formatted by the language
public record WordedScoreLine(String name, String note, String reason, String points) {}
