package millebornes.desktop.art;

import javafx.scene.Group;

/// Stamps of the travel album, each [#WIDTH] × [#HEIGHT] with its upper left corner at the origin. The view adds their
/// text.
public final class AlbumArt {

    /// Width and height of a stamp with its perforated edge, in its own units.
    public static final double WIDTH = 106;

    public static final double HEIGHT = 132;

    /// The centre (x, y) and the width of the plate at the foot of a stamp's picture, on which the place is written.
    public static final double PLATE_X = 53;

    public static final double PLATE_Y = 113;
    public static final double PLATE_WIDTH = 84;

    private static final String PAPER = "album-stamp-paper";
    private static final double HINT_X = 53;
    private static final double HINT_Y = 54;
    private static final double TONE = 0.6;

    private final ThemedSvgDrawings drawings;

    AlbumArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A stamp with its poster.
    ///
    /// @param place the name of the drawing, such as `PARIS`
    public Group stamp(String place) {
        return new Group(
                drawings.draw(drawings.drawing(PAPER).part("PAPER")),
                drawings.draw(drawings.drawing("album-stamps").part(place)));
    }

    /// The empty place of a missing stamp: its dashed outline, with an icon of its condition in lines.
    ///
    /// @param place the name of the drawing, such as `PARIS`
    public Group empty(String place) {
        Group hint =
                NodeTransforms.at(drawings.draw(drawings.drawing("album-hints").part(place)), HINT_X, HINT_Y, 1);
        hint.setOpacity(TONE);
        return new Group(drawings.draw(drawings.drawing(PAPER).part("EMPTY")), hint);
    }
}
