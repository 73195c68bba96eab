package millebornes.desktop.micro;

import java.util.List;

/// What a mouse or a finger means that touches a pixel.
final class MicroPointer {

    private static final int NOWHERE = Integer.MAX_VALUE;

    private MicroPointer() {}

    /// Presses what lies there: a word of the dialogue line, or a card of the hand.
    ///
    /// @param state what is seen
    public static void press(MicroGame game, MicroViewState state, int x, int y) {
        int card = state.points() == null ? MicroGrid.cardAt(state, x, y) : -1;
        if (card >= 0) {
            game.point(card, true);
        } else {
            game.point(wordAt(state, x, y), false);
        }
    }

    private static int wordAt(MicroViewState state, int x, int y) {
        if (state.dialogue() instanceof DialogueLine.Options options) {
            List<MicroGrid.Box> bars = MicroGrid.words(options);
            for (int place = 0; place < bars.size(); place++) {
                MicroGrid.Box barBox = bars.get(place);
                // The whole height of the line: a finger is not as exact as an arrow.
                if (new MicroGrid.Box(barBox.x(), 0, barBox.width(), MicroGrid.LINE).holds(x, y)) {
                    return place;
                }
            }
        }
        return NOWHERE;
    }
}
