package millebornes.desktop.replay;

import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState;

/// Shows a board that keeps its aspect ratio in a pane of any size.
final class ReplayBoardPane extends Region {

    private static final double FIRST_WIDTH = 900;
    private static final double FIRST_HEIGHT = 450;

    private final BoardView board;
    private Rect roomRect = new Rect(0, 0, FIRST_WIDTH, FIRST_HEIGHT);

    ReplayBoardPane(ArtFactory art, BoardViewState firstState) {
        this.board = new BoardView(art, BoardViewport.in(roomRect, 0), firstState);
        board.setManaged(false);
        board.setMouseTransparent(true);
        // A replay chooses no distance, its tokens are large enough, and the current car need not be the one that
        // moves.
        board.showPlates(false, false);
        getChildren().add(board);
        setMinSize(0, 0);
    }

    void show(BoardViewState state) {
        board.show(state);
    }

    @Override
    protected void layoutChildren() {
        Rect wantedRect = new Rect(0, 0, Math.max(1, getWidth()), Math.max(1, getHeight()));
        if (!wantedRect.equals(roomRect)) {
            roomRect = wantedRect;
            board.setFrame(BoardViewport.in(roomRect, 0));
        }
        board.resizeRelocate(0, 0, getWidth(), getHeight());
    }
}
