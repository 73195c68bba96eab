package millebornes.desktop.saves;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.controls.SnapshotPane;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Livery;

/// A thumbnail of a game's board, as wide as its pane. If it is too high for the pane, sky and houses are cut off.
final class BoardThumbnailPane extends SnapshotPane {

    /// Of the height that is cut off, the share that is cut off above, which keeps the road in the middle.
    private static final double SKY = 0.65;

    private final ArtFactory art;
    private final MatchStanding match;
    private final List<Livery> liveries;

    /// @param height in px
    BoardThumbnailPane(ArtFactory art, MatchStanding match, List<Livery> liveries, double height) {
        super(art.pictures(), PictureCache.Use.FIGURE);
        this.art = art;
        this.match = match;
        this.liveries = List.copyOf(liveries);
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(height);
    }

    @Override
    protected Group drawing(double width, double height) {
        Group board = BoardThumbnailFactory.of(art, match, liveries, width);
        double spare = height - width * Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH;
        board.getTransforms().add(new Translate(0, spare * (spare < 0 ? SKY : 0.5)));
        return new Group(board);
    }
}
