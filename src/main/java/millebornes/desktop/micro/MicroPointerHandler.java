package millebornes.desktop.micro;

import java.util.List;

/// Interprets mouse and touch input.
final class MicroPointerHandler {

    private static final int NOWHERE = Integer.MAX_VALUE;

    private MicroPointerHandler() {}

    /// Presses the word of the dialogue line or the card of the hand at a pixel.
    ///
    /// @param state the view state
    public static void press(MicroGame game, MicroViewState state, int x, int y) {
        int card = state.points() == null ? MicroScreenLayout.cardAt(state, x, y) : -1;
        if (card >= 0) {
            game.point(card, true);
        } else {
            game.point(wordAt(state, x, y), false);
        }
    }

    private static int wordAt(MicroViewState state, int x, int y) {
        if (state.dialogue() instanceof DialogueLine.Options options) {
            List<MicroScreenLayout.Box> bars = MicroScreenLayout.words(options);
            for (int place = 0; place < bars.size(); place++) {
                MicroScreenLayout.Box barBox = bars.get(place);
                // The whole height of the line: a finger is not as exact as an arrow.
                if (new MicroScreenLayout.Box(barBox.x(), 0, barBox.width(), MicroScreenLayout.LINE).holds(x, y)) {
                    return place;
                }
            }
        }
        return NOWHERE;
    }
}
