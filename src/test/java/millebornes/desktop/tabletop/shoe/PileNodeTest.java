package millebornes.desktop.tabletop.shoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.theme.ColourTheme;
import org.junit.jupiter.api.Test;

/// What makes a pile be drawn anew, and how high it is.
class PileNodeTest {

    private static final PileNode.PileLayout STRAIGHT = new PileNode.PileLayout(new Point(50, 60), 0.6, 0);

    @Test
    void aCardLessIsNotDrawnAnewUntilThePileLooksLower() {
        Gallery.onToolkit(() -> {
            PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
            pile.show(60, STRAIGHT, "back", Group::new);
            List<Node> drawn = List.copyOf(pile.getChildren());
            pile.show(59, STRAIGHT, "back", Group::new);
            assertThat(pile.getChildren()).isEqualTo(drawn);
            pile.show(48, STRAIGHT, "back", Group::new);
            assertThat(pile.getChildren()).hasSize(drawn.size() - 1).doesNotContainAnyElementsOf(drawn);
            return null;
        });
    }

    @Test
    void anotherTopOrAnotherPlaceIsDrawn() {
        Gallery.onToolkit(() -> {
            PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
            pile.show(12, STRAIGHT, "one", Group::new);
            Node one = pile.getChildren().getLast();
            pile.show(12, STRAIGHT, "other", Group::new);
            Node other = pile.getChildren().getLast();
            assertThat(other).isNotSameAs(one);
            pile.show(12, new PileNode.PileLayout(new Point(51, 60), 0.6, 0), "other", Group::new);
            assertThat(pile.getChildren().getLast()).isNotSameAs(other);
            return null;
        });
    }

    @Test
    void noCardsAreNoPileAndManyAreFiveHigh() {
        Gallery.onToolkit(() -> {
            PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
            pile.show(0, STRAIGHT, "", Group::new);
            assertThat(pile.getChildren()).isEmpty();
            pile.show(1, STRAIGHT, "", Group::new);
            assertThat(pile.getChildren()).hasSize(1);
            pile.show(300, STRAIGHT, "", Group::new);
            assertThat(pile.getChildren()).hasSize(5);
            return null;
        });
    }
}
