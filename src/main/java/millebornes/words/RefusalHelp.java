package millebornes.words;

import java.util.List;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Card;
import millebornes.engine.table.Remedy;
import org.jspecify.annotations.Nullable;

/// Why a move is refused and what would help, in words and in pictures: for the table, phones and the terminal. It is
/// made from a seat's view and independent of any other hand.
///
/// @param why one sentence
/// @param help one sentence: what would help
/// @param rule the id of the rule, for [RuleCatalogue]
/// @param sign the card whose picture shows the reason, or null
/// @param car the car that the move was for
/// @param obstacles the tokens on that car that forbid the move: hazards, or the safety that protects it
/// @param cards the kinds of cards that would help, the likeliest first; none where no card would help
public record RefusalHelp(
        String why, String help, String rule, @Nullable Card sign, int car, List<Card> obstacles, List<Card> cards) {

    public RefusalHelp {
        obstacles = List.copyOf(obstacles);
        cards = List.copyOf(cards);
    }

    /// Both sentences as one text.
    public String text() {
        return why + " " + help;
    }

    /// The remedies among the cards that would help, as pictures for players who cannot read.
    public List<Card> remedies() {
        return cards.stream().filter(Remedy.class::isInstance).toList();
    }

    /// The key of a short text for a refusal in the edition of the home computer; its place `{0}` is for the target.
    public static String briefKey(Refusal refusal) {
        return "micro.complaint."
                + switch (refusal) {
                    case NOT_STARTED,
                            STOPPED,
                            NEEDS_GREEN_LIGHT,
                            SPEED_LIMITED,
                            BEYOND_TARGET,
                            TOO_MANY_200,
                            TARGET_NOT_STARTED,
                            TARGET_STOPPED,
                            TARGET_LIMITED,
                            TARGET_IMMUNE,
                            NOTHING_TO_CURE -> refusal.name();
                    case NOT_HOLDING_SAFETY -> "WRONG_SAFETY";
                    case NOT_IN_HAND,
                            NO_SUCH_TARGET,
                            OWN_TEAM,
                            BEHIND_START,
                            TARGET_WRONG_WAY,
                            NO_TOKEN_LEFT,
                            CARD_IS_PLAYABLE,
                            SAFETY_IS_KEPT,
                            MUST_END_TURN,
                            TOO_EARLY,
                            CAN_STILL_PLAY,
                            WRONG_PHASE,
                            ROUND_OVER -> "NOT_NOW";
                };
    }
}
