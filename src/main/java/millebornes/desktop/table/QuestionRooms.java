package millebornes.desktop.table;

import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.theme.Sizes;

/// The places in which a question may lie, in px of the window.
///
/// @param foot the place of the hand; while cards are open, the part above them first
/// @param parts the parts of the board without the car that the question is about
/// @param isAbove whether the question is at the upper edge of such a part, otherwise at the lower one
record QuestionRooms(List<Rect> foot, List<Rect> parts, boolean isAbove) {

    QuestionRooms {
        foot = List.copyOf(foot);
        parts = List.copyOf(parts);
    }

    /// The places at a table.
    ///
    /// @param open whether cards are open
    /// @param right where the free part of the board ends
    /// @param litRect the light around the car that the question is about
    static QuestionRooms of(TableLayout layout, boolean open, double right, Rect litRect) {
        Rect roomRect = layout.board().room();
        Rect freeRect = Rect.between(roomRect.x(), layout.banner().bottom(), right, roomRect.bottom());
        boolean low = litRect.centre().y() > freeRect.centre().y();
        Rect sideRect = low
                ? part(freeRect.x(), freeRect.y(), freeRect.right(), litRect.y())
                : part(freeRect.x(), litRect.bottom(), freeRect.right(), freeRect.bottom());
        Rect leftRect = part(freeRect.x(), freeRect.y(), litRect.x(), freeRect.bottom());
        Rect rightRect = part(litRect.right(), freeRect.y(), freeRect.right(), freeRect.bottom());
        return new QuestionRooms(
                footRooms(layout, open),
                List.of(sideRect, leftRect.width() > rightRect.width() ? leftRect : rightRect),
                low);
    }

    /// The rectangle between these edges without a margin; empty where there is no room for it.
    private static Rect part(double left, double top, double right, double bottom) {
        double margin = Sizes.MARGIN;
        return Rect.between(left, top, Math.max(left + 2 * margin, right), Math.max(top + 2 * margin, bottom))
                .inset(margin);
    }

    /// The place of the hand with the strip of the board above it that has no road. Open cards are small meanwhile.
    private static List<Rect> footRooms(TableLayout layout, boolean open) {
        HandLayout handLayout = layout.hand();
        Rect handRect = handLayout.room();
        double legend = layout.board().toWindow(FixedBoardPlaces.LEGEND).y();
        return Stream.of(handLayout.small().room().y(), handRect.bottom())
                .skip(open ? 0 : 1)
                .map(bottom -> Rect.between(handRect.x(), legend, handRect.right(), bottom - Sizes.SMALL_GAP))
                .toList();
    }
}
