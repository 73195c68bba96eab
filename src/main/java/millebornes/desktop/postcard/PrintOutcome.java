package millebornes.desktop.postcard;

import millebornes.words.Words;

/// The result of printing.
public enum PrintOutcome {
    /// it was sent to the printer
    PRINTED,
    /// cancelled
    CANCELLED,
    NO_PRINTER,
    /// the printer has not taken it
    REFUSED;

    /// Its message, with a remedy; empty if none is needed.
    public String sentence(Words words) {
        return this == CANCELLED ? "" : words.text("print." + name());
    }
}
