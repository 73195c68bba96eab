package millebornes.desktop.screens.setup;

import java.util.Locale;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Options;

/// The protocol value of every option of a game.
final class Values {

    private Values() {}

    static String of(Options options, Option option) {
        MatchLength length = options.length();
        return switch (option) {
            case SCORING -> options.scoring().name().toLowerCase(Locale.ROOT);
            case ACCELERATED -> Boolean.toString(options.accelerated());
            case EXTENDED -> Boolean.toString(options.extended());
            case TARGET -> Integer.toString(options.target());
            case MATCH_TO -> Integer.toString(length.points());
            case ROUNDS -> Integer.toString(length.rounds());
            case EXTENSION -> Boolean.toString(options.extension());
            case CAPOT -> Boolean.toString(options.capot());
            case SAFETY_CLEARS -> options.safetyClears().name();
            case NO_LONG_BONUS -> Boolean.toString(options.noLongBonus());
            case CUMULATE -> Boolean.toString(options.cumulate());
            case RESHUFFLE -> Boolean.toString(options.reshuffle());
            case WRONG_WAY -> Boolean.toString(options.wrongWay());
            case ADJACENT_PARTNERS -> Boolean.toString(options.adjacentPartners());
            case SHORT_DECK -> Boolean.toString(options.shortDeck());
        };
    }
}
