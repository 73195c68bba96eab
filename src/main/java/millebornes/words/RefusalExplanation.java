package millebornes.words;

/// The explanation of a refusal for the player.
///
/// @param why one sentence
/// @param help one sentence: what would help
/// @param rule the id of the rule, for [RuleCatalogue]
public record RefusalExplanation(String why, String help, String rule) {

    /// Both sentences.
    public String text() {
        return why + " " + help;
    }
}
