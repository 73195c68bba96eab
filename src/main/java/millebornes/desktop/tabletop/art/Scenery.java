package millebornes.desktop.tabletop.art;

import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Token;
import millebornes.desktop.theme.Weight;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// The land that the road leads through, in the board's own units of 1280 × 634, and what stands beside the road.
///
/// From back to front: [#land], [#boats], then the road (not drawn here), [#shade] cut to the road, stones and the
/// great milestone, the pieces, [#front]. All of it stands still but the boats; a static group of it can be cached.
public final class Scenery {

    private static final int BOATS = 4;

    private final Art art;

    Scenery(Art art) {
        this.art = art;
    }

    /// Sky, sea, mountains, fields, villages, Paris and the trees along the road: everything behind the road.
    public Group land() {
        return framed(wideLand(), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// The same land for windows of another shape than the board's: sky, sea and fields go on beyond its upper and
    /// right edges. The caller cuts them.
    public Group wideLand() {
        return new Group(art.draw("scenery-landscape"), art.draw("scenery-avenue"));
    }

    /// The wide land without what there is only one of in the country.
    public Group plainLand() {
        var landscape = art.drawing("scenery-landscape");
        return new Group(art.draw(landscape.without("tower")), art.draw("scenery-avenue"));
    }

    /// The sailing boats, each at its place on the sea; they may be moved a little to and fro.
    public Stream<Group> boats() {
        var boats = art.drawing("scenery-boats");
        return IntStream.range(0, BOATS).mapToObj(i -> art.draw(boats.part("boat-" + i)));
    }

    /// Shadows of trees and houses that fall across the road. The caller cuts them to the road's outline.
    public Group shade() {
        return art.draw("scenery-shade");
    }

    /// Roofs and trees at the lower edge, in front of everything on the board.
    public Group front() {
        return framed(art.draw("scenery-front"), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// Sky, sea and fields without towns, as a ground for pages with panels.
    public Group backdrop() {
        return framed(art.draw("scenery-backdrop"), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// The square behind the finish; the origin is the middle of the road's end, and the road comes from the left.
    public Group finish() {
        return art.draw("scenery-finish");
    }

    /// The poster of the first page: the road winds past the great milestone down to the sea.
    public Group poster() {
        return framed(art.draw("scenery-poster"), Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT);
    }

    /// A kilometre stone with its foot at the origin, 23 × 30 at scale 1. The milestone behind the finish has 2.25.
    public Group stone(String kilometres, double scale) {
        var stone = art.draw("stone");
        double size = kilometres.length() > 3 ? Type.SMALL : Type.USUAL;
        var number = new Text(kilometres);
        number.setFont(Weight.BOLD.font(size));
        number.setFill(art.palette().color(Token.STONE_INK));
        number.setX(0.6 - number.getLayoutBounds().getWidth() / 2);
        number.setY(-4);
        stone.getChildren().add(number);
        return Placing.scaled(stone, scale);
    }

    /// What is seen of a stone that winks, its foot at the origin, at scale 1; the gleam's middle is there.
    public Group stoneWink(Wink part) {
        return art.draw(art.drawing("stone-wink").part(part.name().toLowerCase(Locale.ROOT)));
    }

    /// The traffic light of the green-light square, its foot at the origin.
    public Group trafficLight() {
        return art.draw("traffic-light");
    }

    /// The great milestone with what is not in play lying counted on its tray; the origin is the milestone's foot.
    /// Kinds of tokens that are not in the maps are not in the game; a count of 0 leaves an empty place.
    public Group milestone(Map<Hazard, Integer> hazards, Map<Safety, Integer> safeties) {
        var drawing = art.drawing("scenery-milestone");
        var group = new Group(art.draw(drawing.part("tray")));
        Reserve.lay(group, art.tokens(), hazards, safeties);
        group.getChildren().add(art.draw(drawing.without("tray")));
        group.setMouseTransparent(true);
        return group;
    }

    /// The five distances with their animals and squares, 660 × 57 with the origin at the upper left.
    public Group legend() {
        return art.draw("scenery-legend");
    }

    /// The tray of the sabot, 176 × 144; cards lie on it at [Sabot].
    public Group sabot() {
        return art.draw("sabot");
    }

    /// The wall of the curtain and the street before it, 616 × 376, with a dark opening where the door belongs
    /// ([Curtain]).
    public Group curtainWall() {
        return framed(new Group(art.draw("curtain-wall"), art.draw("curtain-street")), Curtain.WIDTH, Curtain.HEIGHT);
    }

    /// The garage door of a car, 500 × 292, to be put into the wall's opening and rolled up.
    public Group curtainDoor(Livery livery) {
        return art.recoloured(painted(livery)).draw("curtain-door");
    }

    /// Cut to the drawing's own box, so that what reaches beyond it does not count for anybody's layout.
    private static Group framed(Group drawing, double width, double height) {
        drawing.setClip(new Rectangle(width, height));
        var group = new Group(drawing);
        group.setMouseTransparent(true);
        return group;
    }

    private Palette painted(Livery livery) {
        var palette = art.palette();
        return palette.with("livery", livery.main(palette))
                .with("livery-lit", livery.lit(palette))
                .with("livery-dark", livery.dark(palette));
    }

    /// Sizes of the numbers on stones, in px at scale 1.
    private static final class Type {
        static final double USUAL = 11;
        static final double SMALL = 8.5;
    }

    /// A part of a stone that winks.
    public enum Wink {
        /// what is under its cap; it covers the cap of the stone that it is laid on
        HEAD,
        CAP,
        GLEAM
    }

    /// Where cards lie on the sabot's tray: upper left corners, and how much smaller than in the hand.
    public static final class Sabot {
        public static final double CARD_SCALE = 64 / Sizes.CARD_WIDTH;
        public static final double DRAW_X = 15;
        public static final double DISCARD_X = 97;
        public static final double CARD_Y = 15;

        private Sabot() {}
    }

    /// The curtain's size, and where the opening for its door is.
    public static final class Curtain {
        public static final double WIDTH = 616;
        public static final double HEIGHT = 376;
        public static final double DOOR_X = 58;
        public static final double DOOR_Y = 40;
        public static final double DOOR_WIDTH = 500;

        private Curtain() {}
    }
}
