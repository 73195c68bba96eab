package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.control.Label;
import millebornes.records.DealOfTheDay;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

/// The deal of the day, played in the real window: from the home page to the table, and back to its result.
class DayJourneyTest {

    private static final List<String> ALONE = List.of("daily-deal", "day-play");

    /// Whatever number the next game would take, and however often it is played.
    @Test
    void playedTwiceItHasTheSameCards() {
        Session firstSession = game(7).press(ALONE).session();
        Session secondSession = game(8).press(ALONE).session();
        assertThat(secondSession).isNotSameAs(firstSession);
        assertThat(secondSession.match().round()).isEqualTo(firstSession.match().round());
        assertThat(firstSession.game().players())
                .extracting(SeatPlayer::isHuman)
                .containsExactly(true, false, false, false);
        assertThat(DealOfTheDay.of(firstSession, LocalDate.now(ZoneId.systemDefault())))
                .isPresent();
    }

    @Test
    void whatItWasIsOnTheLeafAfterwards() {
        GamePlaythrough game = game(7).press(ALONE).playRound();
        int points = game.session().match().totals().get(0);
        game.press(List.of("home", "daily-deal", "day-copy"));
        assertThat(game.find("day-line").orElseThrow().lookupAll(".label"))
                .anySatisfy(label -> assertThat(((Label) label).getText().replaceAll("\\D", ""))
                        .isEqualTo(Integer.toString(points)));
        game.press(List.of("back", "daily-album", "back", "daily-deal"));
        assertThat(game.find("day-play")).isPresent();
    }

    private GamePlaythrough game(long seed) {
        return new GamePlaythrough().open(ClickingUser::new, seed);
    }
}
