package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// An animated card. It is made of snapshots and has a hard-edged shadow, since it is redrawn in every frame.
final class CardSprite extends Group {

    private static final double SHADOW = 0.24;
    private static final double SHADOW_X = -5;
    private static final double SHADOW_Y = 8;

    private final Translate place = new Translate();
    private final Rotate turn = new Rotate();
    private final Scale scale = new Scale();
    private final ImageView back;
    private final @Nullable ImageView face;

    CardSprite(Palette palette, Image back, @Nullable Image face) {
        this.back = view(back);
        this.face = face == null ? null : view(face);
        if (palette.color(ColourRole.SHADOW).getOpacity() > 0) {
            Rectangle shade = new Rectangle(SHADOW_X, SHADOW_Y, Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT);
            shade.setArcWidth(2 * Sizes.CARD_RADIUS);
            shade.setArcHeight(2 * Sizes.CARD_RADIUS);
            shade.setFill(palette.color(ColourRole.SHADOW, SHADOW));
            getChildren().add(shade);
        }
        getChildren().add(this.back);
        if (this.face != null) {
            getChildren().add(this.face);
        }
        getTransforms().addAll(place, turn, scale, new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        setMouseTransparent(true);
        turn(1);
    }

    /// Moves the card to a pose.
    void lie(CardPose pose) {
        place.setX(pose.at().x());
        place.setY(pose.at().y());
        turn.setAngle(pose.turn());
        scale.setY(pose.scale());
        scale.setX(pose.scale());
        setOpacity(pose.shown());
    }

    /// Turns the card over: 0 shows its back, 1 its face, if it has one.
    void turn(double share) {
        boolean open = share >= 0.5 && face != null;
        back.setVisible(!open);
        if (face != null) {
            face.setVisible(open);
            scale.setX(scale.getY() * Math.max(0.02, Math.abs(Math.cos(Math.PI * share))));
        }
    }

    private static ImageView view(Image image) {
        ImageView view = new ImageView(image);
        view.setFitWidth(Sizes.CARD_WIDTH);
        view.setFitHeight(Sizes.CARD_HEIGHT);
        return view;
    }
}
