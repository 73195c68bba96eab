package millebornes.session.flow;

import org.jspecify.annotations.Nullable;

/// Finds the rule that the player probably wants to read now. Uses only public information and the player's own cards.
public final class RelevantRule {

    private static final String TURN = "R-4.1";
    private static final String COUP_FOURRE = "R-4.3";
    private static final String EXTENSION = "R-6.5";
    private static final String ROUND_END = "R-4.6";

    private RelevantRule() {}

    /// The id of the relevant rule: the one that refuses the selected card, otherwise the one of the current question.
    public static String of(FlowState flowState) {
        return switch (flowState) {
            case FlowState.Turn turn -> refusing(turn.choice());
            case FlowState.CoupFourreAsked _ -> COUP_FOURRE;
            case FlowState.CoupFourreClaim _ -> COUP_FOURRE;
            case FlowState.ExtensionAsked _ -> EXTENSION;
            case FlowState.RoundOver _ -> ROUND_END;
            case FlowState.Curtain _ -> TURN;
            case FlowState.AskedOnPhones _ -> TURN;
            case FlowState.Thinking _ -> TURN;
        };
    }

    private static String refusing(@Nullable ChosenCard chosenCard) {
        ChosenCard.@Nullable RefusedMove refused = chosenCard == null ? null : chosenCard.refused();
        return refused == null ? TURN : refused.refusal().rule();
    }
}
