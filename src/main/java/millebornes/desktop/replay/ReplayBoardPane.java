package millebornes.desktop.replay;

import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;

/// Shows a board that keeps its aspect ratio in a pane of any size.
final class ReplayBoardPane extends Region {

    private static final double FIRST_WIDTH = 900;
    private static final double FIRST_HEIGHT = 450;

    private final BoardView board;
    private BoardViewState beforeState;
    private BoardViewState afterState;
    private Rect roomRect = new Rect(0, 0, FIRST_WIDTH, FIRST_HEIGHT);

    ReplayBoardPane(ArtFactory art, BoardViewState firstState) {
        this.beforeState = firstState;
        this.afterState = firstState;
        this.board = new BoardView(art, BoardViewport.in(roomRect, 0), firstState);
        board.setManaged(false);
        board.setMouseTransparent(true);
        // A replay chooses no distance, its tokens are large enough, and the current car need not be the one that
        // moves.
        board.showPlates(false, false);
        getChildren().add(board);
        setMinSize(0, 0);
    }

    /// Shows a state with the move that led to it: the trail of a car that has driven, or a glow under a new hazard.
    ///
    /// @param before the state before the move; the same state for none
    void show(BoardViewState before, BoardViewState state) {
        beforeState = before;
        afterState = state;
        board.show(state);
        mark();
    }

    private void mark() {
        board.hideWay();
        for (int lane = 0; lane < afterState.cars().size(); lane++) {
            CarViewState oldCar = beforeState.cars().get(lane);
            CarViewState car = afterState.cars().get(lane);
            int place = lane;
            if (!car.stop().equals(oldCar.stop())) {
                board.showDriven(lane, oldCar.stop(), car.stop());
            }
            car.hazards().stream()
                    .filter(hazard -> !oldCar.hazards().contains(hazard))
                    .forEach(hazard -> board.showAttacked(place, hazard));
        }
    }

    @Override
    protected void layoutChildren() {
        Rect wantedRect = new Rect(0, 0, Math.max(1, getWidth()), Math.max(1, getHeight()));
        if (!wantedRect.equals(roomRect)) {
            roomRect = wantedRect;
            board.setFrame(BoardViewport.in(roomRect, 0));
            mark();
        }
        board.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
