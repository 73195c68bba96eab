package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.desktop.result.LuckReport.LuckRow;
import millebornes.desktop.result.LuckReport.Tendency;
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

class LuckReportTest {

    private static final LuckReport CONCEPT = new LuckReport(
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

    /// The average has three pictures of five; the greatest difference of the table has the most or the least.
    @Test
    void theBestOfTheTableHasFivePicturesAndTheWorstOne() {
        assertThat(CONCEPT.rows()).extracting(CONCEPT::luckPictures).containsExactly(5.0, 2.0, 4.0, 1.5);
        assertThat(CONCEPT.rows()).extracting(CONCEPT::playPictures).containsExactly(4.0, 4.5, 2.5, 1.0);
        assertThat(even(2000).rows()).extracting(even(2000)::luckPictures).containsExactly(5.0, 1.0);
    }

    /// If all teams are near the average, none has five pictures or one.
    @Test
    void aFewPointsAreFewPictures() {
        assertThat(even(0).rows()).extracting(even(0)::luckPictures).containsExactly(3.0, 3.0);
        assertThat(even(30).rows()).extracting(even(30)::luckPictures).containsExactly(3.5, 2.5);
    }

    /// For every table from level to very uneven: words of praise stand beside four pictures or more, words of comfort
    /// beside two or fewer, and never for a few points.
    @Test
    void theWordsAgreeWithThePictures() {
        for (int points = 0; points <= 1000; points += LuckReport.STEP) {
            LuckReport report = new LuckReport(
                    List.of(
                            new LuckRow(0, 0, points, -points),
                            new LuckRow(1, 0, 100, -100),
                            new LuckRow(2, 0, -700, 700)),
                    1);
            for (LuckRow row : report.rows()) {
                assertAgree(report.luckTendency(row), report.luckPictures(row), row.luck());
                assertAgree(report.playTendency(row), report.playPictures(row), row.play());
            }
        }
    }

    private static void assertAgree(Tendency tendency, double pictures, int points) {
        assertThat(pictures).isBetween(1.0, 5.0);
        switch (tendency) {
            case GOOD -> {
                assertThat(pictures).isGreaterThanOrEqualTo(4);
                assertThat(points).isGreaterThanOrEqualTo(60);
            }
            case POOR -> {
                assertThat(pictures).isLessThanOrEqualTo(2);
                assertThat(points).isLessThanOrEqualTo(-60);
            }
            case AVERAGE -> assertThat(pictures).isBetween(2.5, 3.5);
        }
    }

    private static LuckReport even(int points) {
        return new LuckReport(List.of(new LuckRow(0, 700, points, 0), new LuckRow(1, 700, -points, 0)), 1);
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
        LuckReport report =
                LuckReportCalculator.of(session).orElseThrow().find().orElseThrow();
        assertAddsUp(report, ResultModel.of(session));
    }

    /// After the last round of a match all of its rounds count.
    @Test
    void aMatchThatIsOverIsCountedWhole() {
        FinishedRound playedRound = FinishedRound.of(TeamFormat.singles(3), OptionChoices.NONE.rounds(3), 5);
        LuckReportCalculator firstCalculator =
                LuckReportCalculator.of(playedRound.session()).orElseThrow();
        assertThat(firstCalculator.rounds()).hasSize(1);
        Match match = playedRound.finishMatch().session().match();
        LuckReportCalculator fullCalculator =
                LuckReportCalculator.of(playedRound.session()).orElseThrow();
        assertThat(fullCalculator.rounds())
                .hasSize(3)
                .first()
                .isEqualTo(firstCalculator.rounds().getFirst());
        assertThat(fullCalculator.points()).containsExactlyElementsOf(match.totals());
        LuckReport report = fullCalculator.find().orElseThrow();
        assertThat(report.rounds()).isEqualTo(3);
        assertAddsUp(report, ResultModel.of(playedRound.session()));
    }

    /// The same deal, played alike, has the same figures.
    @Test
    void itSaysTheSameAgain() {
        Session session =
                FinishedRound.of(TeamFormat.singles(4), OptionChoices.NONE, 3).session();
        assertThat(LuckReportCalculator.of(session).orElseThrow().find())
                .isEqualTo(LuckReportCalculator.of(session).orElseThrow().find());
    }

    @Test
    void aJuniorGameHasNone() {
        Session juniorSession = FinishedRound.of(
                        TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR), 11)
                .session();
        assertThat(LuckReportCalculator.of(juniorSession)).isEmpty();
    }

    /// While a round is played nothing is told: figures are made of hidden cards.
    @Test
    void thereIsNoReportBeforeTheRoundIsOver() {
        Session session = Session.start(new GameConfig(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                List.of(new SeatPlayer.Computer("", BotLevel.EASY), new SeatPlayer.Computer("", BotLevel.EASY)),
                0,
                1));
        while (session.asked().isPresent()) {
            assertThatIllegalArgumentException().isThrownBy(() -> LuckReportCalculator.of(session));
            session.play(session.computerTurn(session.asked().getAsInt()).move());
        }
        assertThat(LuckReportCalculator.of(session)).isPresent();
    }

    private static void assertAddsUp(LuckReport report, ResultModel model) {
        double mean = model.teams().stream().mapToInt(model::score).average().orElseThrow();
        assertThat(report.rows()).hasSize(model.teams().size());
        IntStream.range(0, report.rows().size()).forEach(team -> {
            LuckRow row = report.rows().get(team);
            assertThat(row.points()).isEqualTo(model.score(model.teams().get(team)));
            assertThat((double) row.total()).isCloseTo(row.points() - mean, within(2.51));
            assertThat(List.of(row.luck(), row.play()))
                    .allSatisfy(points -> assertThat(points % 5).isZero());
        });
        assertThat(report.rows()).anySatisfy(row -> assertThat(row.luck()).isNotZero());
    }
}
