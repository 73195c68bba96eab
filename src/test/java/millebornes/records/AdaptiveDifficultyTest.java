package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.SeededRandom;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A computer as strong as the person: its grade follows the person's rounds.
class AdaptiveDifficultyTest {

    /// The strength of the grades in logits, from the ladder of docs/players.md: 59 % between neighboring levels.
    private static final double[] STRENGTHS = {-0.37, -0.185, 0, 0.185, 0.37};

    private static final int PEOPLE = 4000;

    private static final int ROUNDS = 15;

    private static final int LAST_ROUNDS = 10;

    @Test
    void nobodyKnownMeetsTheMiddleGrade() {
        assertThat(AdaptiveDifficulty.of("Anna", List.of())).isEqualTo(BotLevel.YOURS_3);
        assertThat(AdaptiveDifficulty.of(
                        "Anna", List.of(round("Papi", true), new FinishedMatch("board", List.of(usual())))))
                .isEqualTo(BotLevel.YOURS_3);
    }

    @Test
    void theLastTenRoundsMoveTheGradeAndTheEndsHold() {
        assertThat(gradesAfter("+++")).isEqualTo("455");
        assertThat(gradesAfter("---")).isEqualTo("211");
        assertThat(gradesAfter("+-+-")).as("as many won as lost").isEqualTo("4455");
        assertThat(gradesAfter("----------++++++++++")).as("ten rounds back").isEqualTo("21111111111111123455");
    }

    /// The grades after each of these rounds, won or lost by Anna.
    private static String gradesAfter(String rounds) {
        List<FinishedMatch> games = new ArrayList<>();
        StringBuilder grades = new StringBuilder();
        for (int place = 0; place < rounds.length(); place++) {
            boolean won = rounds.charAt(place) == '+';
            games.add(round("Anna", won));
            games.add(round("Papi", !won));
            grades.append(BotLevel.YOURS.indexOf(AdaptiveDifficulty.of("anna", games)) + 1);
        }
        return grades.toString();
    }

    /// Letters of Turkish, whose capitals are not those of other languages.
    @ParameterizedTest
    @CsvSource({"ANNA, anna, true", "ILGAZ, ılgaz, false", "İPEK, ipek, false", "ÉLOÏSE, éloïse, true"})
    void aPersonIsTheSameInScoresAlbumAndGrades(String name, String otherName, boolean same) {
        FinishedMatch match = round(name, true);
        assertThat(AdaptiveDifficulty.of(otherName, List.of(match)).equals(BotLevel.YOURS_4))
                .isEqualTo(same);
        assertThat(PlayerStatistics.of(List.of(match, round(otherName, true)), null))
                .hasSize(same ? 1 : 2);
        assertThat(new Album(List.of(PersonalAlbum.empty(name))).page(otherName).isPresent())
                .isEqualTo(same);
    }

    @Test
    void aMatchOfManyRoundsMovesItAsOften() {
        FinishedMatch match =
                new FinishedMatch("board", List.of(new PlayerResult("Anna", Outcome.LOST, 900, 400, 1, 1, 4)));
        assertThat(AdaptiveDifficulty.of("Anna", List.of(match))).isEqualTo(BotLevel.YOURS_1);
    }

    /// Simulated people, as strong as each of the three levels: within fifteen rounds they meet grades near their own
    /// strength, and win about half of the last ten.
    @ParameterizedTest
    @CsvSource({"-0.37, 2.0, 2.4", "0, 2.8, 3.2", "0.37, 3.6, 4.0"})
    void peopleWinAboutHalfTheirRounds(double strength, double lowest, double highest) {
        Met met = met(strength);
        assertThat(met.grade()).isBetween(lowest, highest);
        assertThat(met.won()).isBetween(0.43, 0.57);
    }

    /// A child that wins one round in five against the middle grade soon meets the weakest, an expert the strongest.
    @ParameterizedTest
    @CsvSource({"-1.4, 1.0, 1.2", "1.4, 4.8, 5.0"})
    void beyondTheLevelsTheGradeStaysAtTheirEnd(double strength, double lowest, double highest) {
        assertThat(met(strength).grade()).isBetween(lowest, highest);
    }

    /// What people of one strength have met after fifteen rounds, on average.
    ///
    /// @param grade from 1
    /// @param won the share of the last ten rounds
    private record Met(double grade, double won) {}

    private static Met met(double strength) {
        double grades = 0;
        int won = 0;
        for (int person = 0; person < PEOPLE; person++) {
            SeededRandom random = new SeededRandom(person);
            List<FinishedMatch> games = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                boolean wins = wins(strength, AdaptiveDifficulty.of("Anna", games), random);
                games.add(round("Anna", wins));
                won += wins && round >= ROUNDS - LAST_ROUNDS ? 1 : 0;
            }
            grades += BotLevel.YOURS.indexOf(AdaptiveDifficulty.of("Anna", games)) + 1;
        }
        return new Met(grades / PEOPLE, (double) won / PEOPLE / LAST_ROUNDS);
    }

    @Test
    void onlyAPersonAloneMeetsAGradeOfHerOwn() {
        List<FinishedMatch> games = List.of(round("Anna", true));
        SeatPlayer annaPlayer = new SeatPlayer.Human("Anna");
        SeatPlayer yoursPlayer = new SeatPlayer.Computer("Robot", BotLevel.YOURS_3);
        SeatPlayer acePlayer = new SeatPlayer.Computer("As", BotLevel.HARD);
        assertThat(levels(AdaptiveDifficulty.in(game(annaPlayer, yoursPlayer, acePlayer), games)))
                .containsExactly(BotLevel.YOURS_4, BotLevel.HARD);
        assertThat(levels(AdaptiveDifficulty.in(game(annaPlayer, yoursPlayer, new SeatPlayer.Human("Papi")), games)))
                .containsExactly(BotLevel.YOURS_3);
    }

    private static List<BotLevel> levels(GameConfig game) {
        return game.players().stream()
                .filter(SeatPlayer.Computer.class::isInstance)
                .map(player -> ((SeatPlayer.Computer) player).level())
                .toList();
    }

    private static GameConfig game(SeatPlayer... players) {
        return new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(players.length)), List.of(players), 0, 1);
    }

    private static boolean wins(double strength, BotLevel gradeLevel, SeededRandom random) {
        double against = STRENGTHS[BotLevel.YOURS.indexOf(gradeLevel)];
        return random.below(1_000_000) < 1_000_000 / (1 + Math.exp(against - strength));
    }

    private static FinishedMatch round(String name, boolean won) {
        return new FinishedMatch(
                "board",
                List.of(new PlayerResult(
                        name, won ? Outcome.WON : Outcome.LOST, 100, 100, 0, won ? 1 : 0, won ? 0 : 1)));
    }

    private static PlayerResult usual() {
        return new PlayerResult("Anna", Outcome.WON, 100, 100, 0, 0, 0);
    }
}
