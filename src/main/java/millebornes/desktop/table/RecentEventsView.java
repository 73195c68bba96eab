package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// The latest news in the corner of the sky: the newest at the bottom, in full and bold; older ones above it.
final class RecentEventsView extends Pane {

    /// The greatest scale of the card beside the news, and the share of the width that it takes.
    private static final double MOST_CARD = 1.15;

    private static final double CARD_SHARE = 0.3;

    private final ArtFactory art;

    public RecentEventsView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setId("news");
    }

    /// Shows the news in a corner: the latest in full, in lines of one length, and the one before if there is room. If
    /// the latest does not fit, nothing is shown; the log has it.
    ///
    /// @param rect the upper left corner, the most width and the most height
    /// @param text the factor by which text is larger than designed
    public void show(List<String> news, Rect rect, double text) {
        FittedTextFactory textFactory = new FittedTextFactory(text);
        double pad = Sizes.TIGHT_PADDING * text;
        double room = rect.width() - 2 * pad;
        List<Text> lines = new ArrayList<>();
        double height = pad / 2;
        double widest = 0;
        for (String told : news.reversed()) {
            Text words = textFactory.balanced(
                    told,
                    lines.isEmpty() ? TextRole.SEAT_NAME : TextRole.NOTE,
                    art.palette().color(ColourRole.INK),
                    Math.max(1, room));
            double next = words.getLayoutBounds().getHeight();
            if (words.getLayoutBounds().getWidth() > room + 1 || height + next + pad / 2 > rect.height()) {
                break;
            }
            words.setTextAlignment(TextAlignment.LEFT);
            lines.addFirst(words);
            height += next;
            widest = Math.max(widest, words.getLayoutBounds().getWidth());
        }
        getChildren().clear();
        if (!lines.isEmpty()) {
            Rectangle plate = new Rectangle(rect.x(), rect.y(), widest + 2 * pad, height + pad / 2);
            plate.setArcWidth(2 * Sizes.TILE_RADIUS);
            plate.setArcHeight(2 * Sizes.TILE_RADIUS);
            plate.setFill(art.palette().color(ColourRole.PAPER));
            getChildren().add(plate);
            double y = rect.y() + pad / 2;
            for (Text words : lines) {
                words.setX(rect.x() + pad);
                words.setY(y);
                y += words.getLayoutBounds().getHeight();
                getChildren().add(words);
            }
        }
        setAccessibleText(news.isEmpty() ? "" : news.getLast());
    }

    /// Hides the news but keeps their text for screen readers.
    public void hide(List<String> news) {
        getChildren().clear();
        setAccessibleText(news.isEmpty() ? "" : news.getLast());
    }

    /// Shows the news on the dark foot, beside the card that was played last.
    ///
    /// @param card 110 × 154, its corner at the origin; it becomes a child of this pane
    public void showOnFoot(List<String> news, Node card, Rect roomRect, double text) {
        double scale = Math.min(
                MOST_CARD * text,
                Math.min(
                        (roomRect.height() - 2 * Sizes.GAP) / Sizes.CARD_HEIGHT,
                        roomRect.width() * CARD_SHARE / Sizes.CARD_WIDTH));
        double wide = Sizes.CARD_WIDTH * scale;
        Rect wordsRect =
                Rect.between(roomRect.x() + wide + 2 * Sizes.GAP, roomRect.y(), roomRect.right(), roomRect.bottom());
        showOnFoot(news, wordsRect, text);
        double left = getChildren().stream()
                .mapToDouble(line -> line.getBoundsInParent().getMinX())
                .min()
                .orElse(roomRect.centre().x());
        double x = Math.max(roomRect.x() + Sizes.SMALL_GAP, left - Sizes.GAP - wide);
        Group placed = new Group(card);
        placed.getTransforms()
                .addAll(
                        new Translate(x, roomRect.centre().y() - Sizes.CARD_HEIGHT * scale / 2),
                        new Scale(scale, scale));
        placed.setId("last-card");
        getChildren().addFirst(placed);
    }

    /// Shows the news in the middle of the dark foot, one below the other, each in full, in lines of one length.
    public void showOnFoot(List<String> news, Rect roomRect, double text) {
        FittedTextFactory textFactory = new FittedTextFactory(text);
        List<Text> lines = new ArrayList<>();
        double height = 0;
        for (String told : news.reversed()) {
            boolean latest = lines.isEmpty();
            Text words = textFactory.balanced(
                    told,
                    latest ? TextRole.LIVE_SENTENCE : TextRole.BODY,
                    art.palette().color(latest ? ColourRole.ON_FOOT : ColourRole.ON_FOOT_2),
                    roomRect.width());
            double next = words.getLayoutBounds().getHeight() + (latest ? 0 : Sizes.TIGHT_PADDING * text);
            if (!latest && height + next > roomRect.height()) {
                break;
            }
            lines.addFirst(words);
            height += next;
        }
        getChildren().clear();
        double y = roomRect.centre().y() - height / 2;
        for (Text words : lines) {
            words.setX(roomRect.centre().x() - words.getWrappingWidth() / 2);
            words.setY(y);
            y += words.getLayoutBounds().getHeight() + Sizes.TIGHT_PADDING * text;
            getChildren().add(words);
        }
        setAccessibleText(news.isEmpty() ? "" : news.getLast());
    }
}
