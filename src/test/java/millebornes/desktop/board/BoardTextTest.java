package millebornes.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState.PlayedPile;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.PlayedCardPilesView;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written on the board is at least 11 px high in every window, on every road and in every text size, and grows
/// with the text.
class BoardTextTest {

    private static final double LEAST = 11;
    private static final int[] WIDTHS = {1024, 1152, 1280, 1366, 1440, 1600, 1920, 2560, 3440, 3840};
    private static final int[] HEIGHTS = {700, 720, 768, 800, 864, 900, 1024, 1080, 1440, 1600, 2160};
    private static final int MOST_IN_A_PLACE = 12;

    /// The number on a token, which is part of its picture.
    private static final String SPEED_LIMIT = "50";

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void everyNumberIsReadable(double text) {
        ArtFactory art = ArtFactory.in(ColourTheme.DAY);
        Map<Object, Double> stones = new HashMap<>();
        for (BoardViewport viewport : viewports(text)) {
            for (int km : new int[] {700, 1000}) {
                for (int lanes : new int[] {2, 4, 6}) {
                    Road road = new Road(km, lanes);
                    double enlarge = Math.ceil(viewport.enlarge() * 10) / 10;
                    double stone = stones.computeIfAbsent(
                            List.of(road, enlarge),
                            _ -> KilometreStone.along(road, enlarge).stream()
                                    .mapToDouble(kilometreStone -> smallest(onToolkit(() -> art.scenery()
                                            .stone(
                                                    Integer.toString(kilometreStone.kilometres()),
                                                    kilometreStone.scale()))))
                                    .min()
                                    .orElseThrow());
                    assertThat(stone * viewport.scale())
                            .as("stones of %s in %s", road, viewport)
                            .isGreaterThan(LEAST - 0.05);
                }
            }
            double counters = smallest(onToolkit(() ->
                    new TokenReserveDrawing(art, TokenReserveLayout.USUAL, viewport.enlarge()).tokens(reserve())));
            assertThat(counters * viewport.scale())
                    .as("counters in %s", viewport)
                    .isGreaterThan(LEAST - 0.05);
            double legend = smallest(onToolkit(() -> art.scenery().legend()));
            assertThat(legend * viewport.scale()).as("legend in %s", viewport).isGreaterThan(LEAST - 0.05);
            assertThat(smallest(onToolkit(() -> played(art, viewport))))
                    .as("played cards in %s", viewport)
                    .isGreaterThan(LEAST - 0.05);
        }
    }

    private static List<BoardViewport> viewports(double text) {
        return IntStream.of(WIDTHS)
                .boxed()
                .flatMap(width -> IntStream.of(HEIGHTS)
                        .filter(height -> height <= width)
                        .boxed()
                        .flatMap(height -> IntStream.of(2, 4, 6)
                                .mapToObj(seats -> TableLayout.of(
                                                new TableLayoutSpec(width, height, seats, 5, text, TargetSize.STANDARD))
                                        .board())))
                .distinct()
                .toList();
    }

    private static TokenReserveViewState reserve() {
        Map<Hazard, Integer> attacks = new EnumMap<>(Hazard.class);
        for (Hazard hazard : Hazard.values()) {
            attacks.put(hazard, MOST_IN_A_PLACE);
        }
        return new TokenReserveViewState(attacks, Set.of());
    }

    private static Node played(ArtFactory art, BoardViewport viewport) {
        PlayedCardPilesView view = new PlayedCardPilesView(art);
        view.show(
                new PlayedCardPilesViewState("Sur la table", List.of(new PlayedPile(Remedy.REPAIRS, "12")), ""),
                viewport.toWindow(FixedBoardPlaces.PLAYED),
                viewport.scale(),
                viewport.text());
        return view;
    }

    private static <T extends Node> Node onToolkit(java.util.concurrent.Callable<T> drawing) {
        return Gallery.onToolkit(() -> new Group(drawing.call()));
    }

    /// The size of the smallest letters of a drawing, in its own units.
    private static double smallest(Node drawing) {
        return sizes(drawing, 1).min().orElseThrow();
    }

    private static DoubleStream sizes(Node node, double outer) {
        double scale = outer * Math.abs(node.getLocalToParentTransform().getMyy());
        if (node instanceof Text text) {
            // Each digit of the speed limit is a part of its picture.
            return SPEED_LIMIT.contains(text.getText())
                    ? DoubleStream.empty()
                    : DoubleStream.of(text.getFont().getSize() * scale);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMapToDouble(child -> sizes(child, scale))
                : DoubleStream.empty();
    }
}
