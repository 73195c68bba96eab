package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.tabletop.BoardViewState;
import org.jspecify.annotations.Nullable;

/// The parts of the board that no plate may cover: cars with their tokens, the start, the squares of a drive that is
/// shown.
final class GamePieceAreas {

    private GamePieceAreas() {}

    /// The areas, in px of the window.
    ///
    /// @param preview the drive that is shown, or null
    static List<Rect> of(
            BoardViewport viewport, BoardViewState boardState, TableViewState.@Nullable DrivePreview preview) {
        Road road = boardState.road();
        List<Rect> areas = new ArrayList<>();
        for (int car = 0; car < boardState.cars().size(); car++) {
            areas.add(SpotlightOverlay.lit(viewport, boardState, car));
        }
        areas.add(
                viewport.toWindow(new GarageBlockLayout(road.lanes()).block().with(square(road, 0, 0, Road.BAND / 2))));
        if (preview != null) {
            double lane = road.lateral(preview.car());
            int from = boardState.cars().get(preview.car()).stop().index();
            for (int at = from + 1; at <= preview.to().index(); at++) {
                areas.add(viewport.toWindow(square(road, at, lane, road.laneWidth() / 2)));
            }
        }
        return areas;
    }

    /// The rectangle around a part of a square, from its joint to the one before.
    private static Rect square(Road road, int square, double lateral, double half) {
        List<Point> outline = road.strip(road.joint(square - 1), road.joint(square), lateral - half, lateral + half);
        return outline.stream()
                .map(point -> Rect.around(point, 0, 0))
                .reduce(Rect::with)
                .orElseThrow();
    }
}
