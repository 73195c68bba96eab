package millebornes.desktop.learn;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.desktop.geometry.CoachPanelTableLayout;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class CoachPanelPositionTest {

    private static final int CARDS = 7;

    /// Windows change their size and text at any moment; wherever the coach is in the corner then, there is room for
    /// the hand beside it.
    @Property(tries = 500)
    void inTheCornerItLeavesRoomForTheHand(
            @ForAll @DoubleRange(min = 800, max = 5120) double width,
            @ForAll @DoubleRange(min = 600, max = 2880) double height,
            @ForAll @DoubleRange(min = 1, max = 2) double text) {
        if (!CoachPanelPosition.isCorner(width, text)) {
            return;
        }
        TableLayoutSpec spec = new TableLayoutSpec(width, height, 2, 1, text, TableLayoutSpec.TargetSize.STANDARD);
        Rect panelRect = CoachPanelPosition.corner(spec);
        HandLayout handLayout =
                CoachPanelTableLayout.of(TableLayout.of(spec), panelRect).hand();
        assertThat(handLayout.slots(CARDS))
                .hasSize(CARDS)
                .allSatisfy(slot -> assertThat(slot.hit().x()).isGreaterThan(panelRect.right()));
    }
}
