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
    private final RecentEventsView eventsView;
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
        this.eventsView = new RecentEventsView(art);
    }

    /// What is placed.
    Node view() {
        return eventsView;
    }

    /// Lays nothing out again that lies there already.
    ///
    /// @param skyRect the part of the sky that the banner takes
    void place(TableViewState tableState, TableLayout layout, Rect skyRect) {
        Placed placedEvents = new Placed(tableState.news(), tableState.last(), where(tableState), layout, skyRect);
        if (placedEvents.equals(placed)) {
            return;
        }
        placed = placedEvents;
        switch (placedEvents.where()) {
            case NOWHERE -> eventsView.hide(tableState.news());
            case ON_FOOT -> placeOnFoot(tableState, layout.hand().room(), layout.textScale());
            case IN_SKY -> placeInSky(tableState, layout, skyRect);
        }
    }

    private static Where where(TableViewState tableState) {
        if (tableState.overlay() instanceof Overlay.CurtainOverlay
                || tableState.overlay() instanceof Overlay.PhoneOverlay) {
            // It is told on the curtain and in the banner; what a phone needs takes the room.
            return Where.NOWHERE;
        }
        return tableState.hand().cards().isEmpty() ? Where.ON_FOOT : Where.IN_SKY;
    }

    private void placeInSky(TableViewState tableState, TableLayout layout, Rect skyRect) {
        double free = layout.board()
                .toWindow(new Point(0, FixedBoardPlaces.FIRST_PIECE))
                .y();
        Rect cornerRect = new Rect(
                Sizes.SMALL_GAP,
                skyRect.y(),
                Math.max(0, skyRect.x() - 2 * Sizes.SMALL_GAP),
                Math.max(skyRect.height(), free - skyRect.y()));
        eventsView.show(tableState.news(), cornerRect, layout.textScale());
    }

    private void placeOnFoot(TableViewState tableState, Rect roomRect, double text) {
        TableViewState.@Nullable LastCard last = tableState.last();
        if (last == null) {
            eventsView.showOnFoot(tableState.news(), roomRect, text);
        } else {
            Group card = LastPlayedCardDrawing.of(art, last.card(), last.face(), last.who(), last.whom());
            eventsView.showOnFoot(tableState.news(), card, roomRect, text);
        }
    }
}
