package millebornes.desktop.setup;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.CornerMark;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/// A large picture with a name and a short text below it, pressed as a whole. One of a choice has a round mark in its
/// corner, the selected one a red ring with a tick; one that is on or off has a switch, and a green ring while it is on; an
/// unavailable one is pale, has a lock, and shows the reason instead of its text.
final class PictureTile extends PressableTile {

    /// The least and the usual distance of the text from the tile's edge, in px.
    private static final double SIDE = 3;

    private static final double ROOMY_SIDE = 8;

    /// The least distance of a name that stands alone in one line from the tile's edges, in px.
    private static final double LEAST_AIR = 4;

    /// The share of the texts in a row with a control.
    private static final double TEXTS_SHARE = 0.46;

    private static final double LOCK = 13;
    private static final double LOCK_SIGN = 16;
    private static final double PALE = 0.7;

    /// The state of a tile.
    enum TileState {
        /// the selected one of a choice
        CHOSEN,
        /// another one of a choice
        FREE,
        ON,
        OFF,
        LOCKED,
        /// the frame of a control, which cannot be pressed itself
        FRAME
    }

    /// The texts of a tile.
    ///
    /// @param name the name of the choice
    /// @param words the short text
    /// @param layout the pane that holds both, and a control below them if there is one
    record Said(Label name, Label words, Region layout) {

        /// A short name over a few short lines, or alone if `words` is empty.
        static Said below(Label title, String words) {
            return below(title, words, Pos.TOP_CENTER);
        }

        /// The same in the middle of its room.
        static Said centred(Label title, String words) {
            return below(title, words, Pos.CENTER);
        }

        private static Said below(Label title, String words, Pos alignment) {
            Label note = new BalancedLabel(words, StyleClasses.TILE_NOTE);
            note.setManaged(!words.isEmpty());
            VBox layout = new VBox(title, note);
            layout.setAlignment(alignment);
            layout.setPadding(new Insets(Sizes.LINE_GAP, SIDE, Sizes.TINY_GAP, SIDE));
            return new Said(title, note, layout);
        }

        /// A short name over a few short lines and a control.
        static Said above(Label title, Label note, Region control) {
            VBox layout = new VBox(Sizes.LINE_GAP, title, note, control);
            layout.setAlignment(Pos.TOP_CENTER);
            return new Said(title, note, layout);
        }

        /// A short name over a few short lines, and a control beside both, or below them in a narrow tile.
        static Said withControl(Label title, Label note, Region control) {
            title.setMinWidth(Region.USE_PREF_SIZE);
            VBox texts = new VBox(title, note);
            texts.setAlignment(Pos.TOP_CENTER);
            return new Said(title, note, new VBox(new TwoColumnPane(texts, control, TEXTS_SHARE)));
        }

        /// A name with a short text beside it.
        static Said beside(Label title, String words) {
            title.setMinWidth(Region.USE_PREF_SIZE);
            Label note = ControlFactory.label(words, StyleClasses.TILE_NOTE);
            HBox layout = new HBox(Sizes.SMALL_GAP, title, ControlFactory.spring(), note);
            layout.setAlignment(Pos.CENTER_LEFT);
            layout.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TILE_RADIUS, Sizes.LABEL_GAP, Sizes.TILE_RADIUS));
            return new Said(title, note, layout);
        }
    }

    private final TilePicturePane picture;
    private final Said said;

    /// @param spoken its text for screen readers
    PictureTile(
            Palette palette,
            String id,
            String spoken,
            TilePicturePane picture,
            Said said,
            TileState state,
            Runnable press) {
        super(id, spoken, new VBox(picture, said.layout()), press);
        this.picture = picture;
        this.said = said;
        VBox.setVgrow(picture, Priority.ALWAYS);
        getStyleClass().add(StyleClasses.PICTURE_TILE);
        switch (state) {
            case CHOSEN -> {
                getStyleClass().add(StyleClasses.ACTIVE);
                getChildren().add(CornerMark.tick(palette));
            }
            case LOCKED -> {
                getStyleClass().add(StyleClasses.LOCKED);
                said.words().getStyleClass().add(StyleClasses.REASON);
                picture.setOpacity(PALE);
                getChildren().add(CornerMark.of(lock(palette)));
            }
            case FREE -> getChildren().add(CornerMark.ring(palette));
            case ON -> {
                getStyleClass().addAll(StyleClasses.ACTIVE, StyleClasses.SWITCH_TILE);
                getChildren().add(CornerMark.toggle(palette, true));
            }
            case OFF -> getChildren().add(CornerMark.toggle(palette, false));
            case FRAME -> withoutPress();
        }
    }

    /// Makes this a tile that cannot be pressed or focused itself.
    PictureTile withoutPress() {
        setAccessibleRole(AccessibleRole.PARENT);
        setFocusTraversable(false);
        setOnMousePressed(null);
        getStyleClass().remove(StyleClasses.PRESSABLE);
        return this;
    }

    @Override
    protected double computeMinWidth(double height) {
        double words = said.layout() instanceof HBox beside
                ? said.name().prefWidth(-1)
                        + WordWidthMeter.longest(List.of(said.words()))
                        + 2 * (beside.getSpacing() + Sizes.TILE_RADIUS)
                : WordWidthMeter.longest(List.of(said.name(), said.words())) + 2 * SIDE;
        return words + getInsets().getLeft() + getInsets().getRight();
    }

    /// The height of the texts in a tile of that width, in px. They keep a distance from its edges, unless the name needs
    /// some of it to be in one line, or a word.
    double wordsHeight(double width) {
        double inner = width - getInsets().getLeft() - getInsets().getRight();
        if (said.layout() instanceof VBox below) {
            double line = WordWidthMeter.longestText(List.of(said.name()));
            boolean isTouching = line > inner - 2 * LEAST_AIR && !said.words().isManaged();
            double name = isTouching ? WordWidthMeter.longest(List.of(said.name())) : line;
            double spare = inner - Math.max(name, WordWidthMeter.longest(List.of(said.words())));
            double side = Math.floor(Math.clamp(spare / 2, SIDE, ROOMY_SIDE));
            below.setPadding(new Insets(Sizes.LINE_GAP, side, Sizes.TINY_GAP, side));
        }
        return said.layout().prefHeight(inner);
    }

    /// Sets the height of the texts, in px, so that they are aligned with those of the neighbouring tiles.
    void giveWords(double height) {
        said.layout().setMinHeight(height);
    }

    /// The least height of the tile, in px, with texts of that height.
    double least(double wordsHeight) {
        return picture.minHeight(-1)
                + wordsHeight
                + getInsets().getTop()
                + getInsets().getBottom();
    }

    /// The height of the tile, in px, at which its whole picture is visible, with texts of that height.
    double wish(double wordsHeight) {
        return picture.prefHeight(-1)
                + wordsHeight
                + getInsets().getTop()
                + getInsets().getBottom();
    }

    private static Node lock(Palette palette) {
        Circle ground = new Circle(LOCK, palette.color(ColourRole.TILE));
        FontIcon lock = new FontIcon(MaterialDesignL.LOCK);
        SceneStyler.iconSize(lock, LOCK_SIGN);
        return new StackPane(ground, lock);
    }
}
