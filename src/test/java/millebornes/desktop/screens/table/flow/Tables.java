package millebornes.desktop.screens.table.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.Level;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Flag;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.SafetyClears;
import millebornes.engine.rules.Scoring;
import millebornes.engine.rules.Setup;
import millebornes.session.Game;
import millebornes.session.Player;

/// Tables to play at: every form of every edition with every switch that changes what is asked of a player.
public final class Tables {

    private static final List<OptionChoices> CHOICES = List.of(
            OptionChoices.NONE,
            OptionChoices.NONE.scoring(Scoring.JUNIOR),
            OptionChoices.NONE.on(Flag.ACCELERATED),
            OptionChoices.NONE.on(Flag.EXTENDED),
            OptionChoices.NONE.on(Flag.ACCELERATED).on(Flag.EXTENDED),
            OptionChoices.NONE.target(700),
            OptionChoices.NONE.on(Flag.CUMULATE).on(Flag.WRONG_WAY),
            OptionChoices.NONE.on(Flag.RESHUFFLE),
            OptionChoices.NONE.on(Flag.CUMULATE).on(Flag.WRONG_WAY).on(Flag.RESHUFFLE),
            OptionChoices.NONE.on(Flag.EXTENSION).safetyClears(SafetyClears.ALL).off(Flag.SHORT_DECK),
            OptionChoices.NONE
                    .off(Flag.EXTENSION)
                    .safetyClears(SafetyClears.RIGHT_OF_WAY_ONLY)
                    .on(Flag.SHORT_DECK),
            OptionChoices.NONE.on(Flag.NO_LONG_BONUS).off(Flag.CAPOT).rounds(2),
            OptionChoices.NONE.on(Flag.ADJACENT_PARTNERS));

    private static final List<String> NAMES =
            List.of("Anna", "Papi", "Léa", "Marguerite-Élise", "Tom", "Inès", "Oscar", "Zoé", "Max");

    private Tables() {}

    /// Every set-up that the rules know.
    public static List<Setup> all() {
        List<Setup> all = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            for (Edition.Table table : edition.tables()) {
                for (OptionChoices choices : CHOICES) {
                    Setup setup = new Setup(edition, table.form(), choices);
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
        return game(Setup.of(Editions.BOARD, Form.singles(seats)), -1, seed);
    }
}
