package millebornes.engine.laws;

import java.util.Locale;

/// The assertions of laws. They are cheaper than those of an assertion library, since they are called a hundred million
/// times.
final class LawAssertions {

    private LawAssertions() {}

    static void holds(boolean holds, String law) {
        if (!holds) {
            throw new AssertionError(law);
        }
    }

    static void holds(boolean holds, String law, Object one) {
        if (!holds) {
            throw new AssertionError(String.format(Locale.ROOT, law, one));
        }
    }

    static void holds(boolean holds, String law, Object one, Object other) {
        if (!holds) {
            throw new AssertionError(String.format(Locale.ROOT, law, one, other));
        }
    }
}
