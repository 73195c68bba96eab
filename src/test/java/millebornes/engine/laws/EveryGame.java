package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Options;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.engine.rules.Rules;
import millebornes.engine.rules.Setup;

/// The rules of every game that can be set up: each edition, table and combination of options, each once.
final class EveryGame {

    private EveryGame() {}

    static List<Rules> all() {
        List<Rules> games = new ArrayList<>(board());
        games.addAll(others());
        return games;
    }

    static List<Rules> board() {
        return of(Profiles.BOARD);
    }

    static List<Rules> others() {
        List<Rules> games = new ArrayList<>();
        for (Profile profile : Profiles.ALL) {
            if (!profile.equals(Profiles.BOARD)) {
                games.addAll(of(profile));
            }
        }
        return games;
    }

    private static List<Rules> of(Profile profile) {
        List<Rules> games = new ArrayList<>();
        for (Profile.Table table : profile.tables()) {
            games.addAll(combined(Setup.of(profile, table.form())));
        }
        return games;
    }

    private static Collection<Rules> combined(Setup plain) {
        Map<Options, Rules> games = new LinkedHashMap<>();
        games.put(plain.rules().options(), plain.rules());
        for (Option option : EnumSet.complementOf(EnumSet.of(Option.MATCH_TO, Option.ROUNDS))) {
            for (Rules rules : List.copyOf(games.values())) {
                for (String value : values(option)) {
                    Setup more = rules.setup().with(option, value);
                    if (more.problem().isEmpty()) {
                        Rules other = more.rules();
                        games.putIfAbsent(other.options(), other);
                    }
                }
            }
        }
        return games.values();
    }

    /// One value beside the default is enough for a flag; which one that is differs between editions, so both are tried
    /// and games that come out alike are played once.
    private static List<String> values(Option option) {
        return switch (option) {
            case TARGET -> List.of("700");
            case SCORING -> List.of("junior");
            case ACCELERATED, EXTENDED, CUMULATE, RESHUFFLE, WRONG_WAY, ADJACENT_PARTNERS -> List.of("true");
            case EXTENSION, CAPOT -> List.of("false");
            case SAFETY_CLEARS, NO_LONG_BONUS, SHORT_DECK -> option.words();
            case MATCH_TO, ROUNDS -> List.of();
        };
    }
}
