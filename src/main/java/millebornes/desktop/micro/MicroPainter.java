package millebornes.desktop.micro;

import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Paints the screen of a game: the dialogue line, the hand below it, the person's field on the left, the machine's on
/// the right, and between them the draw pile and the last discard.
final class MicroPainter {

    private static final int EDGE = 4;
    private static final int POINTER = 6;
    private static final int MIDDLE = PixelCanvas.WIDTH / 2;
    private static final int MIDDLE_X = 140;
    private static final int STOCK_TITLE_Y = 76;
    private static final int STOCK_Y = 87;
    private static final int NUMBER_Y = 113;
    private static final int DISCARD_TITLE_Y = 141;
    private static final int DISCARD_Y = 151;
    private static final int LIT = 2;

    private final PixelCanvas canvas = new PixelCanvas();

    private MicroPainter() {}

    /// Paints the whole screen.
    public static PixelCanvas paint(MicroViewState state) {
        MicroPainter painter = new MicroPainter();
        if (state.points() == null) {
            painter.table(state);
        } else {
            new PointsPainter(painter.canvas).paint(state.points(), state);
        }
        new DialogueLinePainter(painter.canvas).paint(state.dialogue());
        return painter.canvas;
    }

    /// Paints stripes of the sea, as high as the hand, from a y on.
    static void sea(PixelCanvas canvas, int y) {
        PixelPicture stripesPicture = PixelPictures.named("sea");
        for (int x = 0; x < PixelCanvas.WIDTH; x += stripesPicture.width()) {
            canvas.picture(stripesPicture, x, y);
        }
    }

    private void table(MicroViewState state) {
        sea(canvas, MicroScreenLayout.LINE);
        hand(state);
        PlayerFieldPainter.person(canvas).paint(state.person(), state.titles().coupFourre());
        PlayerFieldPainter.machine(canvas).paint(state.machine(), state.titles().coupFourre());
        stock(state);
        discard(state.titles().discard(), state.discard(), state.discardLit());
    }

    private void hand(MicroViewState state) {
        for (int place = 0; place < state.hand().size(); place++) {
            MicroScreenLayout.Box cardBox = MicroScreenLayout.card(place);
            if (place == state.cursor()) {
                chosen(cardBox);
            }
            canvas.picture(PixelPictures.named(state.hand().get(place).name()), cardBox.x(), cardBox.y());
        }
        if (state.emptyPlace()) {
            MicroScreenLayout.Box cardBox = MicroScreenLayout.card(state.hand().size());
            canvas.shade(PixelPictures.named("ghost.card"), cardBox.x(), cardBox.y(), MicroColour.CREAM)
                    .textAround(
                            "?",
                            cardBox.x() + cardBox.width() / 2,
                            cardBox.y() + cardBox.height() / 2 - 4,
                            MicroColour.CREAM);
        }
    }

    private void chosen(MicroScreenLayout.Box cardBox) {
        canvas.fillRound(
                cardBox.x() - EDGE,
                cardBox.y() - EDGE,
                cardBox.width() + 2 * EDGE,
                cardBox.height() + EDGE + 2,
                MicroColour.SUN);
        int middle = cardBox.x() + cardBox.width() / 2;
        for (int row = 0; row < POINTER; row++) {
            canvas.fill(middle - row - 1, cardBox.y() + cardBox.height() - 1 + row, 2 * row + 2, 1, MicroColour.RED);
        }
    }

    private void stock(MicroViewState state) {
        canvas.textAround(state.titles().stock(), MIDDLE, STOCK_TITLE_Y, MicroColour.CREAM);
        String number = Integer.toString(state.stock());
        PixelPicture picture = PixelPictures.named(state.stock() == 0 ? "ghost.card" : "sabot");
        canvas.picture(picture, MIDDLE_X, STOCK_Y)
                .textAround(number, MIDDLE, NUMBER_Y, state.stock() == 0 ? MicroColour.CREAM : MicroColour.INK);
    }

    private void discard(String title, @Nullable Card topCard, boolean lit) {
        canvas.textAround(title, MIDDLE, DISCARD_TITLE_Y, MicroColour.CREAM);
        PixelPicture picture = PixelPictures.named(topCard == null ? "ghost.card" : topCard.name());
        if (lit) {
            canvas.frame(
                    MIDDLE_X - LIT,
                    DISCARD_Y - LIT,
                    picture.width() + 2 * LIT,
                    picture.height() + 2 * LIT,
                    LIT + 1,
                    MicroColour.SUN);
        }
        canvas.picture(picture, MIDDLE_X, DISCARD_Y);
    }
}
