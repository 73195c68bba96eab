package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.CardTrayLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.CardTrayViewState.DiscardHighlight;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Card;

/// Shows the card tray and reports a click on its discard half.
public final class CardTrayView extends Pane {

    private static final double NOTCH = 15;
    private static final double ASKEW = 3;

    /// The width and the dashes of the ring of a target, in px.
    private static final double TARGET = 2;

    private static final double DASH = 7;

    /// The least size of words below the piles, as a share of their usual size.
    private static final double LEAST_LABEL = 0.75;

    /// Glyphs do not shrink evenly with their size.
    private static final double UNEVEN = 0.985;

    private final ArtFactory art;
    private final Group wood = new Group();
    private final Group over = new Group();
    private final PileNode drawPile;
    private final PileNode discardPile;
    private final Region discards;
    private List<Object> shown = List.of();

    /// @param pressed called when the discard half is clicked
    public CardTrayView(ArtFactory art, Runnable pressed) {
        this.art = art;
        setPickOnBounds(false);
        drawPile = new PileNode(art);
        discardPile = new PileNode(art);
        discards = new PressableArea("discards", pressed);
        discards.setOnMouseClicked(_ -> pressed.run());
        Group seen = new Group(wood, drawPile, discardPile, over);
        seen.setMouseTransparent(true);
        getChildren().addAll(seen, discards);
    }

    /// Shows the card tray in its place.
    ///
    /// @param text the factor by which text is larger than designed
    public void show(CardTrayViewState shoeState, CardTrayLayout layout, double text) {
        List<Object> look = List.of(shoeState, layout, text);
        if (look.equals(shown)) {
            return;
        }
        shown = look;
        wood.getChildren().setAll(new CardTrayDrawing(art).wood(layout));
        piles(shoeState, layout);
        over.getChildren().setAll(notch(layout));
        over.getChildren().addAll(labels(shoeState, layout.labels(), text));
        Rect halfRect = layout.discard();
        if (shoeState.highlight() == DiscardHighlight.TARGET) {
            over.getChildren().add(ring(halfRect));
        }
        discards.resizeRelocate(halfRect.x(), halfRect.y(), halfRect.width(), halfRect.height());
        discards.setAccessibleText(shoeState.discardLabel());
    }

    private void piles(CardTrayViewState shoeState, CardTrayLayout layout) {
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
    private Arc notch(CardTrayLayout layout) {
        double radius = NOTCH * layout.cardScale() / 0.62;
        Rect drawRect = layout.draw();
        Arc notch = new Arc(drawRect.centre().x(), drawRect.bottom(), radius, radius, 0, 180);
        notch.setType(ArcType.CHORD);
        notch.setFill(art.palette().color(ColourRole.SABOT));
        return notch;
    }

    /// The texts below both piles, in one size: the first wording that fits in a readable size; otherwise the numbers alone.
    private List<Text> labels(CardTrayViewState shoeState, Rect labelsRect, double text) {
        List<String> numbers = List.of(Integer.toString(shoeState.draw()), Integer.toString(shoeState.discards()));
        Rect firstRect = labelsRect.cell(0, 2, 0, 1, Sizes.LABEL_GAP * text);
        double least = Math.max(Sizes.SMALLEST_TEXT / TextRole.BANNER_NOTE.size(), LEAST_LABEL * text);
        List<String> words = Stream.of(
                        List.of(shoeState.drawLabel(), shoeState.discardLabel()),
                        List.of(shoeState.drawLabel(), shoeState.discardBrief()))
                .filter(wording -> fitting(wording, firstRect, text) >= least)
                .findFirst()
                .orElse(numbers);
        double size = fitting(words, firstRect, text);
        List<Text> labels = new ArrayList<>();
        for (int half = 0; half < words.size(); half++) {
            Rect rect = labelsRect.cell(half, 2, 0, 1, Sizes.LABEL_GAP * text);
            Text label = line(words.get(half), size);
            label.setX(rect.centre().x() - FittedTextFactory.width(label) / 2);
            label.setY(rect.centre().y());
            labels.add(label);
        }
        return labels;
    }

    /// The scale at which the wider of two texts fits, at most the usual one.
    private double fitting(List<String> words, Rect rect, double text) {
        double widest = words.stream()
                .mapToDouble(each -> FittedTextFactory.width(line(each, text)))
                .max()
                .orElse(1);
        return text * Math.min(1, rect.width() * UNEVEN / widest);
    }

    private Text line(String words, double text) {
        return new FittedTextFactory(text)
                .line(words, TextRole.BANNER_NOTE, art.palette().color(ColourRole.ON_SABOT));
    }

    /// Draws the ring of a target; it is dashed like that of a seat, since it is less urgent than a lit card.
    private Rectangle ring(Rect halfRect) {
        Rect rect = halfRect.inset(-Sizes.RING / 2);
        Rectangle ring = GeometryShapeFactory.box(rect, Sizes.SEAT_RADIUS, null);
        ring.setId("discards-target");
        ring.setStroke(art.palette().color(ColourRole.HIGHLIGHT));
        ring.setStrokeWidth(TARGET);
        ring.getStrokeDashArray().setAll(DASH, DASH);
        return ring;
    }
}
