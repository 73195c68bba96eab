package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class TwoColumnPaneTest {

    private final Region left = part(300, 200);
    private final Region right = part(200, 500);
    private final TwoColumnPane columns = new TwoColumnPane(left, right, 0.5);

    @Test
    void bothHaveTheirShareWhereThereIsRoom() {
        columns.setPadding(new Insets(10));
        lay(1040, 600);
        assertThat(left.getLayoutX()).isEqualTo(10);
        assertThat(left.getWidth()).isEqualTo(500);
        assertThat(right.getLayoutX()).isEqualTo(530);
        assertThat(right.getHeight()).isEqualTo(580);
        assertThat(columns.prefHeight(1040)).isEqualTo(520);
    }

    @Test
    void neitherBecomesNarrowerThanItsLeastWidth() {
        lay(540, 600);
        assertThat(left.getWidth()).isEqualTo(300);
        assertThat(right.getWidth()).isEqualTo(220);
    }

    @Test
    void theyStandOneBelowTheOtherWhereThereIsNoRoomForBoth() {
        lay(500, 720);
        assertThat(left.getWidth()).isEqualTo(500);
        assertThat(right.getLayoutY()).isEqualTo(220);
        assertThat(right.getHeight()).isEqualTo(500);
        assertThat(columns.minHeight(500)).isEqualTo(720);
    }

    @Test
    void theRightPartCanBeTheFirst() {
        columns.rightFirst();
        lay(500, 720);
        assertThat(right.getLayoutY()).isZero();
        assertThat(left.getLayoutY()).isEqualTo(520);
    }

    @Test
    void aThirdPartIsBelowBoth() {
        Region below = part(100, 80);
        TwoColumnPane thirdPane = new TwoColumnPane(left, right, 0.5, below);
        thirdPane.resize(1040, 600);
        thirdPane.layout();
        assertThat(right.getHeight()).isEqualTo(500);
        assertThat(below.getLayoutY()).isEqualTo(520);
        assertThat(below.getWidth()).isEqualTo(1040);
        assertThat(thirdPane.prefHeight(1040)).isEqualTo(600);
        thirdPane.resize(500, 820);
        thirdPane.layout();
        assertThat(below.getLayoutY()).isEqualTo(740);
    }

    /// A grid of fractional width breaks its lines elsewhere when it is measured.
    @Test
    void columnsAreWholePixelsWide() {
        lay(1001, 600);
        assertThat(left.getWidth()).isEqualTo(490);
        assertThat(right.getWidth()).isEqualTo(491);
    }

    private void lay(double width, double height) {
        columns.resize(width, height);
        columns.layout();
    }

    private static Region part(double leastWidth, double height) {
        Region part = new Region();
        part.setMinWidth(leastWidth);
        part.setPrefHeight(height);
        return part;
    }
}
