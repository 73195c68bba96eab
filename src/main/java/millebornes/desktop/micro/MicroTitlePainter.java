package millebornes.desktop.micro;

import java.util.List;
import millebornes.desktop.micro.MicroTitleModel.MicroName;
import millebornes.desktop.micro.MicroTitleModel.MicroTitleViewState;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Paints the pages before the game: the landscape with the driving car, and the pages of cards.
final class MicroTitlePainter {

    private static final int SUBTITLE_Y = 46;
    private static final int CAR_X = 66;
    private static final int CAR_Y = 126;
    private static final int DASH_Y = 158;
    private static final int DASH_START = 12;
    private static final int DASH_GAP = 14;
    private static final int DASH_PERIOD = 32;
    private static final int DASH_SPEED = 2;
    private static final int JOLT = 10;
    private static final int SMOKE = 30;
    private static final int HEAD_Y = 4;
    private static final int FOOT_Y = 184;
    private static final int TEXT_Y = 188;
    private static final int MARGIN = 8;
    private static final int SECOND_Y = 178;
    private static final int THIRD_Y = 189;
    private static final int COLUMN_X = 24;
    private static final int COLUMN_PITCH = 58;
    private static final int ROW_Y = 20;
    private static final int ROW_PITCH = 52;
    private static final int TAG_HEIGHT = 10;
    private static final int TAG_OUT = 8;
    private static final int LIFT = 4;
    private static final int BOARD_X = 6;
    private static final int BOARD_Y = MicroScreenLayout.LINE;
    private static final int BOARD_WIDTH = 308;
    private static final int BOARD_HEIGHT = 60;
    private static final int BOARD_EDGE = 3;
    private static final List<Hazard> COLUMNS =
            List.of(Hazard.RED_LIGHT, Hazard.SPEED_LIMIT, Hazard.OUT_OF_GAS, Hazard.FLAT_TIRE, Hazard.ACCIDENT);

    private final PixelCanvas canvas = new PixelCanvas();
    private final MicroTitleViewState state;

    private MicroTitlePainter(MicroTitleViewState state) {
        this.state = state;
    }

    /// The whole screen.
    ///
    /// @param beat the number of the animation step
    public static PixelCanvas paint(MicroTitleViewState state, int beat) {
        MicroTitlePainter painter = new MicroTitlePainter(state);
        switch (state.page()) {
            case OPENING, NAME -> {
                painter.landscape(beat, 0);
                painter.subtitle();
                painter.foot();
            }
            case DISTANCES -> {
                painter.distances(beat);
                painter.text();
            }
            case HAZARDS -> painter.rows(1);
            case REMEDIES -> painter.rows(2);
            case SAFETIES -> painter.rows(3);
        }
        return painter.canvas;
    }

    /// Paints the landscape with the car that drives through it.
    ///
    /// @param lift the distance by which everything is moved down, in pixels
    private void landscape(int beat, int lift) {
        canvas.picture(PixelPictures.named("title"), 0, lift);
        for (int x = 0; x < PixelCanvas.WIDTH; x++) {
            boolean gap = Math.floorMod(x - DASH_START + beat * DASH_SPEED, DASH_PERIOD) < DASH_GAP;
            canvas.fill(x, DASH_Y + lift, 1, 2, gap ? MicroColour.ROAD : MicroColour.CREAM);
        }
        // The car is pushed up and let down, and its smoke goes to and fro, not three times in a second.
        int jolt = beat / JOLT % 2;
        canvas.picture(PixelPictures.named("title.smoke"), CAR_X - 2 * jolt, CAR_Y + SMOKE + lift - jolt)
                .picture(PixelPictures.named("title.car"), CAR_X, CAR_Y + lift - jolt);
    }

    private void subtitle() {
        canvas.textAround(state.subtitle(), PixelCanvas.WIDTH / 2, SUBTITLE_Y, MicroColour.CREAM);
    }

    private void foot() {
        canvas.fill(0, FOOT_Y, PixelCanvas.WIDTH, PixelCanvas.HEIGHT - FOOT_Y, MicroColour.INK)
                .text(state.headline(), MARGIN, TEXT_Y, MicroColour.SKY)
                .textTo(state.key(), PixelCanvas.WIDTH - MARGIN, TEXT_Y, MicroColour.ROAD);
        if (state.page() == MicroTitleModel.Page.NAME) {
            int x = MARGIN + PixelLettering.width(state.headline()) + MARGIN;
            for (int place = 0; place < MicroName.MOST; place++) {
                int left = x + place * PixelLettering.HEIGHT;
                if (place < state.name().length()) {
                    canvas.text(state.name().substring(place, place + 1), left, TEXT_Y, MicroColour.CREAM);
                } else if (place == state.name().length()) {
                    canvas.fill(left, TEXT_Y - 1, PixelLettering.HEIGHT, PixelLettering.HEIGHT + 1, MicroColour.SUN);
                } else {
                    canvas.text("_", left, TEXT_Y, MicroColour.CREAM);
                }
            }
        }
    }

    /// Paints the texts above and below the cards.
    private void text() {
        canvas.fill(0, 0, PixelCanvas.WIDTH, MicroScreenLayout.LINE, MicroColour.INK)
                .fill(0, SECOND_Y - 2, PixelCanvas.WIDTH, PixelCanvas.HEIGHT, MicroColour.INK)
                .text(state.headline(), MARGIN, HEAD_Y, MicroColour.SUN)
                .textTo(state.key(), PixelCanvas.WIDTH - MARGIN, HEAD_Y, MicroColour.ROAD)
                .text(state.lines().getFirst(), MARGIN, SECOND_Y, MicroColour.CREAM)
                .text(state.lines().getLast(), MARGIN, THIRD_Y, MicroColour.CREAM);
    }

    /// Paints the distance cards, and the text about them.
    private void distances(int beat) {
        landscape(beat, -LIFT);
        canvas.fillRound(BOARD_X, BOARD_Y, BOARD_WIDTH, BOARD_HEIGHT, MicroColour.CREAM)
                .fill(
                        BOARD_X + BOARD_EDGE,
                        BOARD_Y + BOARD_EDGE,
                        BOARD_WIDTH - 2 * BOARD_EDGE,
                        BOARD_HEIGHT - 2 * BOARD_EDGE,
                        MicroColour.PETROL);
        Distance[] all = Distance.values();
        for (int column = 0; column < all.length; column++) {
            card(all[column], x(column), ROW_Y + 2);
        }
    }

    /// Paints rows of hazards, remedies and safeties: those of the first `shown` kinds, the others as dashed
    /// rectangles.
    private void rows(int shown) {
        canvas.fill(0, 0, PixelCanvas.WIDTH, PixelCanvas.HEIGHT, MicroColour.PETROL);
        text();
        for (int column = 0; column < COLUMNS.size(); column++) {
            Hazard hazard = COLUMNS.get(column);
            card(hazard, x(column), ROW_Y);
            if (shown > 1) {
                card(hazard.remedy(), x(column), ROW_Y + ROW_PITCH);
            } else {
                ghost(x(column), 1);
            }
        }
        for (Safety safety : Safety.values()) {
            double middle = COLUMNS.stream()
                    .filter(hazard -> hazard.safety() == safety)
                    .mapToInt(hazard -> x(COLUMNS.indexOf(hazard)))
                    .average()
                    .orElseThrow();
            if (shown > 2) {
                card(safety, (int) middle, ROW_Y + 2 * ROW_PITCH);
            } else {
                ghost((int) middle, 2);
            }
        }
    }

    private void ghost(int x, int row) {
        canvas.picture(PixelPictures.named("ghost.card"), x, ROW_Y + row * ROW_PITCH);
    }

    /// Paints a card with its number of copies in the deck.
    private void card(Card card, int x, int y) {
        canvas.picture(PixelPictures.named(card.name()), x, y);
        int count = state.deck().count(card);
        if (count > 1) {
            String number = "×" + count;
            int width = PixelLettering.width(number) + 2;
            int left = x + MicroScreenLayout.CARD_WIDTH - width + TAG_OUT;
            canvas.fillRound(left, y - 2, width, TAG_HEIGHT, MicroColour.INK)
                    .text(number, left + 1, y - 1, MicroColour.SUN);
        }
    }

    private static int x(int column) {
        return COLUMN_X + COLUMN_PITCH * column;
    }
}
