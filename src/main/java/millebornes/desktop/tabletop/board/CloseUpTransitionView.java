package millebornes.desktop.tabletop.board;

import java.nio.IntBuffer;
import java.util.Objects;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.tabletop.geometry.CloseUpFrame;
import millebornes.desktop.tabletop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The board between afar and near, put together of a picture from afar and, where there is one, one from near: each
/// pixel comes from the place of one of them that is seen there, from near wherever that reaches.
///
/// Without a graphics card the toolkit takes most of a frame's time to enlarge a picture of the board, and as long to
/// draw the pieces anew in another size; to copy pixels takes a fraction of that.
final class CloseUpTransitionView extends ImageView {

    private int[] afar = {};
    private int[] near = {};
    private int[] seen = {};
    private int width;
    private int height;
    private boolean nearTaken;
    private @Nullable PixelBuffer<IntBuffer> pixels;

    CloseUpTransitionView() {
        setMouseTransparent(true);
    }

    /// Takes the picture from afar.
    ///
    /// @param board what fills the room
    void takeAfar(Node board, Rect room) {
        fit(room, NodeSnapshot.pixelsPerUnit(board));
        take(board, room, afar);
        nearTaken = false;
    }

    /// Takes the picture from near; everything lies already as it is seen from there.
    void takeNear(Node board, Rect room) {
        take(board, room, near);
        nearTaken = true;
    }

    /// True while a picture from afar is kept.
    boolean isTaken() {
        return pixels != null;
    }

    /// Shows what is seen on the way.
    ///
    /// @param share 0 for the picture from afar, 1 for the one from near
    void show(CloseUpFrame way, double share) {
        Rect room = way.room();
        Rect part = way.seen(share);
        double unit = width / room.width();
        double left = (way.near().x() - part.x()) / part.width() * width;
        double right = left + way.near().width() / part.width() * width;
        double top = (way.near().y() - part.y()) / part.height() * height;
        double bottom = top + way.near().height() / part.height() * height;
        int[] far = columns((part.x() - room.x()) * unit, part.width() * unit / width, 0, width);
        int from = nearTaken ? Math.clamp((int) Math.ceil(left - 0.5), 0, width) : width;
        int to = nearTaken ? Math.clamp((int) Math.ceil(right - 0.5), from, width) : width;
        int[] close = columns(-left * width / (right - left), width / (right - left), from, to);
        int above = -1;
        for (int y = 0; y < height; y++) {
            int row = y * width;
            int there = clamped((part.y() - room.y()) * unit + (y + 0.5) * part.height() * unit / height, height);
            boolean inside = nearTaken && y + 0.5 >= top && y + 0.5 < bottom;
            if (!inside && there == above) {
                System.arraycopy(seen, row - width, seen, row, width);
                continue;
            }
            above = inside ? -1 : there;
            copy(afar, there * width, far, row, 0, inside ? from : width);
            if (inside) {
                int high = clamped((y + 0.5 - top) * height / (bottom - top), height);
                copy(near, high * width, close, row, from, to);
                copy(afar, there * width, far, row, to, width);
            }
        }
        // Beside the toolkit's thread a table is rehearsed that nobody sees.
        if (Platform.isFxApplicationThread()) {
            Objects.requireNonNull(pixels).updateBuffer(_ -> null);
        }
        setVisible(true);
    }

    /// Shows nothing.
    void hide() {
        setVisible(false);
    }

    /// Gives the pictures up: nobody leans any more, and they are large. What cannot be seen the toolkit does not look
    /// at again, and would keep the picture.
    void forget() {
        setVisible(true);
        setImage(null);
        pixels = null;
        afar = new int[0];
        near = afar;
        seen = afar;
        width = 0;
    }

    private void copy(int[] source, int sourceRow, int[] columns, int row, int from, int to) {
        for (int x = from; x < to; x++) {
            seen[row + x] = source[sourceRow + columns[x]];
        }
    }

    /// Which column of a picture is seen in each column from `from` to `to`.
    private int[] columns(double start, double step, int from, int to) {
        int[] columns = new int[width];
        for (int x = from; x < to; x++) {
            columns[x] = clamped(start + (x + 0.5) * step, width);
        }
        return columns;
    }

    private static int clamped(double at, int most) {
        return Math.clamp((int) at, 0, most - 1);
    }

    private void fit(Rect room, double sharp) {
        int wide = (int) Math.ceil(room.width() * sharp);
        int high = (int) Math.ceil(room.height() * sharp);
        if (pixels == null || wide != width || high != height) {
            width = wide;
            height = high;
            afar = new int[wide * high];
            near = new int[wide * high];
            seen = new int[wide * high];
            pixels = new PixelBuffer<>(wide, high, IntBuffer.wrap(seen), PixelFormat.getIntArgbPreInstance());
            setImage(new WritableImage(pixels));
        }
        setX(room.x());
        setY(room.y());
        setFitWidth(sharp == 1 ? 0 : room.width());
        setFitHeight(sharp == 1 ? 0 : room.height());
    }

    private void take(Node board, Rect room, int[] into) {
        NodeSnapshot.ofPart(board, room, width, height, Color.TRANSPARENT)
                .getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), into, 0, width);
    }
}
