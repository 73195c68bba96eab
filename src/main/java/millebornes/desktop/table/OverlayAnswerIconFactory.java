package millebornes.desktop.table;

import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Rotate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// Creates the pictures of answers, for players who cannot read.
final class OverlayAnswerIconFactory {

    /// The height of an icon, in px.
    static final double HEIGHT = 64;

    /// The height, in px, of an icon alone on a wide button, and of the shield beside a large car.
    static final double TALL = 92;

    private static final int CARDS = 3;
    private static final double SPREAD = 18;

    /// The factor by which icons are larger than drawings of the same visible height, since icons have a margin.
    private static final double ICON = 1.4;

    private OverlayAnswerIconFactory() {}

    /// @param safety the safety that would be played, where the answer is about one
    static Node of(OverlayAnswer answer, ArtFactory art, @Nullable Safety safety) {
        return switch (answer) {
            case OPEN -> lookAtCards(art, TALL);
            case CLAIM, CONFIRM -> safety == null ? icon(MaterialDesignP.PLAY, HEIGHT) : shield(art, safety, HEIGHT);
            case GO_ON, EXTEND, UNDERSTOOD -> icon(MaterialDesignP.PLAY, HEIGHT);
            case STOP -> icon(MaterialDesignF.FLAG_CHECKERED, HEIGHT);
            case BACK, CANCEL -> icon(MaterialDesignA.ARROW_LEFT_BOLD, HEIGHT);
            case UNDO -> icon(MaterialDesignU.UNDO_VARIANT, HEIGHT);
            case REDO -> icon(MaterialDesignR.REDO_VARIANT, HEIGHT);
            case PLAY_HERE -> lookAtCards(art, TALL);
            case COMPUTER -> icon(MaterialDesignR.ROBOT, HEIGHT);
        };
    }

    /// The token of a safety, as it looks on a car.
    static Node shield(ArtFactory art, Safety safety, double height) {
        return new DrawingPane(art.onFoot().tokens().safety(safety, Sizes.TOKEN_RADIUS), height, height);
    }

    /// The icon of opening a curtain: an open eye beside a hand of cards; the number of cards does not depend on the
    /// hand.
    ///
    /// @param height of the cards, in px
    static Node lookAtCards(ArtFactory art, double height) {
        Group hand = new Group();
        for (int card = 0; card < CARDS; card++) {
            Group back = art.cards().back();
            back.getTransforms()
                    .add(new Rotate(
                            (card - (CARDS - 1) / 2.0) * SPREAD, Sizes.CARD_WIDTH / 2, Sizes.CARD_HEIGHT * 1.3));
            hand.getChildren().add(back);
        }
        Node eye = icon(MaterialDesignE.EYE, height * HEIGHT / TALL);
        HBox sign = new HBox(Sizes.GAP * height / TALL, eye, new DrawingPane(hand, height, height));
        sign.setAlignment(Pos.CENTER);
        return sign;
    }

    /// An icon in a box without its margin.
    private static StackPane icon(Ikon ikon, double height) {
        FontIcon icon = new FontIcon(ikon);
        SceneStyler.iconSize(icon, height * ICON);
        StackPane box = new StackPane(icon);
        box.setMinSize(height, height);
        box.setMaxSize(height, height);
        return box;
    }
}
