package millebornes.bot;

/// What a computer player gets for choosing one move.
///
/// @param millis the thinking time, in ms
/// @param seed the seed of its random choices
public record ThinkingTimeAndSeed(long millis, long seed) {

    /// The default thinking time of a computer player, in ms.
    public static final long USUAL_MILLIS = 200;

    public ThinkingTimeAndSeed {
        if (millis < 0) {
            throw new IllegalArgumentException("no time: " + millis + " ms");
        }
    }
}
