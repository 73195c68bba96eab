package millebornes.desktop.setup;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import millebornes.desktop.theme.Sizes;

/// Arranges tiles in one line or, if they would be too narrow there, in as few lines as possible. Every line fills the
/// width with tiles of equal size. The lines share the available height.
final class EvenTilesPane extends Pane {

    private static final double GAP = Sizes.SMALL_GAP;

    private final List<PictureTile> tiles;
    private final double narrowest;

    /// @param narrowest the least width of a tile, in px; a long word may need more
    EvenTilesPane(List<PictureTile> tiles, double narrowest) {
        this.tiles = List.copyOf(tiles);
        this.narrowest = narrowest;
        getChildren().addAll(tiles);
        setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return across(tiles.size(), least());
    }

    @Override
    protected double computeMinHeight(double width) {
        double wide = width < 0 ? getWidth() : width;
        return high(wide, true);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? prefWidth(-1) : width;
        return high(wide, false);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        int lines = lines(width);
        double spare = Math.max(0, getHeight() - high(width, true)) / lines;
        double y = 0;
        for (int line = 0; line < lines; line++) {
            List<PictureTile> beside = line(line, width);
            double wide = tile(width, beside);
            double words = words(beside, wide);
            double tall = tallest(beside, width, true) + spare;
            for (int column = 0; column < beside.size(); column++) {
                beside.get(column).giveWords(words);
                beside.get(column).resizeRelocate(column * (wide + GAP), y, wide, tall);
            }
            y += tall + GAP;
        }
    }

    private double high(double width, boolean least) {
        int lines = lines(width);
        return IntStream.range(0, lines)
                        .mapToDouble(line -> tallest(line(line, width), width, least))
                        .sum()
                + GAP * (lines - 1);
    }

    private double tallest(List<PictureTile> beside, double width, boolean least) {
        double words = words(beside, tile(width, beside));
        return beside.stream()
                .mapToDouble(tile -> least ? tile.least(words) : tile.wish(words))
                .max()
                .orElse(0);
    }

    private static double words(List<PictureTile> beside, double width) {
        return beside.stream()
                .mapToDouble(tile -> tile.wordsHeight(width))
                .max()
                .orElse(0);
    }

    /// The tiles of a line. A line has at most one more than those after it.
    private List<PictureTile> line(int line, double width) {
        return tiles.subList(first(line, width), first(line + 1, width));
    }

    private int first(int line, double width) {
        int lines = lines(width);
        return (tiles.size() * line + lines - 1) / lines;
    }

    private static double tile(double width, List<PictureTile> beside) {
        int parts = beside.size();
        return (width - GAP * (parts - 1)) / parts;
    }

    private int lines(double width) {
        int most = columns(width);
        return (tiles.size() + most - 1) / most;
    }

    /// The greatest number of tiles in a line.
    private int columns(double width) {
        double least = least();
        int most = tiles.size();
        while (most > 1 && across(most, least) > width) {
            most--;
        }
        return Math.max(1, most);
    }

    private static double across(int columns, double least) {
        return columns * least + GAP * (columns - 1);
    }

    private double least() {
        return Math.max(
                narrowest,
                tiles.stream().mapToDouble(tile -> tile.minWidth(-1)).max().orElse(0));
    }
}
