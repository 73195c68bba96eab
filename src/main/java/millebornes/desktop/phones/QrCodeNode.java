package millebornes.desktop.phones;

import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.VLineTo;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// A QR code: dark on light in every theme, with the empty margin that cameras need.
final class QrCodeNode extends Pane {

    /// The margin around a code, in modules.
    static final int QUIET = 4;

    /// The least version of a code, so that those of short and long addresses are equally large.
    private static final int LEAST_VERSION = 4;

    private static final double CODE_CORNER = 16;

    /// @param text the encoded text
    /// @param most the greatest length of a side including the margin, in px; a module has a whole number of px
    QrCodeNode(String text, double most, Palette palette) {
        QrCode code = QrCode.encodeSegments(
                QrSegment.makeSegments(text), QrCode.Ecc.MEDIUM, LEAST_VERSION, QrCode.MAX_VERSION, -1, true);
        int modules = code.size + 2 * QUIET;
        double module = Math.max(1, Math.floor(most / modules));
        double left = QUIET * module;
        double size = module * modules;
        Rectangle ground = new Rectangle(size, size, palette.color(ColourRole.CHECK_2));
        ground.setArcWidth(CODE_CORNER);
        ground.setArcHeight(CODE_CORNER);
        Path dark = new Path();
        dark.setId("qr-modules");
        dark.setStroke(null);
        dark.setFill(palette.color(ColourRole.INK));
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int from = x;
                while (x < code.size && code.getModule(x, y)) {
                    x++;
                }
                if (x > from) {
                    run(dark, left + from * module, left + y * module, (x - from) * module, module);
                }
            }
        }
        getChildren().setAll(ground, dark);
        setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setPrefSize(size, size);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setMouseTransparent(true);
    }

    /// Adds dark modules of one row to the path. All are one shape, so that no hairlines are visible between them.
    private static void run(Path path, double x, double y, double width, double height) {
        path.getElements()
                .addAll(
                        new MoveTo(x, y),
                        new HLineTo(x + width),
                        new VLineTo(y + height),
                        new HLineTo(x),
                        new ClosePath());
    }
}
