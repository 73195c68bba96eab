package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

/// The number of clicks from the home page to a game, for a family that has set up a game before; `FirstStartTest` counts
/// those before the first game. Every entry of a list is one click in the real window.
class ClicksToPlayTest {

    @Test
    void aChildAlonePlaysAfterOneClick() {
        Match match = after(1, List.of("child-game"));
        assertThat(match.rules().options().scoring()).isEqualTo(ScoringMode.JUNIOR);
    }

    @Test
    void anAcceleratedGameIsFourClicksAwayAtMost() {
        Match match = after(4, List.of("new-game", "variant-ACCELERATED", "play"));
        assertThat(match.rules().options().has(FlagOption.ACCELERATED)).isTrue();
    }

    /// Anyone who wants a dog on the way: to the car and back are the only presses beside the picture.
    @Test
    void aGameInAnOwnCarIsFiveClicksAwayAtMost() {
        GameConfig game = played(5, List.of("new-game", "seat-0-car", "outfit-companion-dog", "car-done", "play"))
                .game();
        assertThat(game.outfit(0).companion()).isEqualTo(Companion.DOG);
    }

    /// When only two sat down the last time: the usual four need two clicks less.
    @Test
    void aGameInTeamsIsFiveClicksAwayAtMost() {
        Match match = after(5, List.of("new-game", "add-player", "add-player", "variant-TEAMS", "play"));
        assertThat(match.rules().setup().form()).isEqualTo(new TeamFormat(2, 2));
    }

    private Match after(int most, List<String> clicks) {
        return played(most, clicks).match();
    }

    private Session played(int most, List<String> clicks) {
        assertThat(clicks).hasSizeLessThanOrEqualTo(most);
        return new GamePlaythrough().open(ClickingUser::new, 7).press(clicks).session();
    }
}
