package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.TokenReserveDrawing.PlacedTokens;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;

class TokenReserveViewTest {

    /// The greatest share of a token's width beside which its counter is, lower.
    private static final double MOST_COVERED = 0.2;

    /// How far the picture of a token reaches beyond it, for its shadow, in board units.
    private static final double SHADOW = 6;

    private final TokenReserveView reserve = new TokenReserveView(ArtFactory.in(ColourTheme.DAY));

    @Test
    void anAttackChangesThePictureOfItsPlaceOnlyAndItsEndBringsTheFirstOneBack() {
        BoardViewState stateBefore = SampleBoards.four();
        List<Image> first = shown(stateBefore, 1);
        List<Image> attacked = shown(with(stateBefore, Hazard.ACCIDENT, -1), 1);
        assertThat(attacked).hasSameSizeAs(first);
        assertThat(attacked.stream().filter(picture -> !first.contains(picture)))
                .hasSize(1);
        assertThat(shown(stateBefore, 1)).isEqualTo(first);
    }

    @Test
    void aWindowOfAnotherSizeHasOtherPictures() {
        List<Image> first = shown(SampleBoards.four(), 1);
        assertThat(shown(SampleBoards.four(), 1.25)).doesNotContainAnyElementsOf(first);
    }

    /// A game may go on to 1,000 km after its 700: its tokens move with the tray, whatever was drawn before.
    @Test
    void allTokensLieOnTheTrayOfEveryRoadThatIsShown() {
        for (BoardViewState board : List.of(SampleBoards.four(), SampleBoards.to700(), SampleBoards.four())) {
            Rect trayRect = TokenReserveLayout.of(board.road()).tray();
            shown(board, 1);
            for (Node picture : reserve.getChildren()) {
                assertThat(trayRect.contains(box(picture).inset(SHADOW)))
                        .as("%s on the tray for %d km", box(picture), board.kilometres())
                        .isTrue();
            }
        }
    }

    /// Every token with its counter has its own place on the tray, and the counter of usual size lies beside the token.
    @Test
    void tokensAndCountersLieOnTheTrayAndApart() {
        TokenReserveLayout layout = TokenReserveLayout.USUAL;
        TokenReserveDrawing drawing = new TokenReserveDrawing(ArtFactory.in(ColourTheme.DAY), layout, 1);
        List<Rect> rooms = new ArrayList<>();
        for (PlacedTokens tokens : drawing.placed(SampleBoards.four().reserve())) {
            Gallery.onToolkit(() -> {
                Group place = tokens.drawing().get();
                Rect partRect = box(place.getChildren().getLast());
                if (place.getChildren().getFirst() instanceof Group counted
                        && !counted.getTransforms().isEmpty()
                        && counted.getChildren().size() == 2) {
                    // Its shadow is its first child.
                    Rect tokenRect = box(counted.getChildren().getLast())
                            .plus(
                                    counted.getTransforms().getFirst().getTx(),
                                    counted.getTransforms().getFirst().getTy());
                    assertThat(tokenRect.right() - partRect.x()).isLessThan(MOST_COVERED * tokenRect.width());
                    partRect = partRect.with(tokenRect);
                }
                rooms.add(partRect.plus(place.getLayoutX(), place.getLayoutY()));
                return true;
            });
        }
        assertThat(rooms).hasSize(9);
        for (int one = 0; one < rooms.size(); one++) {
            assertThat(layout.tray().contains(rooms.get(one)))
                    .as("place %d", one)
                    .isTrue();
            for (int other = 0; other < one; other++) {
                assertThat(rooms.get(one).overlaps(rooms.get(other)))
                        .as("places %d and %d", one, other)
                        .isFalse();
            }
        }
    }

    private static Rect box(Node part) {
        Bounds bounds = part.getBoundsInParent();
        return new Rect(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    }

    private List<Image> shown(BoardViewState board, double sharp) {
        return Gallery.onToolkit(() -> {
            reserve.show(board, sharp, 1);
            return reserve.getChildren().stream()
                    .map(view -> ((ImageView) view).getImage())
                    .toList();
        });
    }

    private static BoardViewState with(BoardViewState board, Hazard hazard, int more) {
        Map<Hazard, Integer> attacks = new EnumMap<>(board.reserve().attacks());
        attacks.merge(hazard, more, Integer::sum);
        return new BoardViewState(
                board.kilometres(),
                board.cars(),
                new TokenReserveViewState(attacks, board.reserve().safeties()));
    }
}
