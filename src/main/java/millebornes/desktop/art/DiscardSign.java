package millebornes.desktop.art;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import millebornes.desktop.theme.SceneStyler;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Throwing a card away, for those who cannot read: a card goes into the tray. An arrow alone that points into a tray
/// is what computers show for a download.
public final class DiscardSign extends HBox {

    /// The parts of the sign, as shares of its size.
    private static final double CARD = 0.84;

    private static final double ARROW = 0.6;
    private static final double TRAY = 0.95;

    /// How wide the sign is, as a share of its size.
    public static final double WIDTH = CARD + ARROW + TRAY;

    /// @param size the height of the sign, in px
    public DiscardSign(double size) {
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
