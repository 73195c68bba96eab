package millebornes.desktop.micro;

import millebornes.desktop.micro.MicroTableHalf.Place;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Paints the field of one player: a name, a road with its car, four places for safeties, two piles and a milestone.
final class PlayerFieldPainter {

    static final int WIDTH = 128;

    private static final int TOP = MicroScreenLayout.FIELDS_Y;
    private static final int HEAD = 11;
    private static final int ROAD_X = 2;
    private static final int ROAD_Y = TOP + 13;

    /// The distance that a car covers on the screen until the target, in pixels.
    private static final int WAY = 101;

    private static final int SAFETY_X = 3;
    private static final int SAFETY_Y = TOP + 31;
    private static final int SAFETY_PITCH = 31;
    private static final int MARK_WIDTH = 19;
    private static final int MARK_HEIGHT = 9;
    private static final int MARK_Y = TOP + 65;
    private static final int PILE_Y = TOP + 77;
    private static final int ATTACK_X = 3;
    private static final int LIMIT_X = 46;
    private static final int STONE_X = 91;
    private static final int STONE_Y = TOP + 80;
    private static final int NUMBER_Y = STONE_Y + 24;
    private static final int LIT = 2;

    private final PixelCanvas canvas;
    private final int x;
    private final MicroColour headColour;
    private final MicroColour groundColour;
    private final PixelPicture carPicture;

    private PlayerFieldPainter(
            PixelCanvas canvas, int x, MicroColour headColour, MicroColour groundColour, String car) {
        this.canvas = canvas;
        this.x = x;
        this.headColour = headColour;
        this.groundColour = groundColour;
        this.carPicture = PixelPictures.named(car);
    }

    static PlayerFieldPainter person(PixelCanvas canvas) {
        return new PlayerFieldPainter(canvas, 0, MicroColour.BLUE, MicroColour.PETROL, "car.person");
    }

    static PlayerFieldPainter machine(PixelCanvas canvas) {
        return new PlayerFieldPainter(
                canvas, PixelCanvas.WIDTH - WIDTH, MicroColour.GARNET, MicroColour.NIGHT, "car.machine");
    }

    /// @param mark the text below a safety that answered an attack
    void paint(MicroTableHalf half, String mark) {
        canvas.fill(x, TOP, WIDTH, HEAD, headColour).fill(x, TOP + HEAD, WIDTH, PixelCanvas.HEIGHT, groundColour);
        canvas.text(half.name(), x + 4, TOP + 1, MicroColour.CREAM)
                .textTo(half.score(), x + WIDTH - 2, TOP + 1, MicroColour.CREAM);
        road(half);
        for (Safety safety : Safety.values()) {
            safety(half, safety, mark);
        }
        pile(half.attack(), "ghost.attack", ATTACK_X, half.lit() == Place.ATTACK);
        pile(half.limit(), "ghost.limit", LIMIT_X, half.lit() == Place.LIMIT);
        stone(half);
    }

    /// Paints the road with its car; the points table at the end of a round shows it, too.
    void road(MicroTableHalf half) {
        PixelPicture roadPicture = PixelPictures.named("road");
        int way = Math.clamp(Math.round((double) half.km() * WAY / half.target()), 0, WAY);
        canvas.picture(roadPicture, x + ROAD_X, ROAD_Y).picture(carPicture, x + ROAD_X + way, ROAD_Y);
    }

    private void safety(MicroTableHalf half, Safety safety, String mark) {
        int left = x + SAFETY_X + SAFETY_PITCH * safety.ordinal();
        boolean worn = half.safeties().contains(safety);
        PixelPicture picture = PixelPictures.named(worn ? "small." + safety.name() : "ghost.safety");
        if (worn && half.lit() == Place.SAFETIES) {
            light(picture, left, SAFETY_Y);
        }
        canvas.picture(picture, left, SAFETY_Y);
        if (half.coupsFourres().contains(safety)) {
            int middle = left + picture.width() / 2;
            canvas.fill(middle - MARK_WIDTH / 2, MARK_Y, MARK_WIDTH, MARK_HEIGHT, MicroColour.SUN)
                    .textAround(mark, middle + 1, MARK_Y, MicroColour.INK);
        }
    }

    private void pile(@Nullable Card topCard, String ghost, int left, boolean lit) {
        PixelPicture picture = PixelPictures.named(topCard == null ? ghost : topCard.name());
        if (lit) {
            light(picture, x + left, PILE_Y);
        }
        canvas.picture(picture, x + left, PILE_Y);
    }

    private void stone(MicroTableHalf half) {
        PixelPicture stonePicture = PixelPictures.named("milestone");
        String km = Integer.toString(half.km());
        canvas.picture(stonePicture, x + STONE_X, STONE_Y);
        if (half.lit() == Place.KILOMETRES) {
            canvas.frame(
                    x + STONE_X - LIT,
                    NUMBER_Y - LIT,
                    stonePicture.width() + 2 * LIT,
                    PixelCanvas.HEIGHT - NUMBER_Y + LIT,
                    LIT,
                    MicroColour.SUN);
        }
        int middle = x + STONE_X + stonePicture.width() / 2;
        canvas.tallText(km, middle - km.length() * 4, NUMBER_Y, MicroColour.INK);
    }

    private void light(PixelPicture picture, int left, int top) {
        canvas.frame(
                left - LIT, top - LIT, picture.width() + 2 * LIT, picture.height() + 2 * LIT, LIT + 1, MicroColour.SUN);
    }
}
