package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.TokenRowLayout;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Hazard;

/// Draws the tokens of a seat in a row. If there is not enough room, the first ones are followed by the number of the
/// others.
///
/// @param scale the factor by which tokens are larger than designed
/// @param ink the color of the number
record SeatTokensDrawing(ArtFactory art, SeatViewState seat, double scale, Color ink) {

    /// The id of the row.
    static final String ID = "token-row";

    private static final double OTHERS_GAP = 3;

    /// The scale of a diagonal token, so that its corners keep within its place.
    private static final double DIAGONAL = 0.87;

    /// Draws the row.
    ///
    /// @param x its left edge
    /// @param y its middle
    /// @param room its greatest width, in px
    Group row(double x, double y, double room) {
        TokenRowLayout row = TokenRowLayout.of(seat.tokens(), room, scale);
        List<Node> pieces = pieces(row.radius());
        Group tokens = new Group();
        tokens.setId(ID);
        for (int i = 0; i < row.centres().size(); i++) {
            Group piece = new Group(pieces.get(i));
            piece.getTransforms().add(new Translate(x + row.centres().get(i), y));
            tokens.getChildren().add(piece);
        }
        if (row.others() > 0) {
            Text others = new FittedTextFactory(scale).line("+" + row.others(), TextRole.UNIT, ink);
            others.setX(x + row.end() + OTHERS_GAP * scale);
            others.setY(y);
            tokens.getChildren().add(others);
        }
        return tokens;
    }

    private List<Node> pieces(double radius) {
        List<Node> pieces = new ArrayList<>();
        for (Hazard hazard : seat.hazards()) {
            pieces.add(art.tokens().hazard(hazard, radius));
        }
        if (seat.greenLight() == GreenLightNeed.WAITING) {
            pieces.add(art.tokens().waiting(radius * 0.75));
        }
        for (CarSafetyViewState safetyState : seat.safeties()) {
            boolean upright = safetyState.orientation() == CarSafetyViewState.SafetyOrientation.UPRIGHT;
            Group token = art.tokens().safety(safetyState.safety(), upright ? radius : DIAGONAL * radius);
            token.getTransforms().add(new Rotate(safetyState.orientation().degrees()));
            pieces.add(token);
        }
        return pieces;
    }
}
