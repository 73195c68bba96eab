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

/// Places the news where they cover least: in the corner of the sky or, while no cards are open, on the foot beside the
/// card that was played last.
final class RecentEventsPlacer {

    private final ArtFactory art;
    private final RecentEventsView eventsView;
    private @Nullable Placed placed;

    /// Everything that the placed node depends on, to find out whether it is still valid.
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

    /// The node with the news.
    Node view() {
        return eventsView;
    }

    /// Places the news; a placement that is still valid is kept.
    ///
    /// @param skyRect the rectangle of the banner
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
                || tableState.overlay() instanceof Overlay.PhoneOverlay
                || tableState.overlay() instanceof Overlay.QuestionOverlay) {
            // It is told on the curtain, in the banner and in the question; what a phone needs takes the room.
            return Where.NOWHERE;
        }
        if (tableState.hand().cards().isEmpty()) {
            return Where.ON_FOOT;
        }
        // While something moves, the banner tells it, and its large picture needs the sky.
        return tableState.banner().past() == null ? Where.IN_SKY : Where.NOWHERE;
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
