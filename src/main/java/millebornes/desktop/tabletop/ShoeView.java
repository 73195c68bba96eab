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

/// Shows the card tray and reports a click on its discard half.
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

    /// @param pressed called when the discard half is clicked
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
    /// @param text the factor by which text is larger than designed
    public void show(ShoeViewState shoeState, ShoeLayout layout, double text) {
        List<Object> look = List.of(shoeState, layout, text);
        if (look.equals(shown)) {
            return;
        }
        shown = look;
        wood.getChildren().setAll(new SabotDrawing(art).wood(layout));
        piles(shoeState, layout);
        over.getChildren().setAll(notch(layout));
        Rect labelsRect = layout.labels();
        label(
                List.of(shoeState.drawLabel(), Integer.toString(shoeState.draw())),
                labelsRect.cell(0, 2, 0, 1, Sizes.LABEL_GAP * text),
                text);
        label(
                List.of(shoeState.discardLabel(), shoeState.discardBrief(), Integer.toString(shoeState.discards())),
                labelsRect.cell(1, 2, 0, 1, Sizes.LABEL_GAP * text),
                text);
        Rect halfRect = layout.discard();
        if (shoeState.highlight() == DiscardHighlight.TARGET) {
            over.getChildren().add(ring(halfRect));
        }
        discards.resizeRelocate(halfRect.x(), halfRect.y(), halfRect.width(), halfRect.height());
        discards.setAccessibleText(shoeState.discardLabel());
    }

    private void piles(ShoeViewState shoeState, ShoeLayout layout) {
        drawPile.show(
                shoeState.draw(),
                new PileNode.PileLayout(layout.drawPile(), layout.cardScale(), 0),
                "",
                art.cards()::back);
        Card topCard = shoeState.top();
        PileNode.PileLayout pileLayout = new PileNode.PileLayout(layout.discardPile(), layout.cardScale(), ASKEW);
        if (topCard == null) {
            discardPile.show(0, pileLayout, "", Group::new);
        } else {
            List<Object> look = List.of(topCard, shoeState.face());
            discardPile.show(
                    shoeState.discards(), pileLayout, look, () -> art.cards().face(topCard, shoeState.face()));
        }
    }

    /// Draws the thumb hole at the lower edge of the draw half.
    private Arc notch(ShoeLayout layout) {
        double radius = NOTCH * layout.cardScale() / 0.62;
        Rect drawRect = layout.draw();
        Arc notch = new Arc(drawRect.centre().x(), drawRect.bottom(), radius, radius, 0, 180);
        notch.setType(ArcType.CHORD);
        notch.setFill(art.palette().color(ColourRole.SABOT));
        return notch;
    }

    /// Shows the first of several wordings that fits, as large as possible; if none does, the last one in its usual
    /// size.
    private void label(List<String> wordings, Rect rect, double text) {
        Text label = wordings.stream()
                .map(words -> squeezed(words, rect, text))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> line(wordings.getLast(), text));
        label.setX(rect.centre().x() - FittedTextFactory.width(label) / 2);
        label.setY(rect.centre().y());
        over.getChildren().add(label);
    }

    private Optional<Text> squeezed(String words, Rect rect, double text) {
        Text label = line(words, text);
        FittedTextFactory.squeeze(label, rect.width());
        return Optional.of(label).filter(set -> set.getText().equals(words));
    }

    private Text line(String words, double text) {
        return new FittedTextFactory(text)
                .line(words, TextRole.BANNER_NOTE, art.palette().color(ColourRole.ON_SABOT));
    }

    /// Draws the ring of a target, in the style of those around cars.
    private Rectangle ring(Rect halfRect) {
        Rect rect = halfRect.inset(-Sizes.RING / 2);
        Rectangle ring = GeometryShapeFactory.box(rect, Sizes.SEAT_RADIUS, null);
        ring.setId("discards-target");
        ring.setStroke(art.palette().color(ColourRole.HIGHLIGHT));
        ring.setStrokeWidth(Sizes.RING);
        return ring;
    }
}
