package millebornes.desktop.screens.common;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.engine.match.Match;

/// The board of a game as a small picture that is as wide as its pane; above and below as much is cut as has no room.
public final class BoardThumbnailPane extends SnapshotPane {

    private final ArtFactory art;
    private final Match match;
    private final List<Livery> liveries;

    /// @param height in px
    public BoardThumbnailPane(ArtFactory art, Match match, List<Livery> liveries, double height) {
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
        board.getTransforms().add(new Translate(0, (height - width * Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH) / 2));
        return new Group(board);
    }
}
