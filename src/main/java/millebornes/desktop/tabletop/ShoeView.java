package millebornes.desktop.tabletop;

import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.ShoeLayout;
import millebornes.desktop.tabletop.ShoeViewState.DiscardHighlight;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Card;

/// Shows the card tray and tells when its discard half was pressed.
public final class ShoeView extends Pane {

    private static final double NOTCH = 15;
    private static final double ASKEW = 3;

    private final ArtFactory art;
    private final Group wood = new Group();
    private final Group over = new Group();
    private final PileNode drawPile;
    private final PileNode discardPile;
    private final Region discards = new Region();
    private List<Object> shown = List.of();

    /// @param pressed called when the discard half is pressed
    public ShoeView(ArtFactory art, Runnable pressed) {
        this.art = art;
        setPickOnBounds(false);
        drawPile = new PileNode(art);
        discardPile = new PileNode(art);
        discards.setId("discards");
        discards.setManaged(false);
        discards.setAccessibleRole(AccessibleRole.BUTTON);
        discards.setOnMouseClicked(_ -> pressed.run());
        Group seen = new Group(wood, drawPile, discardPile, over);
        seen.setMouseTransparent(true);
        getChildren().addAll(seen, discards);
    }

    /// Shows the card tray in its place.
    ///
    /// @param text by how much text grows against its design size
    public void show(ShoeViewState picture, ShoeLayout layout, double text) {
        List<Object> look = List.of(picture, layout, text);
        if (look.equals(shown)) {
            return;
        }
        shown = look;
        wood.getChildren().setAll(new SabotDrawing(art).wood(layout));
        piles(picture, layout);
        over.getChildren().setAll(notch(layout));
        Rect labels = layout.labels();
        label(
                List.of(picture.drawLabel(), Integer.toString(picture.draw())),
                labels.cell(0, 2, 0, 1, Sizes.LABEL_GAP * text),
                text);
        label(
                List.of(picture.discardLabel(), picture.discardBrief(), Integer.toString(picture.discards())),
                labels.cell(1, 2, 0, 1, Sizes.LABEL_GAP * text),
                text);
        Rect half = layout.discard();
        if (picture.marked() == DiscardHighlight.TARGET) {
            over.getChildren().add(ring(half));
        }
        discards.resizeRelocate(half.x(), half.y(), half.width(), half.height());
        discards.setAccessibleText(picture.discardLabel());
    }

    private void piles(ShoeViewState picture, ShoeLayout layout) {
        drawPile.show(
                picture.draw(),
                new PileNode.PileLayout(layout.drawPile(), layout.cardScale(), 0),
                "",
                art.cards()::back);
        Card top = picture.top();
        PileNode.PileLayout lie = new PileNode.PileLayout(layout.discardPile(), layout.cardScale(), ASKEW);
        if (top == null) {
            discardPile.show(0, lie, "", Group::new);
        } else {
            List<Object> look = List.of(top, picture.face());
            discardPile.show(picture.discards(), lie, look, () -> art.cards().face(top, picture.face()));
        }
    }

    /// The thumb hole at the lower edge of the draw half.
    private Arc notch(ShoeLayout layout) {
        double radius = NOTCH * layout.cardScale() / 0.62;
        Rect draw = layout.draw();
        Arc notch = new Arc(draw.centre().x(), draw.bottom(), radius, radius, 0, 180);
        notch.setType(ArcType.CHORD);
        notch.setFill(art.palette().color(ColourRole.SABOT));
        return notch;
    }

    /// The first wording that has room, as large as the room allows; where none has, the last as it is.
    private void label(List<String> wordings, Rect place, double text) {
        Text label = wordings.stream()
                .map(words -> squeezed(words, place, text))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> line(wordings.getLast(), text));
        label.setX(place.centre().x() - FittedTextFactory.width(label) / 2);
        label.setY(place.centre().y());
        over.getChildren().add(label);
    }

    private Optional<Text> squeezed(String words, Rect place, double text) {
        Text label = line(words, text);
        FittedTextFactory.squeeze(label, place.width());
        return Optional.of(label).filter(set -> set.getText().equals(words));
    }

    private Text line(String words, double text) {
        return new FittedTextFactory(text)
                .line(words, TextRole.BANNER_NOTE, art.palette().color(ColourRole.ON_SABOT));
    }

    /// The ring of a target, as cars have it.
    private Rectangle ring(Rect half) {
        Rect at = half.inset(-Sizes.RING / 2);
        Rectangle ring = GeometryShapeFactory.box(at, Sizes.SEAT_RADIUS, null);
        ring.setId("discards-target");
        ring.setStroke(art.palette().color(ColourRole.HIGHLIGHT));
        ring.setStrokeWidth(Sizes.RING);
        return ring;
    }
}
