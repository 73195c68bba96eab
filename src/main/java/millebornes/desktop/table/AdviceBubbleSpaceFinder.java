package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.table.AdviceView.BubbleSpace;
import millebornes.desktop.theme.Sizes;

/// The places where a hint bubble may lie: over its card, in the sky beside the banner, and below the banner.
final class AdviceBubbleSpaceFinder {

    /// The least width of a bubble, in px at 100 %; a narrower one would need too many lines.
    private static final double NARROWEST = 200;

    private AdviceBubbleSpaceFinder() {}

    /// The spaces where a bubble may stand, the best first.
    ///
    /// @param bannerRect the part of the sky that the banner takes
    /// @param tipPoint the middle of the upper edge of the hinted card or car
    public static List<BubbleSpace> in(TableLayout layout, Rect bannerRect, Point tipPoint) {
        double text = layout.textScale();
        Rect freeRect = layout.board().room().inset(Sizes.SMALL_GAP);
        List<BubbleSpace> places = new ArrayList<>();
        // Over the board there is room on both sides of the hand; in a high foot the seats are there.
        boolean high = tipPoint.y() - layout.foot().y() > AdviceView.LINE * text;
        places.add(new BubbleSpace(high ? layout.hand().room() : freeRect, tipPoint));
        double left = bannerRect.right() + Sizes.GAP;
        double right = layout.corner().x() - Sizes.SMALL_GAP;
        if (right - left >= NARROWEST * text) {
            places.add(new BubbleSpace(Rect.between(left, bannerRect.y(), right, freeRect.bottom()), null));
        }
        double below = bannerRect.bottom() + Sizes.SMALL_GAP;
        places.add(new BubbleSpace(Rect.between(freeRect.x(), below, freeRect.right(), freeRect.bottom()), null));
        return places;
    }
}
