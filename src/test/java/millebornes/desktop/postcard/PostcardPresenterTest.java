package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.desktop.postcard.MatchReport.Standing;
import millebornes.desktop.postcard.PostcardViewState.TeamRow;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.SaveMetadata;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The texts of a postcard, for every kind of table.
class PostcardPresenterTest {

    private static final Words FRENCH = Words.of(Language.FRENCH);
    private static final Words ENGLISH = Words.of(Language.ENGLISH);

    private static final MatchReport FOUR = PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 3);

    static Stream<TeamFormat> everyTable() {
        return Editions.PLAYROOM.tables().stream().map(table -> table.form());
    }

    /// Two to nine seats, alone and in teams.
    @ParameterizedTest
    @MethodSource("everyTable")
    void everybodyIsNamedOnce(TeamFormat form) {
        MatchReport report = PlayedMatches.of(Setup.of(Editions.PLAYROOM, form), 4);
        PostcardViewState postcard = PostcardPresenter.postcard(FRENCH, report);
        assertThat(postcard.rows()).hasSize(form.teams());
        String rows =
                String.join("\n", postcard.rows().stream().map(TeamRow::names).toList());
        for (int seat = 0; seat < form.seats(); seat++) {
            String name = PlayedMatches.NAMES.get(seat);
            assertThat(rows).as("in full").containsOnlyOnce(name);
        }
        boolean won = !report.match().winners().isEmpty();
        assertThat(postcard.rows().getFirst().won()).isEqualTo(won);
        assertThat(postcard.rows().getFirst().place()).isEqualTo(won ? "1" : "2");
    }

    @Test
    void moreRowsStandCloserAndTheMessageIsShorter() {
        PostcardViewState postcardOfFour = PostcardPresenter.postcard(FRENCH, FOUR);
        assertThat(postcardOfFour.isClose()).isFalse();
        assertThat(postcardOfFour.message()).startsWith("Partis de Paris à quatre voitures, nous voilà ");
        PostcardViewState postcardOfSix = PostcardPresenter.postcard(
                FRENCH, PlayedMatches.of(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 4));
        assertThat(postcardOfSix.isClose()).isTrue();
        assertThat(postcardOfSix.message()).startsWith("Nous voilà ").hasSizeLessThan(40);
    }

    /// The verb agrees with how many are named.
    @Test
    void theVerbAgrees() {
        assertThat(winners(FRENCH, PlayedMatches.shared(FOUR, List.of(1)))).isEqualTo("Papi a gagné !");
        assertThat(winners(ENGLISH, PlayedMatches.shared(FOUR, List.of(1)))).isEqualTo("Papi wins!");
        MatchReport pairsReport = PlayedMatches.of(Setup.of(Editions.BOARD, new TeamFormat(2, 2)), 13);
        assertThat(winners(FRENCH, PlayedMatches.shared(pairsReport, List.of(1))))
                .isEqualTo("Papi et Gaston ont gagné !");
        assertThat(winners(ENGLISH, PlayedMatches.shared(pairsReport, List.of(1))))
                .isEqualTo("Papi and Gaston win!");
        MatchReport reportOfFours = PlayedMatches.of(Setup.of(Editions.PLAYROOM, new TeamFormat(2, 4)), 4);
        assertThat(winners(FRENCH, PlayedMatches.shared(reportOfFours, List.of(0))))
                .isEqualTo("L’équipe bleue a gagné !");
        assertThat(winners(ENGLISH, PlayedMatches.shared(reportOfFours, List.of(0))))
                .isEqualTo("The blue team wins!");
    }

    @Test
    void tiesShareThePlaceAndTheWin() {
        MatchReport tiedReport = PlayedMatches.shared(FOUR, List.of(0, 3));
        assertThat(winners(FRENCH, tiedReport)).isEqualTo("Anna et Gaston arrivent ex æquo !");
        assertThat(winners(ENGLISH, tiedReport)).isEqualTo("Anna and Gaston share the victory!");
        assertThat(tiedReport.standings().stream().map(Standing::place).limit(3))
                .containsExactly(1, 1, 3);
        assertThat(tiedReport.standings().subList(0, 2).stream().map(Standing::team))
                .containsExactlyInAnyOrder(0, 3);
        MatchReport allReport = PlayedMatches.shared(FOUR, List.of(0, 1, 2, 3));
        assertThat(winners(FRENCH, allReport)).isEqualTo("Anna, Papi, Marguerite-Élise et Gaston arrivent ex æquo !");
    }

    @Test
    void aJuniorGameHasKilometresAndNoPoints() {
        MatchReport juniorReport = PlayedMatches.of(
                Setup.of(Editions.BOARD, TeamFormat.singles(3)),
                wishedChoices -> wishedChoices.scoring(ScoringMode.JUNIOR),
                11);
        PostcardViewState postcard = PostcardPresenter.postcard(FRENCH, juniorReport);
        assertThat(postcard.rows()).extracting(TeamRow::unit).containsOnly("km");
        assertThat(postcard.rows())
                .extracting(TeamRow::number)
                .containsExactlyElementsOf(juniorReport.standings().stream()
                        .map(standing -> FRENCH.number(standing.km()))
                        .toList());
        assertThat(postcard.rules()).contains("Junior");
    }

    @Test
    void computersWithoutANameWinToo() {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(2));
        MatchReport playedReport = PlayedMatches.of(setup, 5);
        MatchReport namelessReport = new MatchReport(
                new GameConfig(
                        setup,
                        List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("", BotLevel.EASY)),
                        0,
                        playedReport.game().seed()),
                playedReport.match(),
                0,
                PlayedMatches.DAY);
        assertThat(winners(FRENCH, PlayedMatches.shared(namelessReport, List.of(1))))
                .isEqualTo("Ordinateur a gagné !");
    }

    @Test
    void smallNumbersAreWrittenOut() {
        assertThat(message(FRENCH, 0)).endsWith("après une manche.");
        assertThat(message(FRENCH, 1)).endsWith("après une manche et un coup-fourré.");
        assertThat(message(FRENCH, 3)).endsWith("après une manche et trois coups-fourrés.");
        assertThat(message(FRENCH, 12)).endsWith("après une manche et 12 coups-fourrés.");
        assertThat(message(ENGLISH, 1)).endsWith("after one round and one coup-fourré.");
        assertThat(message(ENGLISH, 2)).endsWith("after one round and two coups-fourrés.");
    }

    /// Somebody who has come to the end of the road is by the sea; the others were nearly there.
    @Test
    void itSaysHowFarTheyCame() {
        List<MatchReport> reports = Stream.iterate(1L, seed -> seed + 1)
                .limit(10)
                .flatMap(seed -> Stream.of(2, 4)
                        .map(seats -> PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(seats)), seed)))
                .toList();
        assertThat(reports).anyMatch(MatchReport::hasArrived).anyMatch(report -> !report.hasArrived());
        assertThat(reports).allSatisfy(report -> {
            boolean there = report.match().round().cars().stream()
                    .anyMatch(car -> car.km() == report.match().round().target());
            assertThat(PostcardPresenter.postcard(FRENCH, report).message())
                    .contains(there ? "voilà à la mer" : "voilà presque à la mer");
        });
    }

    @Test
    void itSaysWhichGameAndWhichDeal() {
        PostcardViewState postcard = PostcardPresenter.postcard(
                FRENCH,
                PlayedMatches.of(
                        Setup.of(Editions.BOARD, TeamFormat.singles(4)), choices -> choices.matchTo(5000), 7412));
        assertThat(plain(postcard.rules()))
                .isEqualTo("Plateau, 1 000 km : Expert, autant de manches qu’il faut pour 5 000 points");
        assertThat(plain(postcard.deal())).isEqualTo("Mille Bornes, donne n° 7 412");
        assertThat(PostcardPresenter.postcard(
                                ENGLISH, PlayedMatches.of(Setup.of(Editions.DUEL, TeamFormat.singles(2)), 5))
                        .rules())
                .isEqualTo("Duel, 1,000\u00a0km: played to 5,000 points");
    }

    /// A match that was kept makes the same card as one that has just ended.
    @Test
    void aKeptMatchMakesTheSameCard() {
        Session session = PlayedMatches.session(
                Setup.of(Editions.BOARD, TeamFormat.singles(4)).with(wishedChoices -> wishedChoices.rounds(3)), 3);
        Instant saved = PlayedMatches.DAY.atTime(21, 14).toInstant(ZoneOffset.UTC);
        MatchReport keptReport = MatchReport.of(
                SavedSessionConverter.of(session, SaveMetadata.NONE.withSaved(saved)), ZoneOffset.UTC, LocalDate.EPOCH);
        assertThat(PostcardPresenter.postcard(FRENCH, keptReport))
                .isEqualTo(PostcardPresenter.postcard(FRENCH, MatchReport.of(session, PlayedMatches.DAY)));
        assertThat(MatchReport.of(SavedSessionConverter.of(session, SaveMetadata.NONE), ZoneOffset.UTC, LocalDate.EPOCH)
                        .day())
                .isEqualTo(LocalDate.EPOCH);
    }

    @Test
    void aMatchThatGoesOnMakesNoCard() {
        Session runningSession = Session.start(FOUR.game());
        assertThatIllegalArgumentException().isThrownBy(() -> MatchReport.of(runningSession, PlayedMatches.DAY));
    }

    @Test
    void whereNoTeamHasWonThePostcardSaysSo() {
        MatchReport noReport = MatchReport.of(
                UnwonRound.of(Editions.PLAYROOM, List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Human("Papi"))),
                PlayedMatches.DAY);
        assertThat(winners(FRENCH, noReport)).isEqualTo("Personne n’a gagné cette manche.");
        assertThat(winners(ENGLISH, noReport)).isEqualTo("Nobody won this round.");
        assertThat(PostcardPresenter.postcard(FRENCH, noReport).rows()).allSatisfy(row -> {
            assertThat(row.won()).isFalse();
            assertThat(row.place()).isEqualTo("2");
        });
        PrintedScoreSheet sheet = ScoreSheetPresenter.sheet(ENGLISH, noReport);
        assertThat(sheet.winners()).isEqualTo("Nobody won this round.");
        assertThat(sheet.columns()).noneMatch(PrintedScoreSheet.SheetColumn::won);
    }

    private static String winners(Words words, MatchReport report) {
        return plain(PostcardPresenter.postcard(words, report).winners());
    }

    /// With spaces that may break, so that it can be read here.
    private static String plain(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    private static String message(Words words, int coups) {
        return PostcardPresenter.postcard(words, new MatchReport(FOUR.game(), FOUR.match(), coups, FOUR.day()))
                .message();
    }
}
