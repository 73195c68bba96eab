package millebornes.desktop.tabletop.shoe;

import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.controls.Lettering;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.geometry.SabotLayout;
import millebornes.desktop.tabletop.shoe.ShoePicture.Marked;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Token;
import millebornes.desktop.theme.Type;

/// Shows the sabot and tells when its discard half was pressed.
public final class ShoeView extends Pane {

    /// So many cards make the pile look one card higher.
    private static final int CARDS_A_LAYER = 12;

    private static final int MOST_LAYERS = 5;
    private static final double LAYER = 1.6;
    private static final double NOTCH = 15;
    private static final double ASKEW = 3;
    private static final double INSIDE = 0.94;
    private static final double LABEL_GAP = 4;

    private final Art art;
    private final Group wood = new Group();
    private final Region discards = new Region();

    /// @param pressed told that the discard half was pressed
    public ShoeView(Art art, Runnable pressed) {
        this.art = art;
        setPickOnBounds(false);
        wood.setMouseTransparent(true);
        // Cards land on it and leave it: what lies there already is not drawn anew under each of them.
        wood.setCache(true);
        discards.setId("discards");
        discards.setManaged(false);
        discards.setAccessibleRole(AccessibleRole.BUTTON);
        discards.setOnMouseClicked(event -> pressed.run());
        getChildren().addAll(wood, discards);
    }

    /// Shows the sabot in its place.
    ///
    /// @param text by how much text grows against its design size
    public void show(ShoePicture picture, SabotLayout layout, double text) {
        Palette palette = art.palette();
        wood.getChildren()
                .setAll(
                        board(layout.tray(), Sizes.TILE_RADIUS, palette.color(Token.SABOT)),
                        board(layout.draw(), Sizes.SEAT_RADIUS, palette.color(Token.SABOT_SHADE)),
                        board(layout.discard(), Sizes.SEAT_RADIUS, palette.color(Token.SABOT_SHADE)));
        drawPile(picture, layout);
        discardPile(picture, layout);
        wood.getChildren().add(notch(layout));
        Rect labels = layout.labels();
        label(List.of(picture.drawLabel(), Integer.toString(picture.draw())), labels.cell(0, 2, 0, 1, LABEL_GAP), text);
        label(
                List.of(picture.discardLabel(), picture.discardBrief(), Integer.toString(picture.discards())),
                labels.cell(1, 2, 0, 1, LABEL_GAP),
                text);
        Rect half = layout.discard();
        if (picture.marked() == Marked.TARGET) {
            wood.getChildren().add(ring(half));
        }
        discards.resizeRelocate(half.x(), half.y(), half.width(), half.height());
        discards.setAccessibleText(picture.discardLabel());
    }

    private void drawPile(ShoePicture picture, SabotLayout layout) {
        int layers = layers(picture.draw());
        for (int layer = 0; layer < layers; layer++) {
            boolean top = layer == layers - 1;
            Node card = top ? art.cards().back() : edge();
            lay(card, layout.drawPile().plus(0, -layer * LAYER * layout.cardScale()), 0, layout);
        }
    }

    private void discardPile(ShoePicture picture, SabotLayout layout) {
        if (picture.top() == null) {
            return;
        }
        int layers = layers(picture.discards());
        for (int layer = 0; layer < layers - 1; layer++) {
            lay(edge(), layout.discardPile(), layer % 2 == 0 ? ASKEW : -ASKEW / 2, layout);
        }
        lay(art.cards().face(picture.top(), picture.face()), layout.discardPile(), -ASKEW / 2, layout);
    }

    private void lay(Node card, Point at, double turn, SabotLayout layout) {
        double scale = layout.cardScale() * INSIDE;
        Group placed = new Group(art.cards().shadow(), card);
        placed.getTransforms()
                .addAll(
                        new Translate(at.x(), at.y()),
                        new Rotate(turn),
                        new Scale(scale, scale),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        wood.getChildren().add(placed);
    }

    /// A card under others: only its edge is seen.
    private Rectangle edge() {
        Rectangle edge =
                new Rectangle(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT, art.palette().color(Token.CARD));
        edge.setArcWidth(2 * Sizes.CARD_RADIUS);
        edge.setArcHeight(2 * Sizes.CARD_RADIUS);
        edge.setStroke(art.palette().color(Token.CARD_EDGE));
        return edge;
    }

    /// The thumb hole at the lower edge of the draw half.
    private Arc notch(SabotLayout layout) {
        double radius = NOTCH * layout.cardScale() / 0.62;
        Rect draw = layout.draw();
        Arc notch = new Arc(draw.centre().x(), draw.bottom(), radius, radius, 0, 180);
        notch.setType(ArcType.CHORD);
        notch.setFill(art.palette().color(Token.SABOT));
        return notch;
    }

    /// The first wording that has room, as large as the room allows; where none has, the last as it is.
    private void label(List<String> wordings, Rect place, double text) {
        Text label = wordings.stream()
                .map(words -> squeezed(words, place, text))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> line(wordings.getLast(), text));
        label.setX(place.centre().x() - Lettering.width(label) / 2);
        label.setY(place.centre().y());
        wood.getChildren().add(label);
    }

    private Optional<Text> squeezed(String words, Rect place, double text) {
        Text label = line(words, text);
        Lettering.squeeze(label, place.width());
        return Optional.of(label).filter(set -> set.getText().equals(words));
    }

    private Text line(String words, double text) {
        return new Lettering(text).line(words, Type.BANNER_NOTE, art.palette().color(Token.ON_SABOT));
    }

    /// The ring of a target, as cars have it.
    private Rectangle ring(Rect half) {
        Rect at = half.inset(-Sizes.RING / 2);
        Rectangle ring = board(at, Sizes.SEAT_RADIUS, Color.TRANSPARENT);
        ring.setId("discards-target");
        ring.setStroke(art.palette().color(Token.HIGHLIGHT));
        ring.setStrokeWidth(Sizes.RING);
        return ring;
    }

    private static int layers(int cards) {
        return Math.min(MOST_LAYERS, Math.ceilDiv(cards, CARDS_A_LAYER));
    }

    private static Rectangle board(Rect place, double radius, Color color) {
        Rectangle board = new Rectangle(place.x(), place.y(), place.width(), place.height());
        board.setArcWidth(2 * radius);
        board.setArcHeight(2 * radius);
        board.setFill(color);
        return board;
    }
}
