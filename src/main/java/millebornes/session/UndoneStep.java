package millebornes.session;

/// An act that was taken back.
///
/// @param place where in the history it stood: how many steps were before it
/// @param step the step that was undone
public record UndoneStep(int place, MatchTransition step) {}
