package millebornes.records;

import java.util.Locale;

/// Decides which names belong to the same person.
final class PersonName {

    private PersonName() {}

    /// A form of a name that is equal for the same person: capitals do not matter.
    ///
    /// @param name as [millebornes.save.DisplayNameSanitizer] has cleaned it
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
