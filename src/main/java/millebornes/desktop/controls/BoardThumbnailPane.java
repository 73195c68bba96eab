package millebornes.desktop.controls;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Livery;

/// The board of a game as a small picture that is as wide as its pane; sky and houses are cut away as far as there is
/// no room for them.
public final class BoardThumbnailPane extends SnapshotPane {

    /// How much of what is cut away is sky: the road lies in the middle of what is left.
    private static final double SKY = 0.65;

    private final ArtFactory art;
    private final MatchStanding match;
    private final List<Livery> liveries;

    /// @param height in px
    public BoardThumbnailPane(ArtFactory art, MatchStanding match, List<Livery> liveries, double height) {
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
