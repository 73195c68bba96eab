package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// The places in which a question may lie, in px of the window.
///
/// @param foot the free part of the foot, null while cards are open there
/// @param beside the land and the foot on the left and on the right of open cards; none while there are none
/// @param parts the parts of the board without the car that the question is about
/// @param isAbove whether the question is at the upper edge of such a part, otherwise at the lower one
record QuestionRooms(@Nullable Rect foot, List<Rect> beside, List<Rect> parts, boolean isAbove) {

    QuestionRooms {
        beside = List.copyOf(beside);
        parts = List.copyOf(parts);
    }

    /// The places at a table.
    ///
    /// @param cards the number of open cards
    /// @param right where the free part of the board ends
    /// @param litRect the light around the car that the question is about
    static QuestionRooms of(TableLayout layout, int cards, double right, Rect litRect) {
        Rect roomRect = layout.board().room();
        Rect freeRect = Rect.between(roomRect.x(), layout.banner().bottom(), right, roomRect.bottom());
        boolean low = litRect.centre().y() > freeRect.centre().y();
        Rect sideRect = low
                ? part(freeRect.x(), freeRect.y(), freeRect.right(), litRect.y())
                : part(freeRect.x(), litRect.bottom(), freeRect.right(), freeRect.bottom());
        Rect leftRect = part(freeRect.x(), freeRect.y(), litRect.x(), freeRect.bottom());
        Rect rightRect = part(litRect.right(), freeRect.y(), freeRect.right(), freeRect.bottom());
        return new QuestionRooms(
                cards > 0 ? null : footRoom(layout),
                cards > 0 ? beside(layout, layout.hand().slots(cards)) : List.of(),
                List.of(sideRect, leftRect.width() > rightRect.width() ? leftRect : rightRect),
                low);
    }

    private static List<Rect> beside(TableLayout layout, List<HandLayout.Slot> slots) {
        double half = HandLayout.CARD_WIDTH * layout.hand().cardScale() / 2 + Sizes.TIGHT_PADDING;
        double top = layout.board().toWindow(FixedBoardPlaces.LEGEND).y();
        double bottom = layout.foot().bottom() - Sizes.TINY_GAP;
        double end = layout.foot().right() - Sizes.SMALL_GAP;
        double first = slots.getFirst().pose().at().x() - half;
        double last = slots.getLast().pose().at().x() + half;
        Rect leftRect = Rect.between(Sizes.SMALL_GAP, top, Math.max(Sizes.SMALL_GAP, first), bottom);
        Rect rightRect = Rect.between(Math.min(end, last), top, end, bottom);
        // Elsewhere than in the foot, seats have left their room to the coach of a lesson.
        boolean seated = layout.seats().seats().stream()
                .anyMatch(seatRect -> seatRect.bottom() > layout.foot().y());
        return seated ? List.of(leftRect, rightRect) : List.of(rightRect);
    }

    /// The rectangle between these edges without a margin; empty where there is no room for it.
    private static Rect part(double left, double top, double right, double bottom) {
        double margin = Sizes.MARGIN;
        return Rect.between(left, top, Math.max(left + 2 * margin, right), Math.max(top + 2 * margin, bottom))
                .inset(margin);
    }

    /// The place of the hand while that is empty, with the strip of the board above it that has no road.
    private static Rect footRoom(TableLayout layout) {
        Rect handRect = layout.hand().room();
        double legend = layout.board().toWindow(FixedBoardPlaces.LEGEND).y();
        return Rect.between(handRect.x(), legend, handRect.right(), handRect.bottom() - Sizes.SMALL_GAP);
    }
}
