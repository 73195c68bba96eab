package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.TokenReserveViewState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;

class TokenReserveViewTest {

    private final BoardViewport frame =
            TableLayout.of(TableSpecs.usual(1280, 800, 4)).board();
    private final TokenReserveView reserve = new TokenReserveView(ArtFactory.in(ColourTheme.DAY));

    @Test
    void anAttackChangesThePictureOfItsPlaceOnlyAndItsEndBringsTheFirstOneBack() {
        BoardViewState before = SampleBoards.four();
        List<Image> first = shown(before, frame);
        List<Image> attacked = shown(with(before, Hazard.ACCIDENT, -1), frame);
        assertThat(attacked).hasSameSizeAs(first);
        assertThat(attacked.stream().filter(picture -> !first.contains(picture)))
                .hasSize(1);
        assertThat(shown(before, frame)).isEqualTo(first);
    }

    /// Who leans over the board sees pictures that are as much larger, also of what changes meanwhile.
    @Test
    void fromNearThePicturesAreSharper() {
        BoardViewState before = SampleBoards.four();
        List<Image> afar = shown(before, frame);
        seeFrom(true);
        List<Image> near = shown(before, frame);
        assertThat(near).hasSameSizeAs(afar).doesNotContainAnyElementsOf(afar);
        for (int place = 0; place < near.size(); place++) {
            assertThat(near.get(place).getWidth())
                    .isCloseTo(afar.get(place).getWidth() * CloseUpFrame.NEAREST, within(3.0));
        }
        assertThat(shown(with(before, Hazard.ACCIDENT, -1), frame))
                .filteredOn(near::contains)
                .hasSize(near.size() - 1);
        seeFrom(false);
        assertThat(shown(before, frame)).isEqualTo(afar);
    }

    private void seeFrom(boolean near) {
        Gallery.onToolkit(() -> {
            reserve.seeFrom(near);
            return true;
        });
    }

    @Test
    void aWindowOfAnotherSizeHasOtherPictures() {
        List<Image> first = shown(SampleBoards.four(), frame);
        BoardViewport larger = TableLayout.of(TableSpecs.usual(1600, 1000, 4)).board();
        assertThat(shown(SampleBoards.four(), larger)).doesNotContainAnyElementsOf(first);
    }

    private List<Image> shown(BoardViewState board, BoardViewport where) {
        return Gallery.onToolkit(() -> {
            reserve.show(board, where, 1);
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
