package millebornes.bot;

/// A computer player that results can name: a level of the program, or one that a measurement brings along.
public interface NamedBot {

    /// Its name in protocols and results.
    String word();

    /// A player of that name.
    Bot bot();
}
