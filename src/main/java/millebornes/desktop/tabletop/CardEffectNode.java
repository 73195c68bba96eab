package millebornes.desktop.tabletop;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CardEffectArt;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.LetteringArt.Side;
import millebornes.desktop.geometry.CardEffectLayout;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.motion.CardEffectTimeline;
import millebornes.desktop.motion.CardEffectTimeline.ActorState;
import millebornes.desktop.motion.CardEffectTimeline.Channel;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.theme.ColourRole;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import org.jspecify.annotations.Nullable;

/// The disc that shows what an attack, a cure or a safety does to a car: the car from the side with its driver, moved
/// by a [CardEffectTimeline]. Its tail points at the car on the road.
public final class CardEffectNode extends Group {

    /// The names of the parts ("actors", see [CardEffectTimeline]) that are on the disc whatever its timeline says.
    private static final Set<String> STANDING =
            Set.of("plate", "land", "rim", "chip", "face", "mark", "wheel-rear", "wheel-front");

    /// The durations in which the disc appears and disappears, in ms.
    private static final double COMES = 160;

    private static final double LEAVES = 200;

    /// The scale of the disc when it begins to appear, and when it has disappeared.
    private static final double SMALL = 0.6;

    private static final double TINY = 0.12;

    private static final double INNER = 104;
    private static final double CAR = 0.76;
    private static final double BADGE = 26;
    private static final double SHIELD = 40;
    private static final double RAYS = 172;

    /// The scale of the letters of the points.
    private static final double LETTERS = 0.28;

    /// The radius of the arc on which the points stand, in units of the lettering.
    private static final double CURVE = 1900;

    /// Of the disc's shadow: its radius, its darkness as a share of the theme's, its blur and offset.
    private static final double SHADE = 116;

    private static final double SHADE_SHARE = 0.6;

    private static final double BLUR = 8;
    private static final double SHADE_X = 5;
    private static final double SHADE_Y = 8;

    /// Of the sign below the disc: the radius of a mark, the y of the sign, the distance of two marks from its middle.
    private static final double MARK = 17;

    private static final double CHIP = 104;
    private static final double APART = 33;

    /// The scale of that sign.
    private static final double CHIP_SIZE = 1.25;

    /// The centre of the driver's face, and its scale.
    private static final Point FACE = new Point(-86, -82);

    private static final double FACE_SIZE = 0.92;

    /// Of the tail from the disc to the car: the distance of its root from the disc's centre, and half its width there.
    private static final double ROOT = 92;

    private static final double HALF_TAIL = 34;
    private static final double RING_LINE = 5;

    private final ArtFactory art;
    private final CardEffectArt cardEffectArt;
    private final MomentCase shownCase;
    private final CarOutfit outfit;
    private final CardEffectLayout layout;
    private final CardEffectTimeline timeline;
    private final double sharp;
    private final Map<String, Group> contents = new HashMap<>();
    private final Map<String, MovingActor> moving = new HashMap<>();
    private final Map<FaceMood, Group> bodies = new EnumMap<>(FaceMood.class);
    private final Map<FaceMood, Group> faces = new EnumMap<>(FaceMood.class);
    private final Scale upright = new Scale();
    private final Group pointer = new Group();
    private final Group disc = new Group();
    private final Affine flight = new Affine();

    /// A part of the picture that the timeline moves, with its transform.
    private record MovingActor(Group node, Affine pose) {}

    /// The content of the disc.
    ///
    /// @param attacker the livery of the attacking car; of the car itself when it is not attacked
    /// @param livery the livery of the car that it concerns
    /// @param outfit the outfit of that car
    /// @param card the attack, the remedy or the safety
    /// @param hazard the attack that comes or goes; null for a card that lifts none
    /// @param counts whether the points of a safety are shown
    public record MomentCase(
            Livery attacker,
            Livery livery,
            CarOutfit outfit,
            Card card,
            @Nullable Hazard hazard,
            boolean counts) {}

    /// @param sharp the screen pixels per px
    public CardEffectNode(ArtFactory art, MomentCase shownCase, CardEffectLayout layout, double sharp) {
        this.art = art;
        this.cardEffectArt = art.moments();
        this.shownCase = shownCase;
        this.outfit = manned(shownCase);
        this.layout = layout;
        this.sharp = sharp;
        timeline = CardEffectTimeline.of(shownCase.card());
        drawPointer();
        for (String path : CardEffectTimeline.order()) {
            place(path);
        }
        disc.getTransforms().add(flight);
        getChildren().addAll(pointer, disc);
        setMouseTransparent(true);
    }

    /// The duration of the moment, in ms.
    public double millis() {
        return timeline.millis();
    }

    /// Shows a time of the moment.
    ///
    /// @param elapsed ms after its beginning, at the moment's own length
    public void show(double elapsed) {
        double in = Math.clamp(elapsed / COMES, 0, 1);
        double sprung = 1 - Math.pow(1 - in, 2) * (1 - 1.4 * in);
        double out = Math.clamp((elapsed - timeline.millis() + LEAVES) / LEAVES, 0, 1);
        pose(SMALL + (1 - SMALL) * sprung, new EaseCurve(0, 1, 1).valueAt(out * out));
        pointer.setOpacity(Math.min(in, 1 - out));
        act(elapsed);
    }

    /// Shows the result of the moment at once, without movement.
    public void showStill() {
        pose(1, 0);
        act(timeline.millis() - LEAVES);
    }

    private void pose(double size, double left) {
        double scale = layout.unit() * (size + (TINY - size) * left);
        Point point = layout.centre().towards(layout.car(), left);
        flight.setToTransform(scale, 0, point.x(), 0, scale, point.y());
    }

    private void act(double elapsed) {
        FaceMood mood = timeline.state(CardEffectTimeline.MOOD, elapsed)
                .map(state -> FaceMood.values()[(int) Math.rint(state.of(Channel.X))])
                .orElse(FaceMood.CALM);
        bodies.forEach((faceMood, node) -> node.setVisible(faceMood == mood));
        faces.forEach((faceMood, node) -> node.setVisible(faceMood == mood));
        moving.forEach((name, actor) -> {
            Optional<ActorState> state = timeline.state(name, elapsed);
            actor.node()
                    .setVisible(state.filter(actorState -> actorState.of(Channel.O) > 0)
                            .isPresent());
            state.ifPresent(actorState -> move(name, actor, actorState));
        });
    }

    private void move(String name, MovingActor actor, ActorState actorState) {
        if (name.equals("rays") && actor.node().getChildren().getFirst() instanceof RaysNode rays) {
            rays.show(actorState.of(Channel.X));
            return;
        }
        actor.node().setOpacity(Math.clamp(actorState.of(Channel.O), 0, 1));
        Affine pose = actor.pose();
        pose.setToIdentity();
        pose.appendTranslation(
                actorState.of(Channel.X) + actorState.of(Channel.PX),
                actorState.of(Channel.Y) + actorState.of(Channel.PY));
        pose.appendRotation(actorState.of(Channel.R));
        pose.appendScale(actorState.of(Channel.SX), actorState.of(Channel.SY));
        pose.appendTranslation(-actorState.of(Channel.PX), -actorState.of(Channel.PY));
        if (name.equals("car")) {
            // The letter of a car that has turned round is still to be read.
            upright.setX(Math.signum(actorState.of(Channel.SX)));
        }
    }

    /// Builds an actor and adds it to the one that it belongs to; see [CardEffectTimeline#order()].
    private void place(String path) {
        String actor = CardEffectTimeline.name(path);
        boolean moves = timeline.actors().containsKey(actor);
        if (!moves && !STANDING.contains(actor)) {
            return;
        }
        Group node = new Group();
        Group content = fill(actor, node);
        int nested = path.lastIndexOf('/');
        boolean inside = contents.containsKey("land") && !contents.containsKey("rim");
        Group parent = nested >= 0
                ? content(CardEffectTimeline.name(path.substring(0, nested)))
                : inside && !actor.equals("rim") ? content("land") : disc;
        contents.put(actor, content);
        if (!moves) {
            parent.getChildren().add(node);
            return;
        }
        Affine pose = new Affine();
        moving.put(actor, new MovingActor(node, pose));
        node.getTransforms().add(pose);
        Group placed = new Group(node);
        if (actor.equals("bonnet")) {
            placed.getTransforms().add(cardEffectArt.place(shownCase.livery(), actor));
        }
        parent.getChildren().add(placed);
    }

    private Group content(String actor) {
        return Objects.requireNonNull(contents.get(actor));
    }

    /// Draws an actor.
    ///
    /// @return the group to which actors that belong to it are added
    private Group fill(String actor, Group node) {
        switch (actor) {
            case "plate" -> {
                if (art.palette().color(ColourRole.SHADOW).getOpacity() > 0) {
                    Node shadow = art.boxShadow(2 * SHADE, 2 * SHADE, SHADE, BLUR, SHADE_SHARE);
                    shadow.getTransforms().add(new Translate(-SHADE - SHADE_X, -SHADE + SHADE_Y));
                    node.getChildren().add(shadow);
                }
                node.getChildren().add(cardEffectArt.part("plate-" + family(), shownCase.livery()));
            }
            case "land" -> {
                node.getChildren().add(cardEffectArt.part("land", shownCase.livery()));
                node.setClip(new Circle(INNER));
            }
            case "car" -> {
                Group inner = new Group();
                inner.getTransforms().add(new Scale(CAR, CAR));
                node.getChildren().add(inner);
                return inner;
            }
            case "body" -> {
                for (FaceMood mood : FaceMood.values()) {
                    bodies.put(mood, cardEffectArt.body(shownCase.livery(), outfit, mood));
                }
                node.getChildren().addAll(bodies.values());
            }
            case "mark" -> {
                Group mark = new Group(cardEffectArt.mark(shownCase.livery()));
                mark.getTransforms().addAll(cardEffectArt.place(shownCase.livery(), "mark"), upright);
                node.getChildren().add(mark);
            }
            case "wheel-rear", "wheel-front" -> node.getChildren().add(cardEffectArt.wheel(shownCase.livery(), actor));
            case "nose" -> node.getChildren().add(art.cars().nose(shownCase.livery(), outfit));
            case "chip" -> chip(node);
            case "face" -> face(node);
            case "token" -> {
                if (shownCase.hazard() != null) {
                    node.getChildren().add(art.tokens().hazard(shownCase.hazard(), BADGE));
                }
            }
            case "shield" -> {
                if (shownCase.card() instanceof Safety safety) {
                    node.getChildren().add(art.tokens().safety(safety, SHIELD));
                }
            }
            case "plus" -> {
                if (shownCase.counts()) {
                    LetteringPictures pointPictures = new LetteringPictures(
                            art, "+" + EditionPointValues.SAFETY, CURVE, Side.GREEN, LETTERS * layout.unit() * sharp);
                    AnimatedLetteringNode letters =
                            new AnimatedLetteringNode(pointPictures, new CardPose(new Point(0, 0), LETTERS, -6));
                    letters.spring(timeline.millis(), 0);
                    node.getChildren().add(letters);
                }
            }
            case "rays" -> node.getChildren().add(RaysNode.near(art.palette(), new Point(0, 0), RAYS));
            default -> node.getChildren().add(cardEffectArt.part(actor.replaceAll("[0-9]+$", ""), shownCase.livery()));
        }
        return node;
    }

    private String family() {
        return switch (shownCase.card()) {
            case Hazard _ -> "attack";
            case Remedy _ -> "remedy";
            case Safety _, Distance _ -> "safety";
        };
    }

    /// Draws the sign below the disc: who attacks whom, or whose car it is.
    private void chip(Group node) {
        boolean pair = shownCase.card() instanceof Hazard;
        node.getChildren().add(cardEffectArt.part(pair ? "chip-pair" : "chip-one", shownCase.livery()));
        if (pair) {
            node.getChildren().add(mark(shownCase.attacker(), -APART));
        }
        node.getChildren().add(mark(shownCase.livery(), pair ? APART : 0));
        node.getTransforms().addAll(new Translate(0, CHIP), new Scale(CHIP_SIZE, CHIP_SIZE));
    }

    private Node mark(Livery livery, double x) {
        Group mark = new Group(art.cars().sign(livery, MARK));
        mark.getTransforms().add(new Translate(x, 0));
        return mark;
    }

    private void face(Group node) {
        for (FaceMood mood : FaceMood.values()) {
            faces.put(mood, art.drivers().face(outfit.driver(), mood));
        }
        node.getChildren().addAll(faces.values());
        node.getTransforms().addAll(new Translate(FACE.x(), FACE.y()), new Scale(FACE_SIZE, FACE_SIZE));
    }

    /// The outfit of the car with a driver: the chosen one or a default one, since the disc shows a face.
    private static CarOutfit manned(MomentCase shownCase) {
        CarOutfit outfit = shownCase.outfit();
        List<DriverFace> faces =
                Stream.of(DriverFace.values()).filter(DriverFace::isSomebody).toList();
        return outfit.driver().isSomebody()
                ? outfit
                : new CarOutfit(
                        faces.get(shownCase.livery().ordinal()), outfit.stripes(), outfit.load(), outfit.companion());
    }

    /// The ring around the car on the road, and the tail of the disc, which ends at it.
    private void drawPointer() {
        double unit = layout.unit();
        Point carPoint = layout.car();
        Circle ring = new Circle(carPoint.x(), carPoint.y(), CardEffectLayout.RING * unit, Color.TRANSPARENT);
        ring.setStroke(art.palette().color(ColourRole.RIM));
        ring.setStrokeWidth(RING_LINE * unit);
        pointer.getChildren().add(ring);
        double way = layout.centre().distance(carPoint);
        if (way > (ROOT + CardEffectLayout.RING) * unit) {
            Point rootPoint = layout.centre().towards(carPoint, ROOT * unit / way);
            Point tipPoint = carPoint.towards(layout.centre(), CardEffectLayout.RING * unit / way);
            pointer.getChildren()
                    .add(GeometryShapeFactory.tail(
                            rootPoint, tipPoint, HALF_TAIL * unit, art.palette().color(ColourRole.RIM)));
        }
    }
}
