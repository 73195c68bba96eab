package millebornes.desktop.postcard;

import millebornes.words.Words;

/// What has become of something that was to be printed.
public enum PrintOutcome {
    /// it is on its way to the printer
    PRINTED,
    /// somebody has thought better of it
    CANCELLED,
    NO_PRINTER,
    /// the printer has not taken it
    REFUSED;

    /// What is said of it, and what would help; empty where nobody needs to be told.
    public String sentence(Words words) {
        return this == CANCELLED ? "" : words.text("print." + name());
    }
}
