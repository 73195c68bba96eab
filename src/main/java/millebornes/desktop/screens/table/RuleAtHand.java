package millebornes.desktop.screens.table;

import millebornes.desktop.screens.table.flow.Choice;
import millebornes.desktop.screens.table.flow.Moment;
import org.jspecify.annotations.Nullable;

/// Which rule somebody probably wants to read now. It tells nothing that not everybody sees, or that the own cards do
/// not show.
final class RuleAtHand {

    private static final String TURN = "R-4.1";
    private static final String COUP_FOURRE = "R-4.3";
    private static final String EXTENSION = "R-6.5";
    private static final String ROUND_END = "R-4.6";

    private RuleAtHand() {}

    /// The id of the rule: the one that refuses the chosen card, otherwise the one about what is asked.
    static String of(Moment moment) {
        return switch (moment) {
            case Moment.Turn turn -> refusing(turn.choice());
            case Moment.Asked _ -> COUP_FOURRE;
            case Moment.Claim _ -> COUP_FOURRE;
            case Moment.Extension _ -> EXTENSION;
            case Moment.Over _ -> ROUND_END;
            case Moment.Curtain _ -> TURN;
            case Moment.Thinking _ -> TURN;
        };
    }

    private static String refusing(@Nullable Choice choice) {
        Choice.@Nullable Refused refused = choice == null ? null : choice.refused();
        return refused == null ? TURN : refused.why().rule();
    }
}
