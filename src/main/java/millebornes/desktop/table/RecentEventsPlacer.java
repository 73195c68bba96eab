package millebornes.desktop.table;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// Puts the news where they hide least: into the corner of the sky, or, where no cards lie open, on the foot, beside
/// the card that was laid last.
final class RecentEventsPlacer {

    private final ArtFactory art;
    private final RecentEventsView news;
    private @Nullable Placed placed;

    /// All that what is seen depends on.
    private record Placed(
            List<String> news, TableViewState.@Nullable LastCard last, Where where, TableLayout layout, Rect sky) {}

    private enum Where {
        NOWHERE,
        ON_FOOT,
        IN_SKY
    }

    RecentEventsPlacer(ArtFactory art) {
        this.art = art;
        this.news = new RecentEventsView(art);
    }

    /// What is placed.
    Node view() {
        return news;
    }

    /// Lays nothing out again that lies there already.
    ///
    /// @param sky the part of the sky that the banner takes
    void place(TableViewState picture, TableLayout layout, Rect sky) {
        Placed next = new Placed(picture.news(), picture.last(), where(picture), layout, sky);
        if (next.equals(placed)) {
            return;
        }
        placed = next;
        switch (next.where()) {
            case NOWHERE -> news.hide(picture.news());
            case ON_FOOT -> placeOnFoot(picture, layout.hand().room(), layout.textScale());
            case IN_SKY -> placeInSky(picture, layout, sky);
        }
    }

    private static Where where(TableViewState picture) {
        if (picture.overlay() instanceof Overlay.CurtainOverlay || picture.overlay() instanceof Overlay.PhoneOverlay) {
            // It is told on the curtain and in the banner; what a phone needs takes the room.
            return Where.NOWHERE;
        }
        return picture.hand().cards().isEmpty() ? Where.ON_FOOT : Where.IN_SKY;
    }

    private void placeInSky(TableViewState picture, TableLayout layout, Rect sky) {
        double free = layout.board()
                .toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE))
                .y();
        Rect corner = new Rect(
                Sizes.SMALL_GAP,
                sky.y(),
                Math.max(0, sky.x() - 2 * Sizes.SMALL_GAP),
                Math.max(sky.height(), free - sky.y()));
        news.show(picture.news(), corner, layout.textScale());
    }

    private void placeOnFoot(TableViewState picture, Rect room, double text) {
        TableViewState.@Nullable LastCard last = picture.last();
        if (last == null) {
            news.showOnFoot(picture.news(), room, text);
        } else {
            Group card = LastPlayedCardDrawing.of(art, last.card(), last.face(), last.who(), last.whom());
            news.showOnFoot(picture.news(), card, room, text);
        }
    }
}
