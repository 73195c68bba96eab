package millebornes.session;

/// An act that was undone.
///
/// @param place its position in the history: the number of steps before it
/// @param step the step that was undone
public record UndoneStep(int place, MatchTransition step) {}
