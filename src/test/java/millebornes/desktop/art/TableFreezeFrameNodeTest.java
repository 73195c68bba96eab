package millebornes.desktop.art;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.geometry.Rect;
import org.junit.jupiter.api.Test;

class TableFreezeFrameNodeTest {

    private static final Rect ROOM = new Rect(0, 0, 100, 60);

    private final PictureCache pictures = new PictureCache();
    private final Rectangle inside = new Rectangle(10, 10, 50, 40);
    private final Rectangle across = new Rectangle(80, 10, 50, 40);
    private final Group air = new Group();
    private final Pane table = Gallery.onToolkit(() -> {
        Pane all = new Pane(inside, across, air);
        all.resize(200, 100);
        new Scene(all, 200, 100);
        return all;
    });

    @Test
    void whatLiesWhollyBelowItIsNotDrawnUntilItGoes() {
        Gallery.onToolkit(() -> {
            TableFreezeFrameNode snapshotNode = requireNonNull(TableFreezeFrameNode.of(pictures, table, air, ROOM))
                    .covering(table, air);
            assertThat(inside.getOpacity()).as("not there yet").isEqualTo(1);
            air.getChildren().add(snapshotNode);
            assertThat(inside.getOpacity()).isZero();
            assertThat(across.getOpacity()).as("half of it is seen").isEqualTo(1);
            assertThat(air.getOpacity()).isEqualTo(1);
            assertThat(pictures.pixels()).isEqualTo(100 * 60);
            air.getChildren().remove(snapshotNode);
            assertThat(inside.getOpacity()).isEqualTo(1);
            assertThat(pictures.pixels()).as("given up").isZero();
            return true;
        });
    }

    @Test
    void onATableThatIsCutAllIsBelowWhatFillsItsCut() {
        Gallery.onToolkit(() -> {
            table.setClip(new Rectangle(0, 0, 100, 60));
            air.getChildren()
                    .add(requireNonNull(TableFreezeFrameNode.of(pictures, table, air, ROOM))
                            .covering(table, air));
            assertThat(across.getOpacity()).isZero();
            return true;
        });
    }

    @Test
    void aPaneIsWhereSomethingOfItIsDrawn() {
        Gallery.onToolkit(() -> {
            Pane foot = large(new Rectangle(10, 10, 50, 40));
            Pane hidden = large(new Rectangle(150, 10, 20, 20), new Rectangle(20, 20, 20, 20));
            hidden.getChildren().getFirst().setVisible(false);
            Pane beyond = large(new Rectangle(10, 10, 50, 40), large(new Rectangle(150, 10, 20, 20)));
            Pane ground = large(new Rectangle(10, 10, 50, 40));
            ground.setBackground(Background.fill(Color.RED));
            Pane empty = large();
            table.getChildren().addAll(0, List.of(foot, hidden, beyond, ground, empty));
            air.getChildren()
                    .add(requireNonNull(TableFreezeFrameNode.of(pictures, table, air, ROOM))
                            .covering(table, air));
            assertThat(foot.getOpacity()).isZero();
            assertThat(hidden.getOpacity()).isZero();
            assertThat(beyond.getOpacity()).isEqualTo(1);
            assertThat(ground.getOpacity()).isEqualTo(1);
            assertThat(empty.getOpacity())
                    .as("something may be laid on it meanwhile")
                    .isEqualTo(1);
            return true;
        });
    }

    private Pane large(Node... shown) {
        Pane pane = new Pane(shown);
        pane.setManaged(false);
        pane.resize(table.getWidth(), table.getHeight());
        return pane;
    }
}
