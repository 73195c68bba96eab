package millebornes.desktop.result;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.DriverArt;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// A paper plate with the names of a team, one per line, its result below, and the signs of its cars at the left. Its
/// upper edge is at y = 0, its centre at x = 0.
final class NamePlate extends Group {

    private static final double LINE_HEIGHT = 1.15;
    private static final double PAD = Sizes.TINY_GAP;

    /// The radius of the faces that stand at the left and the right of the upper edge, in px, and the height of their
    /// centres above it.
    private static final double FACE = 14;

    private static final double FACE_ABOVE = 17;
    private static final double FACE_ASIDE = 13;

    /// The least radius of the disc of a rank, in px, and its radius as a share of a line's height; as shares of that
    /// radius, the size of its number, and how far it reaches over the corner of the plate.
    private static final double LEAST_RANK = 10;

    private static final double RANK = 0.46;
    private static final double RANK_NUMBER = 1.3;
    private static final double RANK_INSIDE = 1.7;

    /// The radius of a car's sign, as a share of a line's height, and the room that it has from the left edge likewise.
    private static final double SIGN = 0.5;

    private static final double SIGN_ROOM = 1.3;

    private final AppearanceSettings appearance;
    private final double width;
    private final double signs;

    /// @param faces the faces of the team, drawn by [DriverArt], without members who have none
    /// @param signs the signs of the cars, of radius [#sign(AppearanceSettings)]
    /// @param rank the number at the upper left corner; 0 for none
    /// @param width in px; longer names are set smaller
    public NamePlate(
            AppearanceSettings appearance,
            List<String> names,
            List<Group> faces,
            List<? extends Node> signs,
            String achieved,
            int rank,
            double width) {
        this.appearance = appearance;
        this.width = width;
        this.signs = signs.isEmpty() ? 0 : SIGN_ROOM * lineHeight(appearance);
        Palette palette = appearance.palette();
        FittedTextFactory textFactory =
                new FittedTextFactory(appearance.textScale().of(1));
        Rectangle paper = GeometryShapeFactory.box(
                new Rect(-width / 2, 0, width, height(appearance, names.size())),
                Sizes.TIGHT_PADDING,
                palette.color(ColourRole.PAPER));
        paper.setStroke(palette.color(ColourRole.OUTLINE));
        getChildren().add(paper);
        double y = PAD;
        double radius = rank > 0 ? Math.max(LEAST_RANK, RANK * lineHeight(appearance)) : 0;
        double left = Math.max(this.signs, RANK_INSIDE * radius);
        for (String name : names) {
            y = line(textFactory.line(name, TextRole.PERSON, palette.color(ColourRole.INK)), y, left);
        }
        line(textFactory.line(achieved, TextRole.BODY, palette.color(ColourRole.INK)), y, left);
        // Below the disc of a rank there is one line less.
        double top = rank > 0 ? PAD + lineHeight(appearance) : 0;
        double each = (height(appearance, names.size()) - top) / Math.max(1, signs.size());
        for (int at = 0; at < signs.size(); at++) {
            Group placed = new Group(signs.get(at));
            placed.setTranslateY(top + (at + 0.5) * each);
            placed.setTranslateX(PAD + this.signs / 2 - width / 2);
            getChildren().add(placed);
        }
        faces(faces);
        if (rank > 0) {
            getChildren().add(disc(rank, radius));
        }
        setMouseTransparent(true);
    }

    private void faces(List<Group> faces) {
        int beside = (faces.size() + 1) / 2;
        double radius = beside == 0 ? 0 : Math.min(FACE, (width / 2 - FACE_ASIDE) / (2 * beside));
        for (int at = 0; at < faces.size(); at++) {
            double aside = FACE_ASIDE + radius * (1 + 2 * (at / 2));
            Group face = faces.get(at);
            face.getTransforms()
                    .addAll(
                            new Translate(at % 2 == 0 ? -aside : aside, -FACE_ABOVE),
                            new Scale(radius / DriverArt.RADIUS, radius / DriverArt.RADIUS));
            getChildren().add(face);
        }
    }

    /// A rank on a disc at the upper left corner.
    private Group disc(int rank, double radius) {
        Palette palette = appearance.palette();
        Circle disc = new Circle(radius, palette.color(ColourRole.FOOT));
        disc.setStroke(palette.color(ColourRole.PAPER));
        disc.setStrokeWidth(Sizes.LINE_GAP);
        Text number = new FittedTextFactory(RANK_NUMBER * radius / TextRole.SEAT_NUMBER.size())
                .line(Integer.toString(rank), TextRole.SEAT_NUMBER, palette.color(ColourRole.ON_PLATE));
        number.setX(-FittedTextFactory.width(number) / 2);
        Group both = new Group(disc, number);
        both.setTranslateX((RANK_INSIDE - 1) * radius - width / 2);
        both.setTranslateY((RANK_INSIDE - 1) * radius);
        return both;
    }

    /// The height of a plate, in px.
    public static double height(AppearanceSettings appearance, int names) {
        return (names + 1) * lineHeight(appearance) + 2 * PAD;
    }

    /// Adds a line in the middle of the room that is right of `left` px.
    private double line(Text text, double y, double left) {
        NameFitter.fit(text, width - left - 2 * Sizes.TINY_GAP);
        text.setTextOrigin(VPos.CENTER);
        text.setX((left - FittedTextFactory.width(text)) / 2);
        text.setY(y + lineHeight(appearance) / 2);
        getChildren().add(text);
        return y + lineHeight(appearance);
    }

    /// The radius of a car's sign, in px.
    static double sign(AppearanceSettings appearance) {
        return SIGN * lineHeight(appearance);
    }

    /// The height of a line, in px.
    static double lineHeight(AppearanceSettings appearance) {
        return LINE_HEIGHT * appearance.textScale().of(TextRole.PERSON.size());
    }
}
