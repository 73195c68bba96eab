package millebornes.desktop.learn;

import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;

/// The table with the coach in its lower left corner and the progress stones in its sky; with large text, both are in a
/// bar above the table.
final class CoachedTablePane extends Pane {

    private static final double HEAD = 62;
    private static final double LOW_HEAD = 44;
    private static final double LETTERS = 15;
    private static final double LEAST_GAP = Sizes.LABEL_GAP + Sizes.TINY_GAP;

    private final Region table;
    private final double text;
    private final PointerTargetLocator lessonPointer;
    private final Function<Boolean, Parts> maker;
    private final Pane over = new Pane();
    private final LessonPointerLayer pointer;
    private boolean corner;
    private Parts parts;

    /// The parts over the table.
    ///
    /// @param coach the coach's texts
    /// @param stones the learner's progress
    /// @param leave the button to leave
    /// @param confetti what lies over the table, behind the others; the mouse goes through it
    record Parts(Region coach, Region stones, Region leave, Region confetti) {}

    /// @param maker creates the parts: the parts for the corner if its argument is true, otherwise those for the bar
    /// @param lessonPointer called with the coach's position
    /// @param text the size of text, 1 for 100 %
    CoachedTablePane(
            Region table,
            Function<Boolean, Parts> maker,
            LessonPointerLayer pointer,
            PointerTargetLocator lessonPointer,
            double text) {
        this.table = table;
        this.text = text;
        this.lessonPointer = lessonPointer;
        this.maker = maker;
        this.pointer = pointer;
        this.corner = CoachPanelPosition.isCorner(Sizes.BOARD_WIDTH, text);
        this.parts = maker.apply(corner);
        over.setManaged(false);
        over.setPickOnBounds(false);
        getChildren().addAll(table, over, pointer);
        lay();
        lessonPointer.layout().subscribe(_ -> requestLayout());
    }

    /// Creates all parts again.
    void renew() {
        parts = maker.apply(corner);
        lay();
    }

    private void lay() {
        parts.confetti().setMouseTransparent(true);
        over.getChildren().setAll(parts.confetti(), parts.stones(), parts.leave(), parts.coach());
        over.getChildren().forEach(part -> part.setManaged(false));
        setNeedsLayout(true);
    }

    Node over() {
        return over;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        over.resizeRelocate(0, 0, width, height);
        pointer.resizeRelocate(0, 0, width, height);
        boolean inCorner = CoachPanelPosition.isCorner(width, text);
        if (inCorner != corner) {
            corner = inCorner;
            renew();
        }
        if (corner) {
            corner(width, height);
        } else {
            bar(width, height);
        }
        pointer.setNeedsLayoutAgain();
    }

    private void corner(double width, double height) {
        table.resizeRelocate(0, 0, width, height);
        TableLayoutSpec spec = new TableLayoutSpec(width, height, 2, 1, text, TableLayoutSpec.TargetSize.STANDARD);
        Rect roomRect = CoachPanelPosition.corner(spec);
        double scale = Math.max(1, Math.min(width / 1280, height / 800));
        letters(scale * text);
        double below = roomRect.bottom() - lessonPointer.lowerEdge() - LEAST_GAP * scale;
        double high = Math.min(Math.min(roomRect.height(), below), parts.coach().prefHeight(roomRect.width()));
        parts.coach().resizeRelocate(roomRect.x(), roomRect.bottom() - high, roomRect.width(), high);
        double gap = roomRect.x();
        double leaveWidth = parts.leave().prefWidth(-1);
        double leaveHeight = Math.max(Sizes.TARGET * scale, parts.leave().prefHeight(-1));
        parts.leave().resizeRelocate(width - gap - leaveWidth, gap, leaveWidth, leaveHeight);
        double left = gap + 304 * scale * text + gap;
        parts.stones().resizeRelocate(left, gap / 2, Math.max(0, width - gap - leaveWidth - gap - left), HEAD * scale);
        // It hangs in the upper half of its place: between the seats and the coach.
        double sky = HEAD * scale + 2 * gap;
        parts.confetti().resizeRelocate(0, sky, width, 2 * (roomRect.bottom() - high - sky));
    }

    private void bar(double width, double height) {
        letters(text);
        double gap = Sizes.LABEL_GAP;
        double side = LOW_HEAD;
        parts.stones().resizeRelocate(gap, gap, width - 3 * gap - side, side);
        parts.leave().resizeRelocate(width - gap - side, gap, side, side);
        double high = parts.coach().prefHeight(width - 2 * gap);
        parts.coach().resizeRelocate(gap, side + 2 * gap, width - 2 * gap, high);
        double top = side + high + 3 * gap;
        table.resizeRelocate(0, top, width, Math.max(0, height - top));
        parts.confetti().resizeRelocate(0, top, width, table.getHeight());
    }

    /// Sets the text size of the coach's parts, so that it grows with the window like that of the table.
    private void letters(double scale) {
        SceneStyler.letters(over, LETTERS * scale);
        // Parts that have just been added are measured below.
        over.applyCss();
    }
}
