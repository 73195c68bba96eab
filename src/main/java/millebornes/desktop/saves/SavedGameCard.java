package millebornes.desktop.saves;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.BoardThumbnailPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A card on a shelf. The picture of the board fills its width, above one block of texts and buttons; in a wide card it
/// is at the left of them. A card that is higher than necessary has a higher picture, and one that is alone in a wide
/// window a large one. With large text a card is a row: picture, texts, buttons.
final class SavedGameCard extends Pane {

    /// The shares of a wide card's width that its picture takes: the greater one if the texts need its height.
    private static final double MORE = 0.5;

    private static final double LESS = 0.38;

    /// The share that a large picture takes of a very wide card.
    private static final double LARGE = 0.46;

    /// The height of the texts beside a picture at most, as a multiple of the picture's.
    private static final double TALLER = 1.25;

    /// The width of a card with a large picture, as a multiple of that of one with the picture beside the texts.
    private static final double PAIR = 2;

    /// The share that the picture takes of a row at most.
    private static final double ROW = 0.24;

    private static final double GAP = Sizes.SMALL_GAP;

    private final double wide;
    private final Region picture;
    private final Region head;
    private final Region crowd;
    private final Region actions;
    private final boolean row;

    /// @param wide the least width, in px, at which the picture is beside the texts
    /// @param head title and date
    /// @param crowd the players, or what is said of a damaged game; in a wide card it is below the picture if there is
    ///     no room beside it
    /// @param row whether picture, texts and buttons are beside each other
    SavedGameCard(double wide, Region picture, Region head, Region crowd, Region actions, boolean row) {
        super(picture, head, crowd, actions);
        this.wide = wide;
        this.picture = picture;
        this.head = head;
        this.crowd = crowd;
        this.actions = actions;
        this.row = row;
        getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.SHELF_CARD);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double inner = width - around.getLeft() - around.getRight();
        double content = BoardThumbnailPane.least(inner) + GAP + texts(inner);
        if (row) {
            content = rowHeight(inner);
        } else if (width >= wide) {
            double pictureWidth = pictureWidth(inner);
            double least =
                    isVeryWide(inner) ? BoardThumbnailPane.most(pictureWidth) : BoardThumbnailPane.least(pictureWidth);
            double texts = texts(textWidth(inner));
            content = isBeside(pictureWidth, inner, TALLER)
                    ? Math.max(least, texts)
                    : Math.max(least, texts - GAP - crowd.prefHeight(textWidth(inner)))
                            + Sizes.MARGIN
                            + crowd.prefHeight(inner);
        }
        return around.getTop() + Math.ceil(content) + around.getBottom();
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double x = around.getLeft();
        double y = around.getTop();
        double inner = getWidth() - x - around.getRight();
        double height = getHeight() - y - around.getBottom();
        if (row) {
            row(x, y, inner, height);
            return;
        }
        if (getWidth() < wide) {
            double high = Math.min(height - GAP - texts(inner), BoardThumbnailPane.most(inner));
            block(x, y + high + GAP, inner, height - high - GAP, true);
            picture.resizeRelocate(x, y, inner, high);
            return;
        }
        double pictureWidth = pictureWidth(inner);
        boolean beside = isBeside(pictureWidth, inner, TALLER);
        double top = beside ? height : height - Sizes.MARGIN - crowd.prefHeight(inner);
        double high = Math.min(top, BoardThumbnailPane.most(pictureWidth));
        picture.resizeRelocate(x, y + Math.floor((top - high) / 2), pictureWidth, high);
        block(x + inner - textWidth(inner), y, textWidth(inner), top, beside);
        if (!beside) {
            place(crowd, x, y + top + Sizes.MARGIN, inner);
        }
    }

    private void row(double x, double y, double inner, double height) {
        double pictureWidth = Math.floor(ROW * inner);
        double high = Math.min(height, BoardThumbnailPane.most(pictureWidth));
        picture.resizeRelocate(x, y + Math.floor((height - high) / 2), pictureWidth, high);
        double width = rowTextWidth(inner);
        double top = y + Math.floor((height - words(width)) / 2);
        place(head, x + pictureWidth + Sizes.MARGIN, top, width);
        place(crowd, x + pictureWidth + Sizes.MARGIN, top + head.prefHeight(width) + GAP, width);
        double wide = actions.prefWidth(USE_COMPUTED_SIZE);
        place(actions, x + inner - wide, y + Math.floor((height - actions.prefHeight(wide)) / 2), wide);
    }

    private double rowHeight(double inner) {
        double least = BoardThumbnailPane.least(Math.floor(ROW * inner));
        return Math.max(Math.max(least, words(rowTextWidth(inner))), actions.prefHeight(USE_COMPUTED_SIZE));
    }

    /// Places the title at the upper edge of a block and the buttons at its lower edge.
    ///
    /// @param withCrowd whether the players are between them
    private void block(double x, double y, double width, double height, boolean withCrowd) {
        place(head, x, y, width);
        place(actions, x, y + height - actions.prefHeight(width), width);
        if (withCrowd) {
            place(crowd, x, y + head.prefHeight(width) + GAP + Math.floor((height - texts(width)) / 2), width);
        }
    }

    private static void place(Region part, double x, double y, double width) {
        part.resizeRelocate(x, y, width, part.prefHeight(width));
    }

    /// The height of texts and buttons in a column, in px.
    private double texts(double width) {
        return head.prefHeight(width) + GAP + crowd.prefHeight(width) + GAP + actions.prefHeight(width);
    }

    /// The height of title, date and players of a row, in px.
    private double words(double width) {
        double crowdHeight = crowd.prefHeight(width);
        return head.prefHeight(width) + (crowdHeight > 0 ? GAP + crowdHeight : 0);
    }

    private double rowTextWidth(double inner) {
        return inner - Math.floor(ROW * inner) - actions.prefWidth(USE_COMPUTED_SIZE) - 2 * Sizes.MARGIN;
    }

    private double pictureWidth(double inner) {
        double less = Math.floor(LESS * inner);
        if (isVeryWide(inner)) {
            return Math.floor(LARGE * inner);
        }
        return isBeside(less, inner, 1) ? less : Math.floor(MORE * inner);
    }

    private boolean isVeryWide(double inner) {
        return inner >= PAIR * wide;
    }

    private double textWidth(double inner) {
        return inner - pictureWidth(inner) - Sizes.MARGIN;
    }

    /// Whether all texts are beside a picture of that width.
    private boolean isBeside(double pictureWidth, double inner, double taller) {
        return texts(inner - pictureWidth - Sizes.MARGIN) <= taller * BoardThumbnailPane.most(pictureWidth);
    }
}
