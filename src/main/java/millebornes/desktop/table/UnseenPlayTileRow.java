package millebornes.desktop.table;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// The moves since the called player's last turn, on the left half of the curtain: small cards, oldest at the left,
/// with arrows between them, as many as fit.
final class UnseenPlayTileRow extends Group {

    private static final double WIDTH = 94;
    private static final double DISC = 9;
    private static final double TAB_HEIGHT = 28;
    private static final String NOT_SHOWN = "  +";

    /// The share of the growth of text by which tiles become wider.
    private static final double WIDER = 0.45;

    /// The share of the growth of text by which captions, of two or three words, become larger.
    private static final double GROWTH = 0.6;

    /// @param text the size of text, 1 to 2
    /// @param scale the factor by which text is larger than designed
    UnseenPlayTileRow(
            ArtFactory art,
            HandoverGarageLayout garageLayout,
            CurtainViewState curtainState,
            double text,
            double scale) {
        setMouseTransparent(true);
        setId("since-last-turn");
        double unit = garageLayout.unit();
        Rect bayRect = garageLayout.left();
        double gap = Sizes.TIGHT_PADDING * unit;
        boolean junior = curtainState.juniorCurtain() != null;
        double room = bayRect.width() - 2 * Sizes.SMALL_GAP * Math.min(unit, 1);
        double four = (room - 3 * gap) / 4;
        double wish = Math.min(WIDTH * unit, four) * (1 + (text - 1) * WIDER);
        int most = Math.clamp((int) ((room + gap) / (wish + gap) + 1e-6), 1, 4);
        List<UnseenPlayTile> tiles = UnseenPlayTile.bounded(curtainState.since(), most);
        int left = curtainState.earlier() + curtainState.since().size() - tiles.size();
        if (tiles.isEmpty()) {
            return;
        }
        double width = Math.min(wish * 1.25, (room - gap * (most - 1)) / most);
        double top = bayRect.y() + (junior ? 0 : 7) * unit;
        double height = garageLayout.street().y() - (junior ? 10 : 12) * unit - top;
        double whole = tiles.size() * width + (tiles.size() - 1) * gap;
        double x = bayRect.centre().x() - whole / 2;
        double grown = 1 + (text - 1) * GROWTH;
        double letters = scale / text * grown;
        double captions = tiles.stream()
                .mapToDouble(tile -> junior ? 0 : UnseenPlayTileNode.captionHeight(tile, width, unit, letters))
                .max()
                .orElse(0);
        UnseenPlayTileNode.TileLook look = new UnseenPlayTileNode.TileLook(unit, letters, captions);
        for (int i = 0; i < tiles.size(); i++) {
            Rect rect = new Rect(x, top, width, height);
            getChildren().add(new UnseenPlayTileNode(art, tiles.get(i), rect, look, curtainState.livery()));
            x += width + gap;
        }
        double middle = top + height / 2;
        for (int i = 1; i < tiles.size(); i++) {
            double at = bayRect.centre().x() - whole / 2 + i * (width + gap) - gap / 2;
            getChildren().add(chevron(art, at, middle, unit));
        }
        if (!junior) {
            String since = curtainState.texts().since();
            getChildren().add(tab(art, curtainState, left > 0 ? since + NOT_SHOWN + left : since, garageLayout, scale));
        }
    }

    private static Group chevron(ArtFactory art, double x, double y, double unit) {
        Circle disc = disc(art, x, y, DISC, unit);
        double r = 3.6 * unit;
        Polyline sign = new Polyline(x - r / 2, y - r, x + r / 2, y, x - r / 2, y + r);
        sign.setStroke(art.palette().color(ColourRole.RIM_ON_FOOT));
        sign.setStrokeWidth(2.6 * unit);
        sign.setStrokeLineCap(StrokeLineCap.ROUND);
        sign.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return new Group(disc, sign);
    }

    private static Circle disc(ArtFactory art, double x, double y, double radius, double unit) {
        Circle disc = new Circle(x, y, radius * unit, art.palette().color(ColourRole.SYMBOL_DARK));
        disc.setStroke(art.palette().color(ColourRole.RIM_ON_FOOT));
        disc.setStrokeWidth(unit);
        return disc;
    }

    /// The heading of the row, with the number of earlier moves that are not shown, on enamel over the roof's edge.
    private static Group tab(
            ArtFactory art,
            CurtainViewState curtainState,
            String heading,
            HandoverGarageLayout garageLayout,
            double scale) {
        double height = TAB_HEIGHT * garageLayout.unit();
        Text words = new FittedTextFactory(Math.min(scale, height * 0.72 / TextRole.BUTTON.size()))
                .line(heading, TextRole.BUTTON, art.palette().color(ColourRole.INK));
        FittedTextFactory.squeeze(words, garageLayout.left().width() - 40);
        double width = words.getLayoutBounds().getWidth() + 46 * garageLayout.unit();
        Rect bayRect = garageLayout.left();
        double x = bayRect.centre().x() - width / 2;
        double y = garageLayout.roof().y() + 3 * garageLayout.unit();
        Rectangle tab = GeometryShapeFactory.box(
                new Rect(x, y, width, height), height / 2, art.palette().color(ColourRole.TILE));
        tab.setStroke(art.palette().main(curtainState.livery()));
        tab.setStrokeWidth(2.4 * garageLayout.unit());
        words.setX(bayRect.centre().x() - words.getLayoutBounds().getWidth() / 2);
        words.setY(y + height / 2 - garageLayout.unit());
        return new Group(tab, words);
    }
}
