package millebornes.desktop.tabletop;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState.PlayedPile;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// Shows the played cards that stay on the table: a plate beside the legend, with the number of cards of each family.
public final class PlayedCardPilesView extends Group {

    private static final double LABEL = 0.27;
    private static final double PILES = 0.68;

    /// The least ratio of width and height of a plate whose label stands before the piles, and the label's share of the width.
    private static final double LINE = 6;

    private static final double LINE_LABEL = 0.36;
    private static final double SIGN = 18;
    private static final double SIGN_SCALE = 0.86;
    private static final double GAP = 3;

    /// The width of a pile, in px for a scale of 1.
    private static final double PILE = 45;

    /// The greatest growth with the text.
    private static final double LARGEST = 1.25;

    private final ArtFactory art;
    private List<Object> shown = List.of();

    public PlayedCardPilesView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setId("played");
    }

    /// Shows the piles in their place, or nothing in games in which no cards stay on the table.
    ///
    /// @param scale px for one unit of the board
    /// @param text the size of text, 1 for 100 % to 2 for 200 %
    public void show(PlayedCardPilesViewState pilesState, Rect rect, double scale, double text) {
        List<Object> next = List.of(pilesState, rect, scale, text);
        if (next.equals(shown)) {
            return;
        }
        shown = next;
        getChildren().clear();
        setAccessibleText(pilesState.spoken());
        if (pilesState.piles().isEmpty()) {
            return;
        }
        Rectangle plate = new Rectangle(rect.x(), rect.y(), rect.width(), rect.height());
        plate.setArcWidth(2 * Sizes.SEAT_RADIUS * scale);
        plate.setArcHeight(2 * Sizes.SEAT_RADIUS * scale);
        plate.setFill(art.palette().color(ColourRole.PAPER));
        boolean line = rect.width() > LINE * rect.height();
        double before = line ? LINE_LABEL * rect.width() : 0;
        Rect roomRect = Rect.between(
                rect.x() + before + Sizes.TIGHT_PADDING * scale / 2,
                rect.y(),
                rect.right() - Sizes.TIGHT_PADDING * scale / 2,
                rect.bottom());
        double labelY = rect.y() + rect.height() * (line ? 0.5 : LABEL);
        double labelWidth = line ? before : rect.width();
        double pilesY = rect.y() + rect.height() * (line ? 0.5 : PILES);
        // On a small board the piles keep their size as far as they have room.
        double fits = Math.min(1, roomRect.width() / pilesState.piles().size() / PILE);
        double size = Math.max(scale * (line ? text : Math.min(LARGEST, Math.sqrt(text))), fits);
        Text label = new FittedTextFactory(Math.max(size, Sizes.SMALLEST_TEXT / TextRole.NOTE.size()))
                .line(pilesState.label(), TextRole.NOTE, art.palette().color(ColourRole.INK));
        FittedTextFactory.squeeze(label, labelWidth - 2 * Sizes.TIGHT_PADDING * scale);
        label.setX(rect.x() + (labelWidth - FittedTextFactory.width(label)) / 2);
        label.setY(labelY);
        getChildren().addAll(plate, label);
        for (int pile = 0; pile < pilesState.piles().size(); pile++) {
            Rect cellRect = roomRect.cell(pile, pilesState.piles().size(), 0, 1, 0);
            Point middlePoint = new Point(cellRect.centre().x(), pilesY);
            getChildren().add(pile(pilesState.piles().get(pile), middlePoint, size));
        }
    }

    /// Shows or hides the piles. A hidden node is not redrawn with the board.
    public void uncover(boolean shown) {
        setVisible(shown && !getChildren().isEmpty());
    }

    private Group pile(PlayedPile pile, Point middlePoint, double scale) {
        Text count = new FittedTextFactory(scale)
                .line(pile.count(), TextRole.SEAT_NUMBER, art.palette().color(ColourRole.INK));
        double sign = SIGN * scale;
        double left = middlePoint.x() - (sign + GAP * scale + FittedTextFactory.width(count)) / 2;
        Group family = new Group(art.cards().family(pile.family()));
        family.getTransforms()
                .addAll(
                        new Translate(left + sign / 2, middlePoint.y()),
                        new Scale(SIGN_SCALE * scale, SIGN_SCALE * scale));
        count.setX(left + sign + GAP * scale);
        count.setY(middlePoint.y());
        return new Group(family, count);
    }
}
