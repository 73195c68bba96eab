package millebornes.desktop.board;

import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.util.Duration;
import millebornes.desktop.art.ImageBuffer;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.art.PixelRows;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The board between afar and near: a part of a picture from afar, enlarged.
///
/// Without a graphics card the toolkit takes most of a frame's time to enlarge a picture of the board, and as long to
/// draw the pieces anew in another size; to copy pixels takes a fraction of that.
///
/// What the pictures lie in stays for the next drive, or the collector would have to look for its megabytes after each one,
/// which takes longer than to draw the drive; at a table where nobody drives it is given up.
final class CloseUpTransitionView extends ImageView {

    /// After so long without a drive the memory is worth more than what it spares.
    private static final Duration KEPT = Duration.seconds(20);

    private final PauseTransition rest;
    private boolean taken;

    /// So many rows of the picture are taken that is not whole yet.
    private int begun;

    private int[] afar = {};
    private int width;
    private int height;
    private @Nullable ImageBuffer canvas;

    CloseUpTransitionView() {
        this(KEPT);
    }

    CloseUpTransitionView(Duration kept) {
        rest = new PauseTransition(kept);
        setMouseTransparent(true);
        rest.setOnFinished(_ -> giveUp());
    }

    /// Takes the picture; of a board that people look at only a half at a time, for all of it is too much for one frame.
    ///
    /// @param board what fills the room, the same each time
    /// @return whether it is whole
    boolean takeNext(Node board, Rect room) {
        canvas(board, room);
        int bottom = begun == 0 && isWatched(board) ? height / 2 : height;
        take(board, room, 0, begun, width, bottom - begun);
        taken = bottom == height;
        begun = taken ? 0 : bottom;
        return taken;
    }

    private static boolean isWatched(Node board) {
        @Nullable Scene scene = board.getScene();
        return scene != null && scene.getWindow() != null && scene.getWindow().isShowing();
    }

    /// Takes a part of the picture again, in which something has changed.
    void takeAgain(Node board, Rect room, Rect part) {
        double unit = width / room.width();
        int left = (int) Math.floor((part.x() - room.x()) * unit);
        int top = (int) Math.floor((part.y() - room.y()) * unit);
        int right = Math.min(width, (int) Math.ceil((part.right() - room.x()) * unit));
        int bottom = Math.min(height, (int) Math.ceil((part.bottom() - room.y()) * unit));
        take(board, room, left, top, right - left, bottom - top);
    }

    /// True while a picture from afar is kept.
    boolean isTaken() {
        return taken;
    }

    /// Shows what is seen on the way.
    ///
    /// @param share 0 for all of the picture, 1 for the part that is seen from near
    void show(CloseUpFrame way, double share) {
        Rect room = way.room();
        Rect part = way.seen(share);
        ImageBuffer shown = Objects.requireNonNull(canvas);
        int[] seen = shown.pixels();
        double unit = width / room.width();
        int[] columns = columns((part.x() - room.x()) * unit, part.width() * unit / width);
        int above = -1;
        for (int y = 0; y < height; y++) {
            int row = y * width;
            int there = clamped((part.y() - room.y()) * unit + (y + 0.5) * part.height() * unit / height, height);
            if (there == above) {
                System.arraycopy(seen, row - width, seen, row, width);
            } else {
                copy(there * width, columns, seen, row);
            }
            above = there;
        }
        shown.written();
        setVisible(true);
    }

    /// Shows nothing.
    void hide() {
        setVisible(false);
    }

    /// Nobody leans any more, or the board has come into a window.
    void forget() {
        hide();
        taken = false;
        begun = 0;
        if (canvas != null && Platform.isFxApplicationThread()) {
            rest.playFromStart();
        }
    }

    /// Gives the pictures up, which are large. What cannot be seen the toolkit does not look at again, and would keep the
    /// picture.
    void giveUp() {
        rest.stop();
        taken = false;
        begun = 0;
        setVisible(true);
        setImage(null);
        canvas = null;
        afar = new int[0];
        width = 0;
    }

    private void copy(int sourceRow, int[] columns, int[] seen, int row) {
        for (int x = 0; x < width; x++) {
            seen[row + x] = afar[sourceRow + columns[x]];
        }
    }

    /// Which column of the picture is seen in each column.
    private int[] columns(double start, double step) {
        int[] columns = new int[width];
        for (int x = 0; x < width; x++) {
            columns[x] = clamped(start + (x + 0.5) * step, width);
        }
        return columns;
    }

    private static int clamped(double at, int most) {
        return Math.clamp((int) at, 0, most - 1);
    }

    /// What it shows its pictures on, as large as the room. Others may show theirs on it while nothing is seen of this
    /// one.
    ImageBuffer canvas(Node board, Rect room) {
        double sharp = NodeSnapshot.pixelsPerUnit(board);
        int wide = (int) Math.ceil(room.width() * sharp);
        int high = (int) Math.ceil(room.height() * sharp);
        rest.stop();
        ImageBuffer there = canvas;
        if (there == null || wide != width || high != height) {
            giveUp();
            hide();
            width = wide;
            height = high;
            afar = new int[wide * high];
            there = new ImageBuffer(wide, high);
            canvas = there;
            setImage(there.image());
        }
        setX(room.x());
        setY(room.y());
        setFitWidth(sharp == 1 ? 0 : room.width());
        setFitHeight(sharp == 1 ? 0 : room.height());
        return there;
    }

    private void take(Node board, Rect room, int left, int top, int wide, int high) {
        double unit = width / room.width();
        Rect part = new Rect(room.x() + left / unit, room.y() + top / unit, wide / unit, high / unit);
        NodeSnapshot.ofPart(board, part, wide, high, new PixelRows(afar, top * width + left, width));
    }
}
