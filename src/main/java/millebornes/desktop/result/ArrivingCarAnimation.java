package millebornes.desktop.result;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.result.CeremonyLayout.Arrival;
import millebornes.desktop.theme.ColourRole;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;

/// A car that arrives at the ceremony, with its luggage, its family and, for the winners, the cup. They are snapshots
/// that are taken once and only moved.
final class ArrivingCarAnimation {

    private static final double LENGTH = 200;
    private static final double BESIDE = 0.7;
    private static final double HOP = 70;
    private static final double CUP_FALL = 320;
    private static final double RAYS = 104;
    private static final double CUP_MIDDLE = 84;

    /// The greatest angle of a door, and how far its free edge is lower at that angle, as a share of its width.
    private static final double WIDE_OPEN = Math.toRadians(68);

    private static final double NEARER = 0.2;

    private final ArtFactory art;
    private final CarOutfit outfit;
    private final double pixels;
    private final Arrival arrival;
    private final int turn;
    private final CeremonyTimeline times;
    private final double unit;
    private final Group car = new Group();
    private final Group manned;
    private final Group unmanned;
    private final Group doorway;
    private final Group door;
    private final Affine swing = new Affine();
    private final double hinge;
    private final Group luggage;
    private final Group family;
    private final Scale familySize = new Scale();

    /// The distance of the middle of the family with its animals from its origin, where the winners hold the cup.
    private final double aside;

    private final Group cup = new Group();
    private final Group rays = new Group();
    private final Scale raysSize = new Scale();

    /// @param outfit the outfit of the car
    /// @param turn the position of the car in the order of arrival, from 0
    /// @param pixels the screen pixels per px
    ArrivingCarAnimation(
            ArtFactory art,
            Arrival arrival,
            CarOutfit outfit,
            int turn,
            CeremonyTimeline times,
            double unit,
            double pixels) {
        this.art = art;
        this.arrival = arrival;
        this.outfit = outfit;
        this.pixels = pixels;
        this.turn = turn;
        this.times = times;
        this.unit = unit;
        CeremonyArt ceremonyArt = art.ceremony();
        boolean wins = arrival.pose() == CeremonyArt.Pose.WITH_CUP;
        Livery livery = arrival.livery();
        double large = arrival.carScale();
        manned = picture("manned", () -> art.cars().side(livery, outfit, FaceMood.SMILE), large);
        unmanned = picture("unmanned", () -> art.cars().side(livery, outfit.unmanned(), FaceMood.CALM), large);
        doorway = picture("doorway", () -> art.cars().doorway(livery), large);
        door = picture("door", () -> art.cars().door(livery, outfit), large);
        hinge = door.getLayoutBounds().getMaxX();
        door.getTransforms().add(swing);
        car.getChildren().addAll(manned, unmanned, doorway, door);
        luggage = picture("luggage", () -> ceremonyArt.luggage(turn), large * 1.3);
        luggage.setTranslateX(arrival.parked().x() - arrival.carScale() * LENGTH * BESIDE);
        luggage.setTranslateY(arrival.parked().y());
        family = picture(
                "family",
                () -> ceremonyArt.with(ceremonyArt.family(livery, arrival.pose()), outfit.companion()),
                arrival.familyScale());
        family.getTransforms().add(familySize);
        aside = wins ? 0 : family.getLayoutBounds().getCenterX();
        if (wins) {
            cup.getChildren().add(picture("cup", ceremonyArt::trophy, CeremonyLayout.cupScale(arrival)));
            Point footPoint = CeremonyLayout.cup(arrival);
            cup.setTranslateX(footPoint.x());
            rays.getChildren()
                    .add(picture("rays", () -> FestiveDecor.rays(art.palette(), RAYS), arrival.familyScale()));
            rays.getTransforms().add(raysSize);
            rays.setTranslateX(footPoint.x());
            rays.setTranslateY(footPoint.y() - CUP_MIDDLE * CeremonyLayout.cupScale(arrival));
            rays.setVisible(art.palette().color(ColourRole.SHADOW).getOpacity() > 0);
        }
    }

    Arrival arrival() {
        return arrival;
    }

    Group car() {
        return car;
    }

    Group luggage() {
        return luggage;
    }

    Group family() {
        return family;
    }

    Group cup() {
        return cup;
    }

    Group rays() {
        return rays;
    }

    /// True once the family stands on its step.
    boolean hasLanded(double millis) {
        return millis >= times.landed(arrival.climb());
    }

    /// Shows a moment of the animation.
    ///
    /// @param millis after the beginning
    void show(double millis) {
        double way = arrival.parked().x() + LENGTH * arrival.carScale();
        car.setTranslateX(arrival.parked().x() - way * (1 - times.rolled(turn, millis)));
        car.setTranslateY(arrival.parked().y());
        double door = times.door(arrival.climb(), millis);
        double size = times.size(arrival.climb(), millis);
        swing(door);
        manned.setVisible(door <= 0 && size <= 0);
        unmanned.setVisible(!manned.isVisible());
        family.setVisible(size > 0);
        luggage.setVisible(size > 0);
        familySize.setX(size);
        familySize.setY(size);
        double climbed = times.climbed(arrival.climb(), millis);
        Point point = arrival.parked().towards(arrival.step(), climbed);
        family.setTranslateX(point.x() - aside);
        family.setTranslateY(point.y() - HOP * unit * 4 * climbed * (1 - climbed));
        cup.setVisible(millis >= times.trophy());
        cup.setTranslateY(CeremonyLayout.cup(arrival).y() - times.trophyHeight(CUP_FALL * unit, millis));
        double open = times.rays(millis);
        rays.setOpacity(open > 0 ? 1 : 0);
        raysSize.setX(open);
        raysSize.setY(open);
    }

    /// Turns the door about its hinges, towards the viewer; `open` is 0 to 1. It becomes narrower, its free edge
    /// larger.
    private void swing(double open) {
        doorway.setVisible(open > 0);
        door.setVisible(open > 0);
        double wide = Math.cos(open * WIDE_OPEN);
        double nearer = open * NEARER;
        swing.setToTransform(wide, 0, hinge * (1 - wide), -nearer, 1, nearer * hinge);
    }

    /// A snapshot of a drawing, with the same origin; `what` identifies the drawing.
    private Group picture(String what, Supplier<Group> drawing, double scale) {
        Object look = List.of(art.palette(), arrival.livery(), outfit, turn, what, scale);
        Group shown = new Group(art.pictures()
                .detail(PictureCache.Use.FIGURE, look, scale * pixels, drawing)
                .view());
        shown.getTransforms().add(new Scale(scale, scale));
        return new Group(shown);
    }
}
