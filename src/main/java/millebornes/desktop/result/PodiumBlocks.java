package millebornes.desktop.result;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.result.PodiumLayout.PodiumBlock;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// Draws the steps of a podium on y = 0, lit from the right, each with its number.
final class PodiumBlocks {

    private static final double SIDE = 0.16;
    private static final double MOST_SIDE = 26;
    private static final double LID = 8;
    private static final double PLANK = 19;
    private static final double LARGEST = 52;
    private static final double NUMBER = 0.86;
    private static final double LIGHT = 0.45;

    private final Palette palette;

    private record StepPaint(Color front, Color side, Color lid, Color number) {}

    private PodiumBlocks(Palette palette) {
        this.palette = palette;
    }

    /// The steps, centred on x = 0.
    ///
    /// @param room the part of a step's height that is left above the plates on it, in px
    public static Group of(Palette palette, PodiumLayout layout, double room) {
        PodiumBlocks blocks = new PodiumBlocks(palette);
        Group group = new Group();
        boolean numbered = layout.highest().place() == 1;
        layout.blocks().forEach(block -> group.getChildren().add(blocks.block(block, room, numbered)));
        group.setMouseTransparent(true);
        return group;
    }

    /// Draws a step.
    ///
    /// @param numbered whether it has its number; without a winner the podium has none
    private Group block(PodiumBlock block, double room, boolean numbered) {
        StepPaint paint = paint(block.place());
        double side = Math.min(MOST_SIDE, block.width() * SIDE);
        Rectangle front = box(block.left(), -block.height(), block.width(), block.height(), paint.front());
        Rectangle shade = box(block.left(), -block.height(), side, block.height(), paint.side());
        Rectangle lid = box(block.left(), -block.height(), block.width(), LID, paint.lid());
        lid.setArcWidth(Sizes.TINY_GAP);
        lid.setArcHeight(Sizes.TINY_GAP);
        if (!numbered) {
            return platform(block);
        }
        Text number = new Text(Integer.toString(block.place()));
        number.setTextOrigin(VPos.CENTER);
        number.setFont(TextRole.PAGE_TITLE.weight().font(Math.min(LARGEST, room * NUMBER)));
        number.setFill(paint.number());
        number.setX(block.middle() - number.getLayoutBounds().getWidth() / 2);
        number.setY(-block.height() + LID + room / 2);
        return new Group(front, shade, lid, number);
    }

    /// A wooden platform, on which all stand who share a round without a winner.
    private Group platform(PodiumBlock block) {
        Group platform = new Group(
                box(block.left(), -block.height(), block.width(), block.height(), palette.color(ColourRole.DISTANCE)));
        for (double y = PLANK; y < block.height(); y += PLANK) {
            platform.getChildren()
                    .add(box(block.left(), y - block.height(), block.width(), 1, palette.color(ColourRole.ROAD_EDGE)));
        }
        platform.getChildren()
                .add(box(block.left(), -block.height(), block.width(), LID, palette.color(ColourRole.ROAD_EDGE)));
        return platform;
    }

    private Rectangle box(double x, double y, double width, double height, Color color) {
        Rectangle box = new Rectangle(x, y, width, height);
        box.setFill(color);
        Color outline = palette.color(ColourRole.OUTLINE);
        if (outline.getOpacity() > 0) {
            box.setStroke(outline);
        }
        return box;
    }

    private StepPaint paint(int place) {
        return switch (place) {
            case 1 -> paint(ColourRole.RED, ColourRole.RED_SHADE, ColourRole.RED_LIT);
            case 2 -> paint(ColourRole.AMBER, ColourRole.STAR_FIRST, ColourRole.HIGHLIGHT);
            default -> paint(ColourRole.MOUNTAIN, ColourRole.MOUNTAIN_SHADE, ColourRole.MOUNTAIN_FAR);
        };
    }

    private StepPaint paint(ColourRole frontColour, ColourRole sideColour, ColourRole lidColour) {
        return new StepPaint(
                palette.color(frontColour),
                palette.color(sideColour),
                palette.color(lidColour),
                ink(palette, frontColour));
    }

    /// The colour of a number: dark on a light ground and light on a dark one. Which grounds are light depends on the theme.
    static Color ink(Palette palette, ColourRole ground) {
        boolean light = palette.color(ground).grayscale().getBrightness() > LIGHT;
        return palette.color(light ? ColourRole.SYMBOL_DARK : ColourRole.ON_PLATE);
    }
}
