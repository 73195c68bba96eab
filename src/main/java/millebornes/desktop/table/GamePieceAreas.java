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
        // The lamps of waiting cars are on the first square after the start.
        Rect startRect = around(road.strip(0, road.arc(1), -Road.BAND / 2, Road.BAND / 2));
        areas.add(viewport.toWindow(new GarageBlockLayout(road.lanes()).block().with(startRect)));
        if (preview != null) {
            double left = road.lateral(preview.car()) - road.laneWidth() / 2;
            double right = left + road.laneWidth();
            int from = boardState.cars().get(preview.car()).stop().index();
            for (int at = from + 1; at <= preview.to().index(); at++) {
                areas.add(viewport.toWindow(around(road.strip(road.joint(at - 1), road.joint(at), left, right))));
            }
        }
        return areas;
    }

    private static Rect around(List<Point> outline) {
        return outline.stream()
                .map(point -> Rect.around(point, 0, 0))
                .reduce(Rect::with)
                .orElseThrow();
    }
}
