package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;

class TokenReserveViewTest {

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
