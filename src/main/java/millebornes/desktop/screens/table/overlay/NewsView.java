package millebornes.desktop.screens.table.overlay;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.TextFitter;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;

/// What has happened lately, in the corner of the sky: the latest below, in full; what is older above it, paler.
public final class NewsView extends Pane {

    private static final double LINE = 19;
    private static final double FOOT_LINE = 36;
    private static final double PLATE = 0.82;
    private static final double OLDER = 0.72;

    private final ArtFactory art;

    public NewsView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setId("news");
    }

    /// Shows the news in a corner.
    ///
    /// @param place the upper left corner and the most width
    /// @param text by how much text grows against its design size
    public void show(List<String> news, Rect place, double text) {
        List<Node> lines = new ArrayList<>();
        double widest = 0;
        for (int i = 0; i < news.size(); i++) {
            Text line = new TextFitter(text)
                    .line(news.get(i), TextRole.NOTE, art.palette().color(ColourRole.INK));
            TextFitter.squeeze(line, place.width() - 2 * Sizes.TIGHT_PADDING * text);
            line.setX(place.x() + Sizes.TIGHT_PADDING * text);
            line.setY(place.y() + (i + 0.5) * LINE * text + Sizes.TIGHT_PADDING / 2 * text);
            line.setOpacity(i == news.size() - 1 ? 1 : OLDER);
            widest = Math.max(widest, TextFitter.width(line));
            lines.add(line);
        }
        getChildren().setAll(lines);
        if (!lines.isEmpty()) {
            Rectangle plate = new Rectangle(
                    place.x(),
                    place.y(),
                    widest + 2 * Sizes.TIGHT_PADDING * text,
                    (news.size() * LINE + Sizes.TIGHT_PADDING) * text);
            plate.setArcWidth(2 * Sizes.TILE_RADIUS);
            plate.setArcHeight(2 * Sizes.TILE_RADIUS);
            plate.setFill(art.palette().color(ColourRole.PAPER, PLATE));
            getChildren().addFirst(plate);
        }
        setAccessibleText(news.isEmpty() ? "" : news.getLast());
    }

    /// Shows the news in the middle of the dark foot, one below the other.
    public void showOnFoot(List<String> news, Rect room, double text) {
        List<Node> lines = new ArrayList<>();
        for (int i = 0; i < news.size(); i++) {
            boolean latest = i == news.size() - 1;
            Text line = new TextFitter(text)
                    .line(
                            news.get(i),
                            latest ? TextRole.LIVE_SENTENCE : TextRole.BODY,
                            art.palette().color(latest ? ColourRole.ON_FOOT : ColourRole.ON_FOOT_2));
            TextFitter.squeeze(line, room.width());
            line.setX(room.centre().x() - TextFitter.width(line) / 2);
            line.setY(room.centre().y() + (i - (news.size() - 1) / 2.0) * FOOT_LINE * text);
            lines.add(line);
        }
        getChildren().setAll(lines);
        setAccessibleText(news.isEmpty() ? "" : news.getLast());
    }
}
