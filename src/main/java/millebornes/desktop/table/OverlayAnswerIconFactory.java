package millebornes.desktop.table;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Rotate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.table.QuestionBarViewState.AnsweringSafety;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace.FaceMood;
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
    /// The angle between two cards of a hand, in degrees.
    private static final double SPREAD = 18;

    /// The factor by which icons are larger than drawings of the same visible height, since icons have a margin.
    private static final double ICON = 1.4;

    /// The token before a stopped car, in the units of the car, and the width of both, as a multiple of the height of an
    /// icon.
    private static final double LARGE_TOKEN = 46;

    private static final double TOKEN_X = 98;
    private static final double TOKEN_Y = -60;
    private static final double STOPPED = 1.5;

    private OverlayAnswerIconFactory() {}

    /// @param question the question that is answered
    /// @param height of the icon, in px
    static Node of(OverlayAnswer answer, ArtFactory art, QuestionBarViewState question, double height) {
        AnsweringSafety answering = question.answering();
        return switch (answer) {
            case OPEN, PLAY_HERE -> lookAtCards(art, height * TALL / HEIGHT);
            case CLAIM, CONFIRM ->
                answering == null ? icon(MaterialDesignP.PLAY, height) : shield(art, answering.safety(), height);
            case EXTEND -> icon(MaterialDesignP.PLAY, height);
            case GO_ON, UNDERSTOOD ->
                answering == null ? icon(MaterialDesignP.PLAY, height) : stopped(art, question, height);
            case STOP -> icon(MaterialDesignF.FLAG_CHECKERED, height);
            case CANCEL -> answering == null ? icon(MaterialDesignA.ARROW_LEFT_BOLD, height) : keep(art, height);
            case BACK -> icon(MaterialDesignA.ARROW_LEFT_BOLD, height);
            case UNDO -> icon(MaterialDesignU.UNDO_VARIANT, height);
            case REDO -> icon(MaterialDesignR.REDO_VARIANT, height);
            case COMPUTER -> icon(MaterialDesignR.ROBOT, height);
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
    static Region lookAtCards(ArtFactory art, double height) {
        Group hand = fan(Stream.generate(art.cards()::back).limit(CARDS).toList());
        Node eye = icon(MaterialDesignE.EYE, height * HEIGHT / TALL);
        HBox sign = new HBox(Sizes.GAP * height / TALL, eye, new DrawingPane(hand, height, height));
        sign.setAlignment(Pos.CENTER);
        return sign;
    }

    /// The icon of keeping a safety: a card that stays face down.
    private static Node keep(ArtFactory art, double height) {
        return new DrawingPane(art.cards().back(), height * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT, height);
    }

    /// The icon of an attack that is let be: the attacked car with the token before it.
    private static Node stopped(ArtFactory art, QuestionBarViewState question, double height) {
        Livery livery = question.to() == null ? question.from() : question.to();
        Group car = new Group(art.cars().side(livery, CarOutfit.PLAIN, FaceMood.FROWN));
        if (question.card() != null && question.card().card() instanceof Hazard hazard) {
            car.getChildren().add(NodeTransforms.at(art.tokens().hazard(hazard, LARGE_TOKEN), TOKEN_X, TOKEN_Y, 1));
        }
        return DrawingPane.asWide(car, height * STOPPED);
    }

    private static Group fan(List<Group> cards) {
        for (int card = 0; card < CARDS; card++) {
            cards.get(card)
                    .getTransforms()
                    .add(new Rotate(
                            (card - (CARDS - 1) / 2.0) * SPREAD, Sizes.CARD_WIDTH / 2, Sizes.CARD_HEIGHT * 1.3));
        }
        // The middle one lies upon both of its neighbours.
        return new Group(cards.getFirst(), cards.getLast(), cards.get(1));
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
