package millebornes.session.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.SafetyClearsRule;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;

/// Tables for tests: every form of every edition with every option that changes the questions to a player.
public final class TestGames {

    private static final List<OptionChoices> CHOICES = List.of(
            OptionChoices.NONE,
            OptionChoices.NONE.scoring(ScoringMode.JUNIOR),
            OptionChoices.NONE.on(FlagOption.ACCELERATED),
            OptionChoices.NONE.on(FlagOption.EXTENDED),
            OptionChoices.NONE.on(FlagOption.ACCELERATED).on(FlagOption.EXTENDED),
            OptionChoices.NONE.target(700),
            OptionChoices.NONE.on(FlagOption.CUMULATE).on(FlagOption.WRONG_WAY),
            OptionChoices.NONE.on(FlagOption.RESHUFFLE),
            OptionChoices.NONE.on(FlagOption.CUMULATE).on(FlagOption.WRONG_WAY).on(FlagOption.RESHUFFLE),
            OptionChoices.NONE
                    .on(FlagOption.EXTENSION)
                    .safetyClears(SafetyClearsRule.ALL)
                    .off(FlagOption.SHORT_DECK),
            OptionChoices.NONE
                    .off(FlagOption.EXTENSION)
                    .safetyClears(SafetyClearsRule.RIGHT_OF_WAY_ONLY)
                    .on(FlagOption.SHORT_DECK),
            OptionChoices.NONE
                    .on(FlagOption.NO_LONG_BONUS)
                    .off(FlagOption.CAPOT)
                    .rounds(2),
            OptionChoices.NONE.on(FlagOption.ADJACENT_PARTNERS));

    private static final List<String> NAMES =
            List.of("Anna", "Papi", "Léa", "Marguerite-Élise", "Tom", "Inès", "Oscar", "Zoé", "Max");

    private TestGames() {}

    /// Every set-up that the rules know.
    public static List<Setup> all() {
        List<Setup> all = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            for (Edition.TablePreset table : edition.tables()) {
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
    public static GameConfig game(Setup setup, int people, long seed) {
        List<SeatPlayer> players = IntStream.range(0, setup.form().seats())
                .<SeatPlayer>mapToObj(seat -> (people & (1 << seat)) != 0
                        ? new SeatPlayer.Human(NAMES.get(seat))
                        : new SeatPlayer.Computer(NAMES.get(seat), BotLevel.RANDOM))
                .toList();
        return new GameConfig(setup, players, 0, seed);
    }

    /// The board edition for so many people and no computer player.
    public static GameConfig people(int seats, long seed) {
        return game(Setup.of(Editions.BOARD, TeamFormat.singles(seats)), -1, seed);
    }
}
