package millebornes.desktop.tabletop;

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
    private static final double SIGN = 18;
    private static final double SIGN_SCALE = 0.86;
    private static final double GAP = 3;

    /// The width of a pile, in px for a scale of 1.
    private static final double PILE = 45;

    /// The greatest growth with the text.
    private static final double LARGEST = 1.25;

    private final ArtFactory art;

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
        getChildren().clear();
        setAccessibleText(pilesState.spoken());
        if (pilesState.piles().isEmpty()) {
            return;
        }
        Rectangle plate = new Rectangle(rect.x(), rect.y(), rect.width(), rect.height());
        plate.setArcWidth(2 * Sizes.SEAT_RADIUS * scale);
        plate.setArcHeight(2 * Sizes.SEAT_RADIUS * scale);
        plate.setFill(art.palette().color(ColourRole.PAPER));
        Rect roomRect = rect.inset(Sizes.TIGHT_PADDING * scale / 2, 0);
        // On a small board the piles keep their size as far as they have room.
        double fits = Math.min(1, roomRect.width() / pilesState.piles().size() / PILE);
        double size = Math.max(scale * Math.min(LARGEST, Math.sqrt(text)), fits);
        Text label = new FittedTextFactory(Math.max(size, Sizes.SMALLEST_TEXT / TextRole.NOTE.size()))
                .line(pilesState.label(), TextRole.NOTE, art.palette().color(ColourRole.INK));
        FittedTextFactory.squeeze(label, rect.width() - 2 * Sizes.TIGHT_PADDING * scale);
        label.setX(rect.centre().x() - FittedTextFactory.width(label) / 2);
        label.setY(rect.y() + rect.height() * LABEL);
        getChildren().addAll(plate, label);
        for (int pile = 0; pile < pilesState.piles().size(); pile++) {
            Rect cellRect = roomRect.cell(pile, pilesState.piles().size(), 0, 1, 0);
            Point middlePoint = new Point(cellRect.centre().x(), rect.y() + rect.height() * PILES);
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
