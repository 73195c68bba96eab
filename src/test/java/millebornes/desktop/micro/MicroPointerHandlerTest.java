package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.desktop.micro.MicroGameState.CardUse;
import millebornes.engine.rules.Move;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The click targets are where they are painted.
class MicroPointerHandlerTest {

    private final MicroGame game = new MicroGame(MicroSituations.attacked(), MicroSituations.NOWHERE, _ -> {});

    @Test
    void wordsAndCardsArePressedWhereTheyStand() {
        press(word(0));
        assertThat(game.moment()).isEqualTo(new MicroGameState.Choice(MicroQuestion.SECOND, 0));
        press(word(1));
        assertThat(game.moment()).isEqualTo(new MicroGameState.CardChoice(CardUse.DISCARD, 0));
        MicroScreenLayout.Box cardBox = MicroScreenLayout.card(6);
        press(new int[] {cardBox.x() + cardBox.width() - 1, cardBox.y()});
        assertThat(game.session().moves()).last().isInstanceOf(Move.Discard.class);
    }

    @Test
    void nothingIsPressedBeside() {
        MicroGameState stateBefore = game.moment();
        for (int[] beside : new int[][] {{319, 4}, {4, 18}, {48, 40}, {160, 120}, {-5, -5}, {400, 900}}) {
            press(beside);
            assertThat(game.moment()).isEqualTo(stateBefore);
        }
        MicroScreenLayout.Box cardBox = MicroScreenLayout.card(0);
        press(new int[] {cardBox.x(), cardBox.y()});
        assertThat(game.moment()).as("no card is asked for").isEqualTo(stateBefore);
    }

    /// The yellow bar of the chosen word is painted where the word is pressed.
    @Test
    void theChosenWordIsPaintedInItsBar() {
        for (int place = 0; place < MicroQuestion.FIRST.options().size(); place++) {
            PixelCanvas canvas = MicroPainter.paint(state());
            for (int other = 0; other < MicroQuestion.FIRST.options().size(); other++) {
                int[] there = word(other);
                assertThat(canvas.at(there[0], there[1]) == MicroColour.SUN).isEqualTo(other == place);
            }
            game.step(1);
        }
    }

    private void press(int[] point) {
        MicroPointerHandler.press(game, state(), point[0], point[1]);
    }

    /// The upper edge of the bar behind a word.
    private int[] word(int place) {
        MicroScreenLayout.Box barBox = MicroScreenLayout.words((DialogueLine.Options) state().dialogue())
                .get(place);
        return new int[] {barBox.x() + barBox.width() / 2, barBox.y()};
    }

    private MicroViewState state() {
        return new MicroPresenter(Words.of(Language.FRENCH)).present(game);
    }
}
