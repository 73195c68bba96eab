package millebornes.desktop.table;

import javafx.animation.PauseTransition;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;
import millebornes.session.flow.PlayerEmote;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The bubble that shows a sign of a player above the player's car for a short time. It is transparent to the mouse.
final class EmoteBubble extends Group {

    private static final double RADIUS = 30;
    private static final double ICON = 34;
    private static final double ABOVE = 26;
    private static final Duration SHOWN = Duration.millis(2500);

    /// @param carPoint the middle of the car, in the window
    /// @param text the factor by which text is larger than designed
    EmoteBubble(ArtFactory art, PlayerEmote emote, Livery livery, Point carPoint, double text) {
        double growth = Math.sqrt(text);
        double radius = RADIUS * growth;
        Point tipPoint = carPoint.plus(0, -ABOVE);
        Point middlePoint = tipPoint.plus(0, -BubbleTailShape.HEIGHT - radius);
        Circle disc = new Circle(
                middlePoint.x(), middlePoint.y(), radius, art.palette().color(ColourRole.PAPER));
        disc.setStroke(art.palette().main(livery));
        disc.setStrokeWidth(Sizes.CHOSEN_RING);
        FontIcon icon = new FontIcon(icon(emote));
        SceneStyler.iconSize(icon, ICON * growth);
        icon.setX(middlePoint.x() - ICON * growth / 2);
        icon.setY(middlePoint.y() + ICON * growth * 0.36);
        getChildren().setAll(new BubbleTailShape(art, tipPoint, middlePoint.y() + radius), disc, icon);
        setManaged(false);
        setMouseTransparent(true);
        setId("sign");
        PauseTransition pause = new PauseTransition(SHOWN);
        pause.setOnFinished(_ -> setVisible(false));
        pause.play();
    }

    private static Ikon icon(PlayerEmote emote) {
        return switch (emote) {
            case HORN -> MaterialDesignB.BULLHORN;
            case BRAVO -> MaterialDesignT.THUMB_UP;
            case OH_NO -> MaterialDesignE.EMOTICON_SAD;
            case HURRY -> MaterialDesignT.TIMER_SAND;
        };
    }
}
