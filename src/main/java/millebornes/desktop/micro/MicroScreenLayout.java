package millebornes.desktop.micro;

import java.util.ArrayList;
import java.util.List;

/// The layout of the retro screen, in pixels from its upper left corner; used for painting and for the mouse.
final class MicroScreenLayout {

    /// The height of the dialogue line, in pixels.
    static final int LINE = 16;

    static final int CARD_WIDTH = 40;
    static final int CARD_HEIGHT = 48;
    static final int HAND_Y = 20;

    /// The y between the hand above and the players' fields below.
    static final int FIELDS_Y = 74;

    private static final int HAND_X = 6;
    private static final int HAND_PITCH = 45;
    private static final int WORD_Y = 2;
    private static final int WORD_HEIGHT = 12;
    private static final int BEFORE_WORD = 11;
    private static final int AFTER_WORD = 5;
    private static final int MARGIN = 4;

    private MicroScreenLayout() {}

    /// A rectangle of pixels.
    record Box(int x, int y, int width, int height) {

        boolean holds(int pointX, int pointY) {
            return pointX >= x && pointX < x + width && pointY >= y && pointY < y + height;
        }
    }

    /// The rectangles of the words of a choice in the dialogue line.
    static List<Box> words(DialogueLine.Options options) {
        List<Box> bars = new ArrayList<>();
        int x = options.prompt().isEmpty() ? 0 : MARGIN + PixelLettering.width(options.prompt()) + MARGIN;
        for (String word : options.words()) {
            int width = BEFORE_WORD + PixelLettering.width(word) + AFTER_WORD;
            bars.add(new Box(x, WORD_Y, width, WORD_HEIGHT));
            x += width;
        }
        return bars;
    }

    /// The x of a word within its rectangle.
    static int wordX(Box barBox) {
        return barBox.x() + BEFORE_WORD;
    }

    /// The rectangle of a card of the hand; places are counted from 0 at the left.
    static Box card(int place) {
        return new Box(HAND_X + HAND_PITCH * place, HAND_Y, CARD_WIDTH, CARD_HEIGHT);
    }

    /// The place of the hand at this point, from 0 at the left, or -1.
    static int cardAt(MicroViewState state, int x, int y) {
        for (int place = 0; place < state.hand().size(); place++) {
            if (card(place).holds(x, y)) {
                return place;
            }
        }
        return -1;
    }
}
