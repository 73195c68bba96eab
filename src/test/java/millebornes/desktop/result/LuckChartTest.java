package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.desktop.result.LuckChart.LuckRow;
import millebornes.desktop.result.LuckChart.Tendency;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LuckChartTest {

    private static final LuckChart CONCEPT = new LuckChart(
            List.of(
                    new LuckRow(0, 5225, 590, 380),
                    new LuckRow(1, 4350, -310, 405),
                    new LuckRow(2, 4350, 250, -155),
                    new LuckRow(3, 3100, -530, -625)),
            4);

    @Test
    void itKnowsWhoHasPlayedBestAndWhoHasHadTheBestCards() {
        assertThat(CONCEPT.bestPlay()).containsExactly(1);
        assertThat(CONCEPT.bestLuck()).containsExactly(0);
        assertThat(CONCEPT.rows()).extracting(LuckRow::total).containsExactly(970, 95, 95, -1155);
        assertThat(CONCEPT.luckOf(List.of(2, 3))).isEqualTo(-280);
    }

    @Test
    void aFewPointsARoundAreNotWorthAWord() {
        assertThat(CONCEPT.tendency(235)).isEqualTo(Tendency.AVERAGE);
        assertThat(CONCEPT.tendency(-235)).isEqualTo(Tendency.AVERAGE);
        assertThat(CONCEPT.tendency(240)).isEqualTo(Tendency.GOOD);
        assertThat(CONCEPT.tendency(-240)).isEqualTo(Tendency.POOR);
    }

    /// Everything is between the edges, numbers too; the average stands among the rules, and there are a few of them.
    @Test
    void barsAndTheirNumbersLieBetweenTheEdges() {
        for (LuckChart chart : List.of(CONCEPT, even(0), even(30), even(2000))) {
            LuckChartLayout layout = LuckChartLayout.of(chart, 200, 600, 60);
            assertThat(layout.x(chart.most())).isLessThanOrEqualTo(540.001);
            assertThat(layout.x(chart.least())).isGreaterThanOrEqualTo(259.999);
            assertThat(layout.x(0)).isCloseTo(layout.zero(), within(1e-9));
            assertThat(layout.rules()).contains(0).hasSizeBetween(1, 9);
        }
        assertThat(LuckChartLayout.of(CONCEPT, 200, 600, 60).rules()).contains(-500, -250, 250, 500);
    }

    /// Either every grid line has its label, or every second one, and so on, never one here and there.
    @Test
    void labelsAreEven() {
        LuckChartLayout layout = LuckChartLayout.of(CONCEPT, 200, 600, 60);
        double between = CONCEPT.rule() * layout.unit();
        assertThat(layout.labelDistance(CONCEPT.rule(), between - 1)).isEqualTo(CONCEPT.rule());
        assertThat(layout.labelDistance(CONCEPT.rule(), between + 1)).isEqualTo(2 * CONCEPT.rule());
    }

    private static LuckChart even(int points) {
        return new LuckChart(List.of(new LuckRow(0, 700, points, 0), new LuckRow(1, 700, -points, 0)), 1);
    }

    static Stream<Setup> everyTable() {
        return Editions.ALL.stream()
                .flatMap(edition -> edition.tables().stream().map(table -> Setup.of(edition, table.form())));
    }

    /// Whatever is played, and however many sit there: all figures are there, and they are as much as the points.
    @ParameterizedTest
    @MethodSource("everyTable")
    void everyTableHasItsFigures(Setup setup) {
        Session session = FinishedRound.of(setup, 5).session();
        LuckChart chart = LuckChartCalculator.of(session).orElseThrow().find().orElseThrow();
        assertAddsUp(chart, ResultModel.of(session));
    }

    /// After the last round of a match all of its rounds count.
    @Test
    void aMatchThatIsOverIsCountedWhole() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.rounds(3), 5);
        LuckChartCalculator firstCalculator =
                LuckChartCalculator.of(playedRound.session()).orElseThrow();
        assertThat(firstCalculator.rounds()).hasSize(1);
        Match match = playedRound.finishMatch().session().match();
        LuckChartCalculator fullCalculator =
                LuckChartCalculator.of(playedRound.session()).orElseThrow();
        assertThat(fullCalculator.rounds())
                .hasSize(3)
                .first()
                .isEqualTo(firstCalculator.rounds().getFirst());
        assertThat(fullCalculator.points()).containsExactlyElementsOf(match.totals());
        LuckChart chart = fullCalculator.find().orElseThrow();
        assertThat(chart.rounds()).isEqualTo(3);
        assertAddsUp(chart, ResultModel.of(playedRound.session()));
    }

    /// The same deal, played alike, has the same figures.
    @Test
    void itSaysTheSameAgain() {
        Session session =
                FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE, 3).session();
        assertThat(LuckChartCalculator.of(session).orElseThrow().find())
                .isEqualTo(LuckChartCalculator.of(session).orElseThrow().find());
    }

    @Test
    void aJuniorGameHasNone() {
        Session juniorSession = FinishedRound.of(
                        TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11)
                .session();
        assertThat(LuckChartCalculator.of(juniorSession)).isEmpty();
    }

    /// While a round is played nothing is told: figures are made of hidden cards.
    @Test
    void thereIsNoChartBeforeTheRoundIsOver() {
        Session session = Session.start(new GameConfig(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                List.of(new SeatPlayer.Computer("", BotLevel.EASY), new SeatPlayer.Computer("", BotLevel.EASY)),
                0,
                1));
        while (session.asked().isPresent()) {
            assertThatIllegalArgumentException().isThrownBy(() -> LuckChartCalculator.of(session));
            session.play(session.computerTurn(session.asked().getAsInt()).move());
        }
        assertThat(LuckChartCalculator.of(session)).isPresent();
    }

    private static void assertAddsUp(LuckChart chart, ResultModel model) {
        double mean = model.teams().stream().mapToInt(model::score).average().orElseThrow();
        assertThat(chart.rows()).hasSize(model.teams().size());
        IntStream.range(0, chart.rows().size()).forEach(team -> {
            LuckRow row = chart.rows().get(team);
            assertThat(row.points()).isEqualTo(model.score(model.teams().get(team)));
            assertThat((double) row.total()).isCloseTo(row.points() - mean, within(2.51));
            assertThat(List.of(row.luck(), row.play()))
                    .allSatisfy(points -> assertThat(points % 5).isZero());
        });
        assertThat(chart.rows()).anySatisfy(row -> assertThat(row.luck()).isNotZero());
    }
}
