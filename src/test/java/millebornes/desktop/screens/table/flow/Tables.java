package millebornes.desktop.screens.table.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.bot.Level;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.engine.rules.Setup;
import millebornes.session.Game;
import millebornes.session.Player;

/// Tables to play at: every form of every profile with every switch that changes what is asked of a player.
public final class Tables {

    private static final List<Map<Option, String>> CHOICES = List.of(
            Map.of(),
            Map.of(Option.SCORING, "junior"),
            Map.of(Option.ACCELERATED, "true"),
            Map.of(Option.EXTENDED, "true"),
            Map.of(Option.ACCELERATED, "true", Option.EXTENDED, "true"),
            Map.of(Option.TARGET, "700"),
            Map.of(Option.CUMULATE, "true", Option.WRONG_WAY, "true"),
            Map.of(Option.RESHUFFLE, "true"),
            Map.of(Option.CUMULATE, "true", Option.WRONG_WAY, "true", Option.RESHUFFLE, "true"),
            Map.of(Option.EXTENSION, "true", Option.SAFETY_CLEARS, "ALL", Option.SHORT_DECK, "false"),
            Map.of(Option.EXTENSION, "false", Option.SAFETY_CLEARS, "RIGHT_OF_WAY_ONLY", Option.SHORT_DECK, "true"),
            Map.of(Option.NO_LONG_BONUS, "true", Option.CAPOT, "false", Option.ROUNDS, "2"),
            Map.of(Option.ADJACENT_PARTNERS, "true"));

    private static final List<String> NAMES =
            List.of("Anna", "Papi", "Léa", "Marguerite-Élise", "Tom", "Inès", "Oscar", "Zoé", "Max");

    private Tables() {}

    /// Every set-up that the rules know.
    public static List<Setup> all() {
        List<Setup> all = new ArrayList<>();
        for (Profile profile : Profiles.ALL) {
            for (Profile.Table table : profile.tables()) {
                for (Map<Option, String> choices : CHOICES) {
                    Setup setup = new Setup(profile, table.form(), choices);
                    if (setup.problem().isEmpty()) {
                        all.add(setup);
                    }
                }
            }
        }
        return all;
    }

    /// A game with people in the seats whose bit is set and computer players in the others.
    public static Game game(Setup setup, int people, long seed) {
        List<Player> players = IntStream.range(0, setup.form().seats())
                .<Player>mapToObj(seat -> (people & (1 << seat)) != 0
                        ? new Player.Human(NAMES.get(seat))
                        : new Player.Computer(NAMES.get(seat), Level.RANDOM))
                .toList();
        return new Game(setup, players, 0, seed);
    }

    /// The board edition for so many people and no computer player.
    public static Game people(int seats, long seed) {
        return game(Setup.of(Profiles.BOARD, Form.singles(seats)), -1, seed);
    }
}
