package millebornes.desktop.controls;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.art.SceneryArt.EmptyScene;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the content of a page with nothing to show: a picture of what is missing, a sentence, a button to a new game.
public final class EmptyPageFactory {

    private static final double WIDTH = SceneryArt.ROADSIDE_WIDTH;

    /// The height of the picture, in its units, that is never cut off.
    private static final double KEPT = 236;

    /// The height of the picture, and its least height where large text needs the room.
    private static final double PICTURE = 260;

    private static final double LOW_PICTURE = 168;

    private EmptyPageFactory() {}

    /// The content of a page on which there is no game yet.
    ///
    /// @param key of the head; the key of the sentence ends on `.text`
    /// @param action opens the set-up of a game
    public static Region of(ScreenContext context, EmptyScene scene, String key, Runnable action) {
        Button play = PageFrameFactory.main(
                "play", MaterialDesignP.PLAY, context.words().text("home.newGame"), action);
        play.setDefaultButton(true);
        VBox panel = column(
                context, scene, context.words().text(key), context.words().text(key + ".text"), play);
        panel.getStyleClass().add(StyleClasses.PANEL);
        panel.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane page = new StackPane(panel);
        page.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        return page;
    }

    /// The content of an empty part of a page: picture, title, sentence and main button.
    public static VBox column(ScreenContext context, EmptyScene scene, String head, String sentence, Button main) {
        Label title = ControlFactory.label(head, StyleClasses.PANEL_TITLE);
        title.setId("empty");
        Label says = ControlFactory.reading(sentence);
        for (Label text : new Label[] {title, says}) {
            text.setAlignment(Pos.CENTER);
            text.setTextAlignment(TextAlignment.CENTER);
        }
        TilePicturePane view = new TilePicturePane(
                context.art().scenery().empty(scene), WIDTH, SceneryArt.ROADSIDE_HEIGHT, KEPT, PictureEdge.TILE);
        view.setMinHeight(PageTitlePlate.isLarge(context) ? LOW_PICTURE : PICTURE);
        view.setPrefHeight(PICTURE);
        view.setMaxSize(Double.MAX_VALUE, PICTURE);
        VBox column = new VBox(Sizes.SMALL_GAP, view, title, says, main);
        VBox.setMargin(title, new Insets(Sizes.SMALL_GAP, 0, 0, 0));
        VBox.setMargin(main, new Insets(Sizes.SMALL_GAP, 0, 0, 0));
        column.setAlignment(Pos.CENTER);
        return column;
    }
}
