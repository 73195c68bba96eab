package millebornes.bot;

/// A kind of computer player with a name for results: a level of the program, or one that a measurement brings along.
public interface NamedBot {

    /// The name in protocols and results.
    String word();

    /// A new player of this kind.
    Bot bot();
}
