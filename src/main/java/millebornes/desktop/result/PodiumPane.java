package millebornes.desktop.result;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.result.PodiumLayout.PodiumBlock;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.result.PodiumLayout.PodiumSpace;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace.FaceMood;

/// A podium in a landscape with everybody's car on it, seen from the side; equal teams share a step.
final class PodiumPane extends ResizeRedrawPane {

    private static final double CAR_LENGTH = 220;
    private static final double CAR_HEIGHT = 104;
    private static final double LEAST_CAR = 44;

    /// The greatest width for a car; more in a junior game, where the podium is all there is.
    private static final double MOST_ROOM = 170;

    private static final double JUNIOR_ROOM = 240;

    /// The share of its width that a car fills.
    private static final double FILLED = 0.94;

    private static final double NUMBER_ROOM = 34;
    private static final double STREET = 16;
    private static final double STAR_RADIUS = 14;
    private static final double STAR_ROOM = 36;
    private static final double LEAST_STEP = 14;
    private static final double MOST_STEP = 64;
    private static final double WIDEST_PLATE = 156;
    private static final double SHADOW = 0.22;
    private static final double SHADOW_HEIGHT = 0.05;

    private final ResultContext context;
    private final Palette palette;

    private PodiumPane(ResultContext context) {
        this.context = context;
        this.palette = context.screenContext().look().palette();
        setMouseTransparent(true);
        setMinSize(0, 0);
        setPrefSize(0, 0);
    }

    /// The podium, with the least height that it needs.
    static Region of(ResultContext context) {
        PodiumPane podium = new PodiumPane(context);
        double height = podium.leastHeight();
        Region land =
                LandscapeVignette.standingOn(context.screenContext().look().palette(), height, new Region());
        StackPane pane = new StackPane(land, podium);
        pane.setMinHeight(height);
        pane.setPrefHeight(height);
        return pane;
    }

    private double leastHeight() {
        int steps = context.model().podium().size();
        return lowest() + (steps - 1) * LEAST_STEP + LEAST_CAR + STAR_ROOM + STREET;
    }

    private double plate() {
        int people = context.model().teams().stream()
                .mapToInt(team -> context.people(team.team()).size())
                .max()
                .orElse(1);
        return NamePlate.height(context.screenContext().look(), people);
    }

    /// The height of a number and a plate.
    private double lowest() {
        return NUMBER_ROOM + plate() + 2 * Sizes.SMALL_GAP;
    }

    @Override
    protected void draw() {
        Rectangle street = new Rectangle(0, getHeight() - STREET, getWidth(), STREET);
        street.setFill(palette.color(ColourRole.ROAD));
        Rectangle kerb = new Rectangle(0, getHeight() - STREET, getWidth(), Sizes.TINY_GAP);
        kerb.setFill(palette.color(ColourRole.ROAD_EDGE));
        Rectangle frame = new Rectangle(getWidth(), getHeight());
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        setClip(frame);
        double lowest = lowest();
        int steps = context.model().podium().size();
        double cars = context.model().teams().stream()
                .mapToInt(team -> team.cars().size())
                .sum();
        double most = context.model().hasPoints() ? MOST_ROOM : JUNIOR_ROOM;
        double tallest = tallestCar();
        double above = getHeight() - STREET - lowest - STAR_ROOM - (steps - 1) * LEAST_STEP;
        most = Math.min(most, Math.max(LEAST_CAR * CAR_LENGTH / CAR_HEIGHT, above * CAR_LENGTH / tallest / FILLED));
        double room = Math.min(most, (getWidth() - 2 * Sizes.SMALL_GAP) / cars);
        double free = getHeight() - STREET - lowest - room * FILLED * tallest / CAR_LENGTH - STAR_ROOM;
        double highest = lowest + Math.clamp(free, 0, MOST_STEP * Math.max(1, steps - 1));
        PodiumLayout layout = PodiumLayout.of(
                context.model().podium(), new PodiumSpace(getWidth() - 2 * Sizes.SMALL_GAP, most, lowest, highest));
        Group podium = new Group(PodiumBlocks.of(palette, layout, NUMBER_ROOM));
        for (PodiumBlock block : layout.blocks()) {
            block.slots().forEach(slot -> stand(podium, block, slot));
        }
        podium.setTranslateX(getWidth() / 2);
        podium.setTranslateY(getHeight() - STREET + Sizes.TINY_GAP);
        getChildren().addAll(street, kerb, podium);
    }

    /// The height of the tallest car with its load, in its own units.
    private double tallestCar() {
        return context.model().teams().stream()
                .flatMap(team -> team.cars().stream())
                .mapToDouble(livery -> -side(livery).getLayoutBounds().getMinY())
                .reduce(CAR_HEIGHT, Math::max);
    }

    /// The car with its driver; winners smile.
    private Group side(Livery livery) {
        boolean won = context.model().teams().stream()
                .anyMatch(
                        team -> team.cars().contains(livery) && context.model().hasWon(team.team()));
        return context.art().cars().side(livery, context.outfit(livery), won ? FaceMood.SMILE : FaceMood.CALM);
    }

    private void stand(Group podium, PodiumBlock block, PodiumSlot slot) {
        TeamResult team = slot.team();
        double room = slot.width() / team.cars().size();
        double scale = room * FILLED / CAR_LENGTH;
        double highest = 0;
        for (int car = 0; car < team.cars().size(); car++) {
            Node drawn = car(team.cars().get(car), slot.middleOf(car), -block.height(), scale);
            highest = Math.max(highest, drawn.getBoundsInParent().getHeight());
            podium.getChildren().add(drawn);
        }
        if (block.place() == 1) {
            Node star = StarIcon.full(palette, STAR_RADIUS);
            star.setTranslateX(slot.middle() - STAR_RADIUS * 0.95);
            star.setTranslateY(-block.height() - highest - 2.1 * STAR_RADIUS);
            podium.getChildren().add(star);
        }
        NamePlate plate = new NamePlate(
                context.screenContext().look(),
                context.people(team.team()),
                context.faces(team.team()),
                context.achieved(team),
                Math.min(
                        slot.width() - 2 * Sizes.TINY_GAP,
                        context.screenContext().look().textScale().of(WIDEST_PLATE)));
        plate.setTranslateX(slot.middle());
        plate.setTranslateY(-block.height() + NUMBER_ROOM + Sizes.SMALL_GAP);
        podium.getChildren().add(plate);
    }

    private Node car(Livery livery, double x, double y, double scale) {
        Group car = side(livery);
        Bounds box = car.getLayoutBounds();
        Ellipse shade = new Ellipse(0, 0, box.getWidth() / 2, box.getWidth() * SHADOW_HEIGHT);
        Color shadow = palette.color(ColourRole.SHADOW);
        shade.setFill(shadow.deriveColor(0, 1, 1, SHADOW));
        Group placed = new Group(shade, car);
        placed.getTransforms().addAll(new Translate(x, y + 1), new Scale(scale, scale));
        return placed;
    }
}
