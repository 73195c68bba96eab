package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Hints and reasons as rows of pictures: a car with its tokens, an arrow, a card or the tray.
///
/// @param text the factor by which text is larger than designed; pictures grow with it
record JuniorPictures(ArtFactory art, double text) {

    private static final double FACE = 0.62;
    private static final double CAR = 0.9;
    private static final double TOKEN = 22;
    private static final double SIGN = 40;
    private static final double ARROW = 30;

    /// A refusal: the car with the obstacles on it and, after an arrow, the cards that would help.
    HBox refusal(Overlay.HelpingCards helpingCards) {
        List<Node> row = new ArrayList<>();
        row.add(car(helpingCards.livery()));
        helpingCards.obstacles().forEach(card -> row.add(token(card)));
        if (helpingCards.place() == Overlay.CarPlace.GARAGE) {
            row.add(icon(MaterialDesignG.GARAGE_VARIANT, SIGN));
        } else if (helpingCards.obstacles().isEmpty()) {
            // Nothing is wrong with that car.
            row.add(icon(MaterialDesignC.CHECK_BOLD, ARROW));
        }
        row.add(icon(MaterialDesignA.ARROW_RIGHT_BOLD, ARROW));
        for (Card card : helpingCards.helps()) {
            Group face = art.cards().juniorFace(card, List.of());
            face.getTransforms().add(new Scale(FACE * text, FACE * text));
            row.add(new Group(face));
        }
        if (helpingCards.helps().isEmpty()) {
            row.add(icon(MaterialDesignT.TRAY, SIGN));
        }
        return row(row);
    }

    /// A hint: a lamp and, after an arrow, the target car or the tray.
    HBox advice(Overlay.JuniorAdvice juniorAdvice) {
        @Nullable Livery toLivery = juniorAdvice.to();
        return row(List.of(
                icon(MaterialDesignL.LIGHTBULB_ON, SIGN),
                icon(MaterialDesignA.ARROW_RIGHT_BOLD, ARROW),
                toLivery == null ? icon(MaterialDesignT.TRAY, SIGN) : car(toLivery)));
    }

    private static HBox row(List<Node> pictures) {
        HBox row = new HBox(Sizes.SMALL_GAP, pictures.toArray(Node[]::new));
        row.setAlignment(Pos.CENTER);
        return row;
    }

    private Node car(Livery livery) {
        return new Group(art.onFoot().cars().car(livery).scaled(CAR * text));
    }

    private Node token(Card card) {
        Group token = switch (card) {
            case Hazard hazard -> art.onFoot().tokens().hazard(hazard, TOKEN * text);
            case Safety safety -> art.onFoot().tokens().safety(safety, TOKEN * text);
            case Distance _, Remedy _ -> new Group();
        };
        return new Group(token);
    }

    private Node icon(Ikon ikon, double size) {
        FontIcon icon = new FontIcon(ikon);
        SceneStyler.iconSize(icon, size * text);
        return new StackPane(icon);
    }
}
