package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.MatchLength;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DealOfTheDayTest {

    private static final LocalDate DAY = LocalDate.of(2026, 11, 22);

    /// What was sent to somebody on a date has to be what is dealt there, whatever version is played.
    @ParameterizedTest
    @CsvSource({"2026-01-01, board, 595639665", "2026-11-22, board, 960660488", "2026-11-22, classic, 746467563"})
    void theNumberOfADayNeverChanges(LocalDate day, String edition, long seed) {
        DealOfTheDay deal = new DealOfTheDay(
                day,
                Editions.ALL.stream()
                        .filter(knownEdition -> knownEdition.id().equals(edition))
                        .findFirst()
                        .orElseThrow());
        assertThat(deal.seed()).isEqualTo(seed);
    }

    @Test
    void everyDayHasItsOwnDealThatCanBeTyped() {
        List<Long> seeds = DAY.datesUntil(DAY.plusYears(10))
                .map(day -> DealOfTheDay.on(day).seed())
                .toList();
        assertThat(seeds).doesNotHaveDuplicates().allMatch(seed -> seed >= 1 && seed <= GameConfig.DEALS);
    }

    @Test
    void theSameDayGivesTheSameCards() {
        DealOfTheDay deal = DealOfTheDay.on(DAY);
        assertThat(Session.start(PlayedDay.alone(deal)).match().round())
                .isEqualTo(Session.start(PlayedDay.alone(deal)).match().round())
                .isNotEqualTo(Session.start(PlayedDay.alone(DealOfTheDay.on(DAY.plusDays(1))))
                        .match()
                        .round());
    }

    /// Four at a table are dealt the same hands, whether people or computers hold them.
    @Test
    void whoSitsThereChangesNoCard() {
        DealOfTheDay deal = DealOfTheDay.on(DAY);
        assertThat(Session.start(PlayedDay.family(deal, DealOfTheDay.SEATS))
                        .match()
                        .round())
                .isEqualTo(Session.start(PlayedDay.alone(deal)).match().round());
    }

    @Test
    void aMatchIsKnownByItsDealWheneverItEnds() {
        DealOfTheDay deal = DealOfTheDay.on(DAY);
        for (GameConfig game : List.of(PlayedDay.alone(deal), PlayedDay.family(deal, 2), PlayedDay.family(deal, 4))) {
            assertThat(DealOfTheDay.of(Session.start(game), DAY)).contains(deal);
            assertThat(DealOfTheDay.of(Session.start(game), DAY.plusDays(3))).contains(deal);
            assertThat(DealOfTheDay.of(Session.start(game), DAY.minusDays(1)))
                    .as("the date has gone back meanwhile")
                    .contains(deal);
            assertThat(DealOfTheDay.of(Session.start(game), DAY.minusDays(3))).isEmpty();
        }
    }

    @Test
    void whatIsPlayedOtherwiseIsNotTheDealOfTheDay() {
        DealOfTheDay deal = DealOfTheDay.on(DAY);
        GameConfig defaultConfig = PlayedDay.alone(deal);
        List<SeatPlayer> weak = new ArrayList<>(defaultConfig.players());
        weak.set(2, new SeatPlayer.Computer("", BotLevel.EASY));
        List<SeatPlayer> computers = IntStream.range(0, 4)
                .<SeatPlayer>mapToObj(_ -> new SeatPlayer.Computer("", BotLevel.MEDIUM))
                .toList();
        assertThat(List.of(
                        new GameConfig(defaultConfig.setup(), defaultConfig.players(), 0, 7),
                        new GameConfig(defaultConfig.setup(), defaultConfig.players(), 1, deal.seed()),
                        new GameConfig(defaultConfig.setup(), weak, 0, deal.seed()),
                        new GameConfig(defaultConfig.setup(), computers, 0, deal.seed()),
                        new GameConfig(
                                defaultConfig.setup().with(choices -> choices.length(MatchLength.ofRounds(2))),
                                defaultConfig.players(),
                                0,
                                deal.seed())))
                .allSatisfy(game ->
                        assertThat(DealOfTheDay.of(Session.start(game), DAY)).isEmpty());
    }

    @Test
    void aFamilyOfTwoToFourCanPlayIt() {
        DealOfTheDay deal = DealOfTheDay.on(DAY);
        assertThat(IntStream.range(0, 10).filter(deal::admits)).containsExactly(2, 3, 4);
        assertThat(DealOfTheDay.opponents()).hasSize(DealOfTheDay.SEATS - 1);
        assertThat(DealOfTheDay.opponents()).doesNotHaveDuplicates();
    }
}
