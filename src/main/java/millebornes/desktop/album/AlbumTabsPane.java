package millebornes.desktop.album;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The tabs on the edge of the book, one for each name. Where they are too many, some are hidden, but not the open one,
/// and a menu at the end has all names.
final class AlbumTabsPane extends Pane {

    private final List<? extends Region> tabs;
    private final Region open;
    private final MenuButton more;

    /// @param open the index of the tab of the open page
    AlbumTabsPane(List<? extends Region> tabs, int open, MenuButton more) {
        this.tabs = List.copyOf(tabs);
        this.open = tabs.get(open);
        this.more = more;
        getChildren().addAll(tabs);
        getChildren().add(more);
        getStyleClass().add(StyleClasses.ALBUM_TABS);
    }

    @Override
    protected double computeMinWidth(double height) {
        return tabs.size() == 1 ? wide(open) : wide(open) + wide(more);
    }

    @Override
    protected double computePrefWidth(double height) {
        return tabs.stream().mapToDouble(AlbumTabsPane::wide).sum();
    }

    @Override
    protected double computePrefHeight(double width) {
        return Stream.concat(tabs.stream(), Stream.of(more))
                .mapToDouble(tab -> tab.prefHeight(USE_COMPUTED_SIZE))
                .max()
                .orElse(0);
    }

    @Override
    protected void layoutChildren() {
        boolean all = computePrefWidth(getHeight()) <= getWidth() + 1;
        double free = getWidth() - wide(open) - (all ? 0 : wide(more));
        for (Region tab : tabs) {
            tab.setVisible(all || tab.equals(open) || wide(tab) <= free);
            free -= tab.isVisible() && !tab.equals(open) ? wide(tab) : 0;
        }
        more.setVisible(!all);
        List<Region> shown = Stream.<Region>concat(tabs.stream(), Stream.of(more))
                .filter(Node::isVisible)
                .toList();
        double x = getWidth() - shown.stream().mapToDouble(AlbumTabsPane::wide).sum();
        for (Region tab : shown) {
            tab.resizeRelocate(snapPositionX(x), 0, wide(tab) - Sizes.SMALL_GAP, getHeight());
            x += wide(tab);
        }
    }

    /// The width of a tab and of the gap after it.
    private static double wide(Region tab) {
        return Math.ceil(tab.prefWidth(USE_COMPUTED_SIZE)) + Sizes.SMALL_GAP;
    }
}
