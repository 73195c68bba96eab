package millebornes.engine.rules;

/// An edition's default for every flag: absent, on or off. The constructor refuses a flag that is missing or named
/// twice.
///
/// @param absent the flags that it does not know
/// @param off the flags that are off by default
/// @param on the flags that are on by default, at tables that have what the flag needs
public record FlagDefaults(FlagOptionSet absent, FlagOptionSet off, FlagOptionSet on) {

    public FlagDefaults {
        for (FlagOption flag : FlagOption.values()) {
            int named = (absent.contains(flag) ? 1 : 0) + (off.contains(flag) ? 1 : 0) + (on.contains(flag) ? 1 : 0);
            if (named != 1) {
                throw new IllegalArgumentException("an edition says once of every flag what it does with it: " + flag);
            }
        }
    }

    /// True when the edition knows the flag.
    public boolean offers(FlagOption flag) {
        return !absent.contains(flag);
    }
}
