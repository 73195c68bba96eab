package millebornes.cli.text;

/// What kind of thing is said. Only a terminal in colour shows it; the words say everything without.
enum TextTone {
    /// what has happened, for everybody
    NEWS(""),
    /// an answer to whoever asked
    ANSWER(""),
    /// what is for one person's eyes
    OWN("\033[36m"),
    /// what waits for an answer
    QUESTION("\033[1m"),
    /// why not
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
