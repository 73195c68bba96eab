package millebornes.cli.text;

/// The kind of a printed line. A colour terminal shows it as a colour; the text alone is sufficient.
enum TextTone {
    /// an event, for everybody
    NEWS(""),
    /// an answer to a query
    ANSWER(""),
    /// private information
    OWN("\033[36m"),
    /// a question
    QUESTION("\033[1m"),
    /// a refusal with its reason
    REFUSAL("\033[33m");

    private static final String PLAIN = "\033[0m";

    private final String colour;

    TextTone(String colour) {
        this.colour = colour;
    }

    /// The line in the colour of its tone.
    String colour(String line) {
        return colour.isEmpty() ? line : colour + line + PLAIN;
    }
}
