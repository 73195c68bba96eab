package millebornes.desktop.setup;

import java.util.Arrays;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.bot.BotCharacter;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.DriverArt;
import millebornes.desktop.setup.OutfitTile.OutfitChoice;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.CarOutfit.StripePattern;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import millebornes.words.Words;

/// Creates the tiles of all parts of an outfit, each a large picture.
///
/// @param seat the seat of the car
record OutfitPartTilesFactory(SetupContext context, int seat) {

    private static final double MIDDLE = OutfitTile.WIDTH / 2;
    private static final double FACE = 37;
    private static final double FACE_Y = 51;
    /// The width of a car relative to its tile, which shows its middle with the stripes.
    private static final double CAR_ZOOM = 1.6;

    private static final double CAR_GROUND = 88;
    private static final double LOAD = 0.6;
    private static final double LOAD_Y = 58;
    private static final double ROOF_Y = 65;
    private static final double PET_HEIGHT = 60;
    private static final double PET_WIDTH = 66;
    private static final double PET_Y = 49;
    private static final double HALO = 34;
    private static final double NONE = 22;
    private static final double NONE_WIDTH = 3;
    private static final double FAR = 400;

    /// The drivers to choose from: faces for a person, characters for a computer player.
    List<OutfitTile> drivers() {
        boolean person = context.model().sitters().get(seat).isPerson();
        return person
                ? DriverFace.ofPeople().stream()
                        .map(face -> driver(face, () -> dress(outfit().with(face))))
                        .toList()
                : Arrays.stream(BotCharacter.values())
                        .map(character -> driver(
                                DriverFace.of(character),
                                () -> context.change(() -> context.model().character(seat, character))))
                        .toList();
    }

    private OutfitTile driver(DriverFace face, Runnable choose) {
        boolean computer = face.isSomebody() && !face.isOfPerson();
        OutfitChoice choice = choice(
                "driver",
                face.word(),
                computer ? "character." + face.word() : "garage.driver." + face.word(),
                face == outfit().driver(),
                choose);
        Group ground = ground(ColourRole.SKY_1);
        if (!face.isSomebody()) {
            return tile(choice, ground, none(ColourRole.SKY_1));
        }
        Group shown = new Group(art().drivers().face(face, FaceMood.SMILE));
        double size = FACE / DriverArt.RADIUS;
        shown.getTransforms().addAll(new Translate(MIDDLE, FACE_Y), new Scale(size, size));
        return tile(choice, ground, shown);
    }

    List<OutfitTile> stripes() {
        return Arrays.stream(StripePattern.values()).map(this::stripe).toList();
    }

    private OutfitTile stripe(StripePattern stripes) {
        CarOutfit wornOutfit = outfit().with(stripes);
        OutfitChoice choice = choice("stripes", stripes.word(), stripes == outfit().stripes(), () -> dress(wornOutfit));
        if (stripes == StripePattern.NO_STRIPES) {
            return tile(choice, ground(ColourRole.SKY_2), none(ColourRole.SKY_2));
        }
        Rectangle road = new Rectangle(-FAR, CAR_GROUND - 6, 3 * FAR, FAR);
        road.setFill(palette().color(ColourRole.ROAD));
        Group car = new Group(art().cars().side(livery(), wornOutfit.with(RoofLoad.NO_LOAD), FaceMood.SMILE));
        Bounds box = car.getLayoutBounds();
        double size = CAR_ZOOM * OutfitTile.WIDTH / box.getWidth();
        car.getTransforms().addAll(new Translate(MIDDLE - box.getCenterX() * size, CAR_GROUND), new Scale(size, size));
        return tile(choice, new Group(ground(ColourRole.SKY_2), road), car);
    }

    List<OutfitTile> loads() {
        return Arrays.stream(RoofLoad.values()).map(this::load).toList();
    }

    private OutfitTile load(RoofLoad load) {
        OutfitChoice choice = choice("load", load.word(), load == outfit().load(), () -> dress(outfit().with(load)));
        if (load == RoofLoad.NO_LOAD) {
            return tile(choice, ground(ColourRole.SKY_3), none(ColourRole.SKY_3));
        }
        Rectangle roof = new Rectangle(-FAR, ROOF_Y, 3 * FAR, FAR);
        roof.setFill(palette().main(livery()));
        Rectangle edge = new Rectangle(-FAR, ROOF_Y, 3 * FAR, 5);
        edge.setFill(palette().lit(livery()));
        Group shown = new Group(art().outfits().load(load));
        shown.getTransforms().addAll(new Translate(MIDDLE, LOAD_Y), new Scale(LOAD, LOAD));
        return tile(choice, new Group(ground(ColourRole.SKY_3), roof, edge), shown);
    }

    List<OutfitTile> companions() {
        return Arrays.stream(Companion.values()).map(this::companion).toList();
    }

    private OutfitTile companion(Companion companion) {
        OutfitChoice choice = choice(
                "companion",
                companion.word(),
                companion == outfit().companion(),
                () -> dress(outfit().with(companion)));
        Group ground = ground(ColourRole.SKY_4);
        if (companion == Companion.NO_PET) {
            return tile(choice, ground, none(ColourRole.SKY_4));
        }
        Group shown = art().outfits().companion(companion);
        Bounds box = shown.getLayoutBounds();
        double size = Math.min(PET_WIDTH / box.getWidth(), PET_HEIGHT / box.getHeight());
        Group placed = new Group(shown);
        placed.getTransforms()
                .addAll(
                        new Translate(MIDDLE, PET_Y),
                        new Scale(size, size),
                        new Translate(-box.getCenterX(), -box.getCenterY()));
        return tile(choice, ground, new Group(disc(HALO, palette().color(ColourRole.SKY_3)), placed));
    }

    private OutfitTile tile(OutfitChoice choice, Group ground, Group front) {
        return new OutfitTile(palette(), choice, ground, front);
    }

    private OutfitChoice choice(String row, String word, boolean chosen, Runnable choose) {
        return choice(row, word, "garage." + row + "." + word, chosen, choose);
    }

    /// The choice that a tile offers.
    ///
    /// @param key the text key of the part's name
    private OutfitChoice choice(String row, String word, String key, boolean chosen, Runnable choose) {
        Words words = context.words();
        String spoken = words.text("garage.choice", words.text("garage." + row), words.text(key));
        return new OutfitChoice("outfit-" + row + "-" + word, spoken, chosen, choose);
    }

    private Group ground(ColourRole role) {
        Rectangle all = new Rectangle(-FAR, -FAR, 3 * FAR, 3 * FAR);
        all.setFill(palette().color(role));
        return new Group(all);
    }

    private static Circle disc(double radius, Color color) {
        return new Circle(MIDDLE, PET_Y, radius, color);
    }

    /// The picture of a choice without this part: a dashed ring, crossed out.
    private Group none(ColourRole groundColour) {
        boolean light = palette().color(groundColour).grayscale().getBrightness() > 0.5;
        Color ink = palette().color(light ? ColourRole.INK_2 : ColourRole.PAPER);
        Circle ring = disc(NONE, Color.TRANSPARENT);
        ring.setStroke(ink);
        ring.setStrokeWidth(NONE_WIDTH);
        ring.getStrokeDashArray().setAll(7.0, 4.5);
        double reach = NONE * 0.6;
        Line stroke = new Line(MIDDLE - reach, PET_Y + reach, MIDDLE + reach, PET_Y - reach);
        stroke.setStroke(ink);
        stroke.setStrokeWidth(NONE_WIDTH);
        return new Group(ring, stroke);
    }

    private void dress(CarOutfit outfit) {
        context.change(() -> new SetupOutfits(context.model()).dress(seat, outfit));
    }

    private CarOutfit outfit() {
        return new SetupOutfits(context.model()).of(seat);
    }

    private Livery livery() {
        return context.model().livery(seat);
    }

    private ArtFactory art() {
        return context.art();
    }

    private Palette palette() {
        return context.screenContext().look().palette();
    }
}
