package millebornes.desktop.art;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import javafx.scene.transform.Translate;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.ColourVision;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.CarOutfit.StripePattern;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A car with any outfit is still recognisable: its mark is untouched, most of it is unchanged, and its colour differs
/// from every other one for any kind of colour vision.
class DressedCarsTest {

    /// The same as for cars that are not dressed (ColourBlindTest).
    private static final double AT_A_GLANCE = 10;

    /// What share of the picture of a car, at least, looks as it did.
    private static final double MOST_OF_IT = 0.6;

    /// How a car is looked at.
    private enum Side {
        ABOVE,
        SIDE
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void theMarkIsFreeAndMostOfTheCarAsItWas(ColourTheme theme) {
        CarArt cars = ArtFactory.in(theme).cars();
        for (Livery livery : Livery.values()) {
            for (Side side : Side.values()) {
                Picture plainPicture = picture(draw(cars, side, livery, CarOutfit.PLAIN));
                Picture markPicture = picture(mark(theme, side, livery));
                for (CarOutfit outfit : outfits()) {
                    Picture dressed = picture(draw(cars, side, livery, outfit));
                    String what = theme + " " + livery + " " + side + " " + outfit.words();
                    assertThat(markPicture.changed(plainPicture, dressed))
                            .as("mark of %s", what)
                            .isZero();
                    assertThat(plainPicture.keptIn(dressed))
                            .as("unchanged of %s", what)
                            .isGreaterThan(MOST_OF_IT);
                }
            }
        }
    }

    /// To all eyes a car shows at least twice as much of its own colour as what it is dressed with shows of any other's.
    @ParameterizedTest
    @EnumSource(ColourVision.class)
    void aDressedCarHasItsOwnColourForAllEyes(ColourVision vision) {
        for (ColourTheme theme : ColourTheme.values()) {
            CarArt cars = ArtFactory.in(theme).cars();
            for (Livery livery : Livery.values()) {
                for (Side side : Side.values()) {
                    Map<Livery, Integer> plain = colours(vision, theme, draw(cars, side, livery, CarOutfit.PLAIN));
                    for (CarOutfit outfit : outfits()) {
                        Map<Livery, Integer> dressed = colours(vision, theme, draw(cars, side, livery, outfit));
                        int own = dressed.getOrDefault(livery, 0);
                        for (Livery otherLivery : Livery.values()) {
                            int more = dressed.getOrDefault(otherLivery, 0) - plain.getOrDefault(otherLivery, 0);
                            assertThat(otherLivery == livery || own > 2 * more)
                                    .as("%s %s from %s in %s: %s", livery, outfit.words(), side, theme, dressed)
                                    .isTrue();
                        }
                    }
                }
            }
        }
    }

    /// How many pixels look like the colours of which car.
    private static Map<Livery, Integer> colours(ColourVision vision, ColourTheme theme, Node car) {
        Map<Livery, Integer> seen = new EnumMap<>(Livery.class);
        picture(car)
                .colours()
                .forEach((color, pixels) -> looksLike(vision, theme, color)
                        .ifPresent(similarLivery -> seen.merge(similarLivery, pixels, Integer::sum)));
        return seen;
    }

    /// Whose colour it is, if it is a car's.
    private static Optional<Livery> looksLike(ColourVision vision, ColourTheme theme, Color color) {
        Map<Livery, Double> far = new EnumMap<>(Livery.class);
        for (Livery livery : Livery.values()) {
            double nearest = Stream.of(
                            theme.palette().main(livery),
                            theme.palette().dark(livery),
                            theme.palette().lit(livery))
                    .mapToDouble(paint -> vision.difference(color, paint))
                    .min()
                    .orElseThrow();
            far.put(livery, nearest);
        }
        return far.entrySet().stream()
                .filter(it -> it.getValue() < AT_A_GLANCE)
                .min(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    /// A car that is not dressed is drawn as it always was.
    @Test
    void aPlainCarIsThePlainDrawing() {
        CarArt cars = ArtFactory.in(ColourTheme.DAY).cars();
        for (Livery livery : Livery.values()) {
            Picture drawnPicture = picture(
                    new ThemedSvgDrawings(ColourTheme.DAY.palette(), new PictureCache()).draw("car-side-" + livery));
            assertThat(drawnPicture.sameAs(picture(draw(cars, Side.SIDE, livery, CarOutfit.PLAIN))))
                    .isEqualTo(1);
        }
    }

    /// Everything that can be chosen is seen, on every car and from wherever it can be.
    @Test
    void everythingThatIsChosenIsSeen() {
        CarArt cars = ArtFactory.in(ColourTheme.DAY).cars();
        for (Livery livery : Livery.values()) {
            Picture sidePicture = picture(draw(cars, Side.SIDE, livery, CarOutfit.PLAIN));
            Picture abovePicture = picture(draw(cars, Side.ABOVE, livery, CarOutfit.PLAIN));
            List<CarOutfit> one = new ArrayList<>();
            Stream.of(StripePattern.values()).skip(1).map(CarOutfit.PLAIN::with).forEach(one::add);
            Stream.of(RoofLoad.values()).skip(1).map(CarOutfit.PLAIN::with).forEach(one::add);
            for (CarOutfit outfit : one) {
                assertThat(sidePicture.sameAs(picture(draw(cars, Side.SIDE, livery, outfit))))
                        .as("%s %s", livery, outfit)
                        .isLessThan(0.99);
                assertThat(abovePicture.sameAs(picture(draw(cars, Side.ABOVE, livery, outfit))))
                        .as("%s %s", livery, outfit)
                        .isLessThan(0.99);
            }
            for (Companion companion : List.of(Companion.values()).subList(1, Companion.values().length)) {
                Picture seenPicture = picture(draw(cars, Side.SIDE, livery, CarOutfit.PLAIN.with(companion)));
                assertThat(sidePicture.sameAs(seenPicture))
                        .as("%s %s", livery, companion)
                        .isLessThan(0.995);
            }
            for (DriverFace face : List.of(DriverFace.values()).subList(1, DriverFace.values().length)) {
                Picture seenPicture = picture(draw(cars, Side.SIDE, livery, CarOutfit.PLAIN.with(face)));
                assertThat(sidePicture.sameAs(seenPicture))
                        .as("%s %s", livery, face)
                        .isLessThan(0.995);
            }
        }
    }

    /// Every face has three moods that are told apart, as small as they are in the list of seats.
    @Test
    void moodsDifferEvenInTheListOfSeats() {
        DriverArt driverArt = ArtFactory.in(ColourTheme.DAY).drivers();
        for (DriverFace face : DriverFace.values()) {
            if (face.isSomebody()) {
                Map<FaceMood, Picture> seen = new HashMap<>();
                for (FaceMood mood : FaceMood.values()) {
                    Group small = new Group(Gallery.onToolkit(() -> driverArt.face(face, mood)));
                    small.getTransforms().add(new Scale(10 / DriverArt.RADIUS, 10 / DriverArt.RADIUS));
                    seen.put(mood, picture(new Group(small)));
                }
                for (FaceMood mood : FaceMood.values()) {
                    for (FaceMood otherMood : FaceMood.values()) {
                        if (mood != otherMood) {
                            assertThat(requireNonNull(seen.get(mood)).sameAs(requireNonNull(seen.get(otherMood))))
                                    .as("%s %s %s", face, mood, otherMood)
                                    .isLessThan(0.98);
                        }
                    }
                }
            }
        }
    }

    /// A sheet of them all, to be looked at.
    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void theSheetOfOutfits(ColourTheme theme) {
        Group sheet = Gallery.onToolkit(() -> sheet(theme));
        Gallery.checkDrawn(
                sheet,
                "outfits-" + theme.name().toLowerCase(java.util.Locale.ROOT),
                1500,
                1130,
                theme.palette().color(ColourRole.PAPER));
    }

    private static Group sheet(ColourTheme theme) {
        ArtFactory art = ArtFactory.in(theme);
        Group sheet = new Group();
        List<CarOutfit> some = List.of(
                CarOutfit.of("girl lines suitcases dog"),
                CarOutfit.of("boy checks surfboards cat"),
                CarOutfit.of("mother waves canoe duck"),
                CarOutfit.of("friend stars bicycle snail"),
                CarOutfit.of("grandfather tricolour beach-things parrot"),
                CarOutfit.of("cheeky"));
        for (Livery livery : Livery.values()) {
            double y = 130 + livery.ordinal() * 150;
            for (int at = 0; at < some.size(); at++) {
                put(sheet, art.cars().side(livery, some.get(at), FaceMood.values()[at % 3]), 90 + at * 165, y, 0.75);
                Group above = new Group(art.cars().onRoad(livery, some.get(at), 1));
                put(sheet, above, 1060 + at % 3 * 120, y - 65 + at / 3 * 60, 0.9);
            }
            put(sheet, art.cars().smallSide(livery, some.getFirst()), 1420, y - 40, 0.3);
            put(sheet, art.cars().smallSide(livery, CarOutfit.PLAIN), 1420, y, 0.3);
        }
        int number = 0;
        for (DriverFace face : DriverFace.values()) {
            for (FaceMood mood : FaceMood.values()) {
                if (face.isSomebody()) {
                    put(sheet, art.drivers().face(face, mood), 60 + number % 15 * 92, 960 + number / 15 * 76, 1);
                    number++;
                }
            }
        }
        return sheet;
    }

    private static void put(Group sheet, Node node, double x, double y, double scale) {
        Group placed = new Group(node);
        placed.getTransforms().addAll(new Translate(x, y), new Scale(scale, scale));
        sheet.getChildren().add(placed);
    }

    private static List<CarOutfit> outfits() {
        List<CarOutfit> all = new ArrayList<>();
        for (StripePattern stripes : StripePattern.values()) {
            for (RoofLoad load : RoofLoad.values()) {
                DriverFace driver =
                        DriverFace.values()[(stripes.ordinal() * 6 + load.ordinal()) % DriverFace.values().length];
                Companion companion =
                        Companion.values()[(stripes.ordinal() + load.ordinal()) % Companion.values().length];
                all.add(new CarOutfit(driver, stripes, load, companion));
            }
        }
        return all;
    }

    private static Node draw(CarArt cars, Side side, Livery livery, CarOutfit outfit) {
        return Gallery.onToolkit(() -> switch (side) {
            case ABOVE -> cars.onRoad(livery, outfit, 1);
            case SIDE -> cars.side(livery, outfit, FaceMood.SMILE);
        });
    }

    private static Node mark(ColourTheme theme, Side side, Livery livery) {
        ThemedSvgDrawings drawings = new ThemedSvgDrawings(theme.palette(), new PictureCache());
        String name = side == Side.ABOVE ? "car-" : "car-side-";
        return Gallery.onToolkit(
                () -> drawings.draw(drawings.drawing(name + livery).part("mark")));
    }

    /// All of a drawing in a frame that is the same for all of them.
    private static Picture picture(Node drawing) {
        return Gallery.onToolkit(() -> {
            SnapshotParameters how = new SnapshotParameters();
            how.setFill(Color.TRANSPARENT);
            how.setTransform(Transform.translate(Picture.WIDTH / 2.0, Picture.HEIGHT - 40));
            how.setViewport(new javafx.geometry.Rectangle2D(0, 0, Picture.WIDTH, Picture.HEIGHT));
            return Picture.of(new Group(drawing).snapshot(how, new WritableImage(Picture.WIDTH, Picture.HEIGHT)));
        });
    }

    /// The pixels of a drawing.
    private static final class Picture {

        static final int WIDTH = 260;
        static final int HEIGHT = 220;
        private static final int UNSEEN = 10;
        private static final int MUCH = 20;

        private final int[] pixels;

        private Picture(int[] pixels) {
            this.pixels = pixels;
        }

        static Picture of(WritableImage image) {
            int[] pixels = new int[WIDTH * HEIGHT];
            image.getPixelReader().getPixels(0, 0, WIDTH, HEIGHT, PixelFormat.getIntArgbInstance(), pixels, 0, WIDTH);
            return new Picture(pixels);
        }

        /// How many pixels that are covered here differ between two others.
        long changed(Picture picture, Picture otherPicture) {
            return IntStream.range(0, pixels.length)
                    .filter(at -> (pixels[at] >>> 24) == 255 && !near(picture.pixels[at], otherPicture.pixels[at]))
                    .count();
        }

        /// What share of what is drawn here looks the same in another picture.
        double keptIn(Picture otherPicture) {
            return same(otherPicture, at -> isDrawn(at));
        }

        /// What share of what is drawn in either looks the same in both.
        double sameAs(Picture otherPicture) {
            return same(otherPicture, at -> isDrawn(at) || otherPicture.isDrawn(at));
        }

        private double same(Picture otherPicture, IntPredicate counts) {
            int[] drawn = IntStream.range(0, pixels.length).filter(counts).toArray();
            return Arrays.stream(drawn)
                            .filter(at -> near(pixels[at], otherPicture.pixels[at]))
                            .count()
                    / (double) drawn.length;
        }

        private boolean isDrawn(int at) {
            return (pixels[at] >>> 24) > 127;
        }

        /// The colours of which there is much.
        Map<Color, Integer> colours() {
            Map<Integer, Integer> found = new HashMap<>();
            Arrays.stream(pixels)
                    .filter(pixel -> (pixel >>> 24) == 255)
                    .forEach(pixel -> found.merge(pixel, 1, Integer::sum));
            Map<Color, Integer> much = new HashMap<>();
            found.forEach((pixel, count) -> {
                if (count > MUCH) {
                    much.put(Color.rgb(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255), count);
                }
            });
            return much;
        }

        private static boolean near(int one, int other) {
            for (int shift = 0; shift < 32; shift += 8) {
                if (Math.abs((one >>> shift & 255) - (other >>> shift & 255)) > UNSEEN) {
                    return false;
                }
            }
            return true;
        }
    }
}
