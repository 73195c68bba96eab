package millebornes.desktop.art;

import javafx.geometry.Pos;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.SceneStyler;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The icon of a discard for players who cannot read: a card that falls into a tray. An arrow into a tray would look like
/// the usual icon for a download.
public final class DiscardIcon extends StackPane {

    /// The sizes of card and tray, as shares of the icon's; icons have a margin of a sixth.
    private static final double CARD = 0.85;

    private static final double TRAY = 1.15;

    /// The distance of the tray below its place in the middle, as a share of the icon's size.
    private static final double LOWER = 0.03;

    private static final double TILT = 14;

    /// @param size the width and height of the icon, in px
    public DiscardIcon(double size) {
        FontIcon card = part(MaterialDesignC.CARDS_PLAYING_DIAMOND, CARD * size);
        card.setRotate(TILT);
        FontIcon tray = part(MaterialDesignT.TRAY, TRAY * size);
        tray.setTranslateY(LOWER * size);
        setAlignment(card, Pos.TOP_CENTER);
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        setMouseTransparent(true);
        getChildren().addAll(card, tray);
    }

    private static FontIcon part(Ikon ikon, double size) {
        FontIcon icon = new FontIcon(ikon);
        SceneStyler.iconSize(icon, size);
        return icon;
    }
}
