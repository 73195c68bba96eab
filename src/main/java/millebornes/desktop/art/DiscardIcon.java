package millebornes.desktop.art;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import millebornes.desktop.theme.SceneStyler;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The icon of a discard for players who cannot read: a card goes into the tray. A mere arrow into a tray would look
/// like the usual icon for a download.
public final class DiscardIcon extends HBox {

    /// The parts of the icon, as shares of its size.
    private static final double CARD = 0.84;

    private static final double ARROW = 0.6;
    private static final double TRAY = 0.95;

    /// The width of the icon, as a share of its size.
    public static final double WIDTH = CARD + ARROW + TRAY;

    /// @param size the height of the icon, in px
    public DiscardIcon(double size) {
        setAlignment(Pos.CENTER);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
        getChildren()
                .addAll(
                        part(MaterialDesignC.CARDS_PLAYING, CARD * size),
                        part(MaterialDesignA.ARROW_RIGHT_BOLD, ARROW * size),
                        part(MaterialDesignT.TRAY, TRAY * size));
    }

    private static FontIcon part(Ikon ikon, double size) {
        FontIcon icon = new FontIcon(ikon);
        SceneStyler.iconSize(icon, size);
        return icon;
    }
}
