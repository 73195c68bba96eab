package millebornes.desktop.home;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.Sizes;

/// The cards of games and the tiles of pages in the middle of its width: beside each other with one upper and one lower
/// edge if there is room, else the tiles below the cards, equally wide.
final class HomeFootPane extends Pane {

    /// The greatest growth of cards and tiles beside each other.
    private static final double MOST_GROWTH = 1.15;

    private final Region cards;
    private final Region tiles;

    HomeFootPane(Region cards, Region tiles) {
        this.cards = cards;
        this.tiles = tiles;
        getChildren().addAll(cards, tiles);
        setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private boolean isBeside(double width) {
        return besideWidth() <= room(width);
    }

    private double besideWidth() {
        return cards.prefWidth(-1) + Sizes.GAP + tiles.prefWidth(-1);
    }

    /// The factor by which cards and tiles beside each other grow so that they end at the margins of the page, if these
    /// are near.
    private double growth() {
        double growth = (getWidth() - 4 * Sizes.GAP) / besideWidth();
        return growth > MOST_GROWTH ? 1 : Math.max(1, growth);
    }

    /// The width of the cards and of the tiles below them, in px.
    private double belowWidth(double width) {
        return Math.min(room(width), Math.max(cards.prefWidth(-1), tiles.prefWidth(-1)));
    }

    private double room(double width) {
        return width - snappedLeftInset() - snappedRightInset();
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? getWidth() : width;
        double below = belowWidth(wide);
        double high = isBeside(wide)
                ? Math.max(cards.prefHeight(-1), tiles.prefHeight(-1))
                : cards.prefHeight(below) + Sizes.SMALL_GAP + tiles.prefHeight(below);
        return snappedTopInset() + high + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double top = snappedTopInset();
        double high = getHeight() - top - snappedBottomInset();
        boolean isBeside = isBeside(getWidth());
        double growth = isBeside ? growth() : 1;
        double width = isBeside ? Math.floor(growth * besideWidth()) : belowWidth(getWidth());
        double left = snappedLeftInset() + Math.floor((room(getWidth()) - width) / 2);
        double tilesWidth = isBeside ? Math.floor(growth * tiles.prefWidth(-1)) : width;
        double tilesHeight = isBeside ? high : tiles.prefHeight(width);
        cards.resizeRelocate(
                left,
                top,
                isBeside ? width - Sizes.GAP - tilesWidth : width,
                isBeside ? high : high - Sizes.SMALL_GAP - tilesHeight);
        tiles.resizeRelocate(left + width - tilesWidth, top + high - tilesHeight, tilesWidth, tilesHeight);
    }
}
