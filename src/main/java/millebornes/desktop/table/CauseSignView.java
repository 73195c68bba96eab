package millebornes.desktop.table;

import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.table.Overlay.PlateCell;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Shows why a card is refused to a player who cannot read: the car with the sign that forbids the card, as a large
/// round picture above the sea, where it hides no piece.
final class CauseSignView extends Group {

    /// The square above the sea between the last milestone and the corner, in board units.
    private static final Rect SEA = new Rect(1058, 60, 152, 152);

    private final ArtFactory art;

    CauseSignView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setId("cause-sign");
    }

    /// Shows the reason of a refusal, unless no token of a car is the reason.
    void show(PlateCell reasonCell, TableLayout layout) {
        boolean hasToken = reasonCell.sign() instanceof Hazard || reasonCell.sign() instanceof Safety;
        if (!hasToken || reasonCell.livery() == null) {
            return;
        }
        Rect placeRect = layout.board().toWindow(SEA);
        Node picture =
                new HelpPlateGraphics(art, placeRect.width() / (2 * HelpPlateGraphics.RADIUS)).picture(reasonCell);
        picture.relocate(placeRect.x(), placeRect.y());
        getChildren().setAll(picture);
    }

    /// Hides the picture.
    void close() {
        getChildren().clear();
    }
}
