package millebornes.engine.rules;

/// A set of flags, packed into a number.
///
/// @param bits one bit for each flag, by its ordinal
public record FlagSet(int bits) {

    public static final FlagSet NONE = new FlagSet(0);

    public FlagSet {
        if (bits < 0 || bits >= (1 << FlagOption.values().length)) {
            throw new IllegalArgumentException("no set of flags: " + bits);
        }
    }

    public static FlagSet of(FlagOption... flags) {
        return NONE.with(flags);
    }

    /// This set with some more flags.
    public FlagSet with(FlagOption... flags) {
        FlagSet set = this;
        for (FlagOption flag : flags) {
            set = set.with(flag);
        }
        return set;
    }

    public boolean contains(FlagOption flag) {
        return (bits & (1 << flag.ordinal())) != 0;
    }

    public FlagSet with(FlagOption flag) {
        return new FlagSet(bits | (1 << flag.ordinal()));
    }

    public FlagSet without(FlagOption flag) {
        return new FlagSet(bits & ~(1 << flag.ordinal()));
    }
}
