package millebornes.engine.rules;

/// A set of flags, packed into a number.
///
/// @param bits one bit for each flag, by its ordinal
public record FlagOptionSet(int bits) {

    public static final FlagOptionSet NONE = new FlagOptionSet(0);

    public FlagOptionSet {
        if (bits < 0 || bits >= (1 << FlagOption.values().length)) {
            throw new IllegalArgumentException("no set of flags: " + bits);
        }
    }

    public static FlagOptionSet of(FlagOption... flags) {
        return NONE.with(flags);
    }

    /// A copy of this set with some more flags.
    public FlagOptionSet with(FlagOption... flags) {
        FlagOptionSet set = this;
        for (FlagOption flag : flags) {
            set = set.with(flag);
        }
        return set;
    }

    public boolean contains(FlagOption flag) {
        return (bits & (1 << flag.ordinal())) != 0;
    }

    public FlagOptionSet with(FlagOption flag) {
        return new FlagOptionSet(bits | (1 << flag.ordinal()));
    }

    public FlagOptionSet without(FlagOption flag) {
        return new FlagOptionSet(bits & ~(1 << flag.ordinal()));
    }
}
