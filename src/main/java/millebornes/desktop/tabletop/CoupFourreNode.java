package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt.Side;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.MotionCurve.BounceCurve;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;
import org.jspecify.annotations.Nullable;

/// The large picture of a coup-fourré over a dimmed board: the card, the word, the car hopping in a disc before rays,
/// the attack thrown off, the safety clipped on, the points.
///
/// Whatever is expensive to draw is a snapshot, taken once.
public final class CoupFourreNode extends Group {

    /// The times of the animation, in ms: the card has arrived; the car has hopped; the letters begin, and are all
    /// there; the attack begins to leave, and is gone; everything begins to leave, and is gone.
    private static final double CARD = 300;

    private static final double HOPPED = 700;
    private static final double LETTERS = 500;
    private static final double WRITTEN = 1100;
    private static final double THROWN = 650;
    private static final double GONE = 1200;
    private static final double LEAVES = 2300;
    private static final double AWAY = 2600;

    /// The time of the animation, in ms, whose picture is shown when animations are off.
    private static final double STILL = 1600;

    private static final double DIM = 0.5;
    private static final double CAR = 1.02;
    private static final double GROUND = 26;
    private static final double HOP = 46;
    private static final double TILT = -8;
    private static final double SPIN = 540;
    private static final int DOTS = 12;
    private static final double RIM = 8;

    private final ArtFactory art;
    private final CoupFourreLayout layout;
    private final Node card;
    private final CardHolder holder;
    private final Rectangle veil;
    private final RaysNode rays;
    private final Group behind;
    private final ConfettiNode confetti;
    private final Group disc = new Group();
    private final Scale discSize = new Scale();
    private final Group car;
    private final Translate hop = new Translate();
    private final Rotate tilt = new Rotate();
    private final Group attack;
    private final Group safety;
    private final Scale safetySize = new Scale();
    private final List<Circle> dots = new ArrayList<>();
    private final AnimatedLetteringNode wordLettering;
    private final @Nullable AnimatedLetteringNode pointsLettering;

    /// Moves the card in the picture.
    @FunctionalInterface
    public interface CardHolder {

        /// Puts the card between its start and its target.
        ///
        /// @param in 0 where the card was held up before, 1 where it is held up large
        /// @param out 0 there, 1 where it has become the token on its car
        void hold(double in, double out);
    }

    /// The texts of the picture.
    ///
    /// @param word the word itself
    /// @param points its points, or null in games without points
    public record CoupFourreWords(
            LetteringPictures word, @Nullable LetteringPictures points) {

        /// The radius of the arc on which the words stand, in units of the lettering.
        private static final double RADIUS = 1900;

        /// Creates the texts.
        ///
        /// @param says the word, in capitals
        /// @param sharp the screen pixels per px
        public static CoupFourreWords of(ArtFactory art, CoupFourreLayout layout, String says, double sharp) {
            return new CoupFourreWords(
                    new LetteringPictures(
                            art, says, RADIUS, Side.RED, layout.word().scale() * sharp),
                    new LetteringPictures(
                            art,
                            "+" + EditionPointValues.COUP_FOURRE_WITH_SAFETY,
                            RADIUS,
                            Side.GREEN,
                            layout.points().scale() * sharp));
        }

        /// These texts without points.
        public CoupFourreWords bare() {
            return new CoupFourreWords(word, null);
        }

        /// Takes the snapshots of the letters before they are needed.
        public void paintAhead() {
            word.paintAhead();
            if (points != null) {
                points.paintAhead();
            }
        }
    }

    /// The car and the cards of a coup-fourré.
    ///
    /// @param livery of the car that answers
    /// @param outfit the outfit of that car
    public record CoupFourreCase(Livery livery, CarOutfit outfit, Safety safety, Hazard hazard) {}

    public CoupFourreNode(
            ArtFactory art,
            CoupFourreLayout layout,
            CoupFourreCase coupFourreCase,
            CoupFourreWords words,
            Node card,
            CardHolder holder) {
        this.art = art;
        this.layout = layout;
        this.card = card;
        this.holder = holder;
        Palette palette = art.palette();
        Rect roomRect = layout.room();
        veil = new Rectangle(roomRect.x(), roomRect.y(), roomRect.width(), roomRect.height());
        veil.setFill(palette.color(ColourRole.SYMBOL_DARK));
        rays = new RaysNode(palette, layout.disc(), layout.rays());
        Group cut = within(roomRect, rays);
        confetti = ConfettiNode.thrown(palette, layout.disc(), layout.rays() * 1.9);
        car = picture(
                List.of(coupFourreCase.livery(), coupFourreCase.outfit()),
                () -> art.cars().side(coupFourreCase.livery(), coupFourreCase.outfit(), FaceMood.SMILE));
        drawDisc(palette);
        attack = picture(
                List.of(coupFourreCase.hazard(), layout.badgeRadius()),
                () -> new Group(art.tokens().hazard(coupFourreCase.hazard(), layout.badgeRadius())));
        safety = new Group(art.tokens().safety(coupFourreCase.safety(), layout.badgeRadius()));
        safety.getTransforms()
                .addAll(new Translate(layout.badge().x(), layout.badge().y()), safetySize);
        for (int dot = 0; dot < DOTS; dot++) {
            Point point = layout.thrown((dot + 1.0) / (DOTS + 1));
            Circle drawn = new Circle(point.x(), point.y(), 3.2 * layout.unit(), palette.color(ColourRole.CARD));
            dots.add(drawn);
        }
        wordLettering = new AnimatedLetteringNode(words.word(), layout.word());
        pointsLettering = words.points() == null ? null : new AnimatedLetteringNode(words.points(), layout.points());
        behind = new Group(veil, cut);
        getChildren().addAll(behind, within(roomRect, confetti), disc);
        getChildren().addAll(dots);
        getChildren().addAll(safety, within(roomRect, attack), card, within(roomRect, wordLettering));
        if (pointsLettering != null) {
            getChildren().add(within(roomRect, pointsLettering));
        }
        setMouseTransparent(true);
    }

    /// Shows a moment of the animation.
    ///
    /// @param millis after its beginning
    public void show(double millis) {
        double open = new EaseCurve(0, 1, HOPPED - CARD).valueAt(millis - CARD);
        double left = Math.clamp((millis - LEAVES) / (AWAY - LEAVES), 0, 1);
        rays.show(millis < LEAVES ? open : 1 - left);
        // For as long as nothing of it moves it is a picture: what falls before it has all of it drawn again.
        behind.setCache(open >= 1 && millis < LEAVES);
        confetti.show((millis - CARD) / (AWAY - CARD));
        show(millis, open, left);
    }

    /// Releases its snapshots; to be called while it is still in the window.
    public void rest() {
        behind.setCache(false);
    }

    /// Shows the whole picture at once, without rays and without anything that flies.
    public void showStill() {
        rays.show(0);
        show(STILL, 1, 0);
        attack.setVisible(false);
        dots.forEach(dot -> dot.setVisible(false));
    }

    private void show(double millis, double open, double left) {
        double dim = Math.min(millis / CARD, 1) * (1 - left) * DIM;
        // Not by its colour: one that is set anew has the whole room drawn again, even when it is the same.
        veil.setOpacity(Math.clamp(dim, 0, 1));
        holder.hold(new EaseCurve(0, 1, CARD).valueAt(millis), new EaseCurve(0, 1, 1).valueAt(left));
        card.setVisible(left < 1);
        double size = (open < 1 ? open * (1.4 - 0.4 * open) : 1) * (1 - left);
        discSize.setX(size);
        discSize.setY(size);
        disc.setVisible(size > 0);
        hop(millis);
        tokens(millis, left);
        wordLettering.spring(millis - LETTERS, WRITTEN - LETTERS);
        wordLettering.leave(left, layout.room().height());
        if (pointsLettering != null) {
            pointsLettering.spring(millis - WRITTEN, GONE - WRITTEN + HOPPED / 2);
            pointsLettering.leave(left, layout.room().height() * 1.6);
        }
    }

    /// Moves the car: it hops twice, high and then low, as a heavy object does.
    private void hop(double millis) {
        double share = Math.clamp((millis - CARD) / (GONE - CARD), 0, 1);
        double rising = 0.35;
        double high = share < rising
                ? 1 - Math.pow(1 - share / rising, 2)
                : new BounceCurve(1, 1 - rising).valueAt(share - rising);
        hop.setY(-HOP * layout.unit() * high);
        tilt.setAngle(TILT * high);
    }

    private void tokens(double millis, double left) {
        double off = Math.clamp((millis - THROWN) / (GONE - THROWN), 0, 1);
        Point currentPoint = layout.thrown(off);
        attack.setVisible(millis >= CARD && off < 1);
        attack.setTranslateX(currentPoint.x());
        attack.setTranslateY(currentPoint.y());
        attack.setRotate(SPIN * off);
        for (int dot = 0; dot < DOTS; dot++) {
            dots.get(dot).setVisible(off > (dot + 1.0) / (DOTS + 1) && off < 1);
        }
        // The shield falls on from above: large at first, and hard.
        double falls = Math.clamp((millis - THROWN) / (GONE - THROWN) * 2 - 0.4, 0, 1);
        safety.setVisible(falls > 0 && left < 1);
        double large = (2.6 - 1.6 * falls * falls) * (1 - left);
        safetySize.setX(large);
        safetySize.setY(large);
    }

    private void drawDisc(Palette palette) {
        double radius = layout.discRadius();
        double unit = layout.unit();
        double ground = GROUND * unit;
        Circle rim = new Circle(radius + RIM * unit, palette.color(ColourRole.CARD));
        Circle sky = new Circle(radius, palette.color(ColourRole.SKY_3));
        double angle = Math.toDegrees(Math.asin(ground / radius));
        Arc road = new Arc(0, 0, radius, radius, 180 + angle, 180 - 2 * angle);
        road.setType(ArcType.CHORD);
        road.setFill(palette.color(ColourRole.ROAD));
        double edge = Math.sqrt(radius * radius - ground * ground);
        Line verge = new Line(-edge, ground, edge, ground);
        verge.setStroke(palette.color(ColourRole.ROAD_EDGE));
        verge.setStrokeWidth(3 * unit);
        Line lane = new Line(-radius * 0.8, ground + 50 * unit, radius * 0.8, ground + 50 * unit);
        lane.setStroke(palette.color(ColourRole.LANE));
        lane.setStrokeWidth(2.5 * unit);
        lane.getStrokeDashArray().setAll(9 * unit, 7 * unit);
        Ellipse shade = new Ellipse(0, ground + 26 * unit, 84 * unit, 9 * unit);
        shade.setFill(palette.color(ColourRole.LONG_SHADOW));
        car.getTransforms().addAll(hop, new Translate(0, ground + 24 * unit), tilt, new Scale(CAR * unit, CAR * unit));
        disc.getChildren().addAll(rim, sky, road, verge, lane, shade, car);
        disc.getTransforms()
                .addAll(new Translate(layout.disc().x(), layout.disc().y()), discSize);
    }

    /// A group that clips a node to the room. Otherwise, as soon as a node reaches beyond the window, the toolkit
    /// redraws the whole window.
    private static Group within(Rect roomRect, Node shown) {
        Group cut = new Group(shown);
        cut.setClip(new Rectangle(roomRect.x(), roomRect.y(), roomRect.width(), roomRect.height()));
        return cut;
    }

    /// A snapshot of a drawing, in its place; `look` identifies the drawing.
    private Group picture(Object look, Supplier<Group> drawing) {
        double sharp = Math.max(1, layout.unit()) * PictureCache.pixelsPerUnit(this);
        return new Group(art.pictures()
                .detail(PictureCache.Use.FIGURE, List.of(art.palette(), look), sharp, drawing)
                .view());
    }
}
