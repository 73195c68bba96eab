package millebornes.desktop.saves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.controls.BoardThumbnailPane;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Livery;
import millebornes.save.LibraryGame;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// Creates the tile of a saved game: a picture of the board, the name, the players and distances, and the actions.
///
/// @param mixed whether the games have different editions, whose emblems are on their pictures
record SavedGameTileFactory(ScreenContext context, ShelfActions actions, boolean mixed) {

    /// The least widths of cards, and the width from which on their pictures are beside the texts, in px.
    static final double OPEN_WIDTH = 340;

    static final double FINISHED_WIDTH = 288;
    private static final double WIDE = 475;

    /// The least width of a card that is a row, in px.
    private static final double ROW_WIDTH = 900;

    /// The number of games whose pictures are drawn before the page is shown; others are out of sight at first.
    private static final int AT_ONCE = 6;

    private static final double SEAL = 42;
    private static final double SEAL_RIM = 3;

    /// The least width of the first button of a row, in px at the usual text size.
    private static final double ROW_BUTTON = 134;

    private static final double BINNED = -0.65;

    /// The size of a game's title, in px at the usual text size.
    private static final double TITLE = 19;

    /// The tile of a game that can be resumed.
    ///
    /// @param number distinguishes the tiles of a page
    Region open(ShelfGame game, int number, boolean newest) {
        Words words = context.words();
        GameCrowdFactory crowd = new GameCrowdFactory(context);
        Button play = wide(
                "shelf-play-" + number,
                MaterialDesignP.PLAY,
                words.text("home.continue"),
                words.text("shelf.play", game.title(words)),
                () -> actions.play(game),
                newest ? new String[] {StyleClasses.MAIN_BUTTON} : new String[0]);
        String where =
                words.text("shelf.game.where", game.when(words), game.standing().round());
        return card(
                picture(game, number),
                head(game, where, StyleClasses.STRONG),
                crowd.of(game),
                ControlFactory.row(play, menu(game, number)));
    }

    /// The tile of a game that is over.
    ///
    /// @param titleStyle the style class of its title
    Region finished(ShelfGame game, int number, String titleStyle) {
        Words words = context.words();
        GameCrowdFactory crowd = new GameCrowdFactory(context);
        Button watch = wide(
                "shelf-replay-" + number,
                MaterialDesignP.PLAY,
                words.text("shelf.replay"),
                words.text("shelf.replay.of", game.title(words)),
                () -> actions.replay(game));
        String rounds = words.sentence(
                "shelf.game.rounds",
                Map.of("when", game.when(words), "n", game.standing().round()));
        return card(
                picture(game, number),
                head(game, rounds, titleStyle),
                crowd.winner(game),
                ControlFactory.row(watch, menu(game, number)));
    }

    /// The tile of a file that cannot be read: the problem, and the actions.
    Region broken(LibraryGame.Broken game, int number) {
        Words words = context.words();
        String title = game.file().getFileName().toString();
        MenuButton menu = menu(
                number,
                title,
                item("shelf-export-" + number, "shelf.export", () -> actions.export(game, title)),
                item("shelf-delete-" + number, "shelf.delete", () -> actions.delete(game, title)));
        VBox problem = ControlFactory.column(
                ControlFactory.label(words.text("shelf.problem." + game.problem()), StyleClasses.BODY));
        HBox buttons = ControlFactory.row();
        game.beginning()
                .ifPresentOrElse(
                        recovered -> {
                            problem.getChildren()
                                    .add(ControlFactory.label(
                                            words.text("shelf.mend.note", recovered.moves(), recovered.round()),
                                            StyleClasses.BODY));
                            Button mend = wide(
                                    "shelf-mend-" + number,
                                    MaterialDesignP.PLAY,
                                    words.text("shelf.mend", recovered.km()),
                                    words.text("shelf.mend.of", title, recovered.km()),
                                    () -> actions.mend(recovered));
                            mend.setMinWidth(0);
                            mend.setWrapText(true);
                            buttons.getChildren().add(mend);
                        },
                        () -> buttons.getChildren().add(ControlFactory.spring()));
        buttons.getChildren().add(menu);
        return card(torn(game), head(words.text("shelf.unnamed"), title, StyleClasses.STRONG), problem, buttons);
    }

    /// The tile of a game in the bin: its faded board, what it was, and the button to restore it.
    Region binned(LibraryGame game, int number) {
        Words words = context.words();
        Optional<ShelfGame> whole =
                game instanceof LibraryGame.Playable playable ? ShelfGame.of(playable) : Optional.empty();
        String title = whole.map(shelfGame -> shelfGame.title(words))
                .orElse(game.file().getFileName().toString());
        Button out = wide(
                "bin-out-" + number,
                MaterialDesignU.UNDO,
                words.text("bin.takeOut"),
                words.text("bin.takeOut.of", title),
                () -> actions.takeOut(game, title));
        String where = whole.map(shelfGame -> words.text(
                        "shelf.game.where",
                        shelfGame.when(words),
                        shelfGame.standing().round()))
                .orElse("");
        Region picture = whole.map(shelfGame -> picture(shelfGame, number))
                .orElseGet(() -> BoardThumbnailPane.torn(
                        context.art(), width -> BoardThumbnailFactory.land(context.art(), width)));
        picture.setEffect(new ColorAdjust(0, BINNED, 0, 0));
        return card(picture, head(title, where, StyleClasses.STRONG), new Region(), ControlFactory.row(out));
    }

    /// A button that takes the remaining width of its row.
    private Button wide(String id, Ikon sign, String text, String spoken, Runnable action, String... styles) {
        Button button = ControlFactory.button(id, text, action, styles);
        button.setGraphic(new FontIcon(sign));
        button.setAccessibleText(spoken);
        button.setMaxWidth(Double.MAX_VALUE);
        if (isRow()) {
            button.setMinWidth(context.look().textScale().of(ROW_BUTTON));
        }
        HBox.setHgrow(button, Priority.ALWAYS);
        return button;
    }

    private SavedGameCard card(Region picture, Region head, Region crowd, Region buttons) {
        SavedGameCard card = new SavedGameCard(width(WIDE), picture, head, crowd, buttons, isRow());
        return isRow() ? ColumnScrollPane.keptWhole(card) : card;
    }

    /// Whether the text is so large that each card is a row, with the most important facts alone.
    boolean isRow() {
        return PageTitlePlate.isLarge(context);
    }

    /// The width of a tile, in px: larger text makes it wider, but less than in proportion.
    double width(double usual) {
        return isRow()
                ? ROW_WIDTH
                : Math.max(usual, context.look().textScale().of(usual * GameCrowdFactory.TEXT_GROWTH));
    }

    /// The title of a game, and a note that the newest copy is damaged and an older one is shown.
    private VBox head(ShelfGame game, String note, String style) {
        VBox head = head(game.title(context.words()), note, style);
        if (game.playable().generation() == LibraryGame.Generation.BEFORE) {
            head.getChildren().add(ControlFactory.label(context.words().text("keep.before"), StyleClasses.BODY));
        }
        return head;
    }

    private VBox head(String title, String note, String style) {
        Label name = ControlFactory.label(title, style);
        if (!isRow() && style.equals(StyleClasses.STRONG)) {
            SceneStyler.textSize(name, context.look().textScale().of(TITLE));
        }
        VBox head = new VBox(name);
        if (!note.isEmpty()) {
            head.getChildren().add(isRow() ? ControlFactory.label(note, StyleClasses.NOTE) : line(note));
        }
        return head;
    }

    /// A note in one line, so that cards side by side have one height whatever the date.
    private FittedLabel line(String note) {
        double size = context.look().textScale().of(TextRole.NOTE.size());
        return new FittedLabel(note, size, Sizes.SMALLEST_TEXT, StyleClasses.NOTE);
    }

    /// The board at the last readable move of a damaged game, or the land if there is none; a part is torn off.
    private Region torn(LibraryGame.Broken game) {
        ArtFactory art = context.art();
        return BoardThumbnailPane.torn(
                art,
                width -> game.beginning()
                        .map(recovered -> {
                            MatchStanding match = MatchStanding.of(recovered.match());
                            List<Livery> chosen = recovered.game().looks();
                            return BoardThumbnailFactory.of(
                                    art,
                                    match,
                                    chosen.isEmpty() ? Livery.first(match.km().size()) : chosen,
                                    width);
                        })
                        .orElseGet(() -> BoardThumbnailFactory.land(art, width)));
    }

    /// The picture of a game's board, with the edition's emblem on its corner if games have different ones.
    private Region picture(ShelfGame game, int number) {
        double corner = mixed ? SEAL : 0;
        MatchStanding seen = game.pictured();
        BoardThumbnailPane board = BoardThumbnailPane.of(
                context.art(),
                (width, height) -> BoardThumbnailFactory.whole(lit(seen), seen, game.config(), width, height, corner),
                number >= AT_ONCE);
        return mixed ? new StackPane(board, seal(game)) : board;
    }

    /// The emblem of a game's edition on the corner of its picture.
    private Node seal(ShelfGame game) {
        ArtFactory art = context.art();
        DrawingPane signDrawing =
                new DrawingPane(art.signs().edition(game.config().setup().edition()), SEAL, SEAL);
        signDrawing.setClip(new Circle(SEAL / 2, SEAL / 2, SEAL / 2));
        StackPane seal =
                new StackPane(new Circle(SEAL / 2 + SEAL_RIM, art.palette().color(ColourRole.TILE)), signDrawing);
        seal.setMaxSize(SEAL, SEAL);
        StackPane.setAlignment(seal, Pos.TOP_RIGHT);
        StackPane.setMargin(seal, new Insets(-Sizes.SMALL_GAP, -Sizes.SMALL_GAP, 0, 0));
        return seal;
    }

    /// The drawings in the light of the leader's way.
    private ArtFactory lit(MatchStanding match) {
        double way = (double) Collections.max(match.km()) / match.target();
        return context.light() == JourneyLightSetting.STEADY
                ? context.art()
                : context.art().lit(Math.min(1, way));
    }

    private MenuButton menu(ShelfGame game, int number) {
        String title = game.title(context.words());
        List<MenuItem> items = new ArrayList<>();
        items.add(item("shelf-watch-" + number, "shelf.replay", () -> actions.replay(game)));
        if (game.standing().isOver()) {
            items.add(item("shelf-postcard-" + number, "postcard.title", () -> actions.postcard(game)));
        }
        items.addAll(List.of(
                item("shelf-rename-" + number, "shelf.rename", () -> actions.rename(game)),
                item("shelf-export-" + number, "shelf.export", () -> actions.export(game.playable(), title)),
                item("shelf-delete-" + number, "shelf.delete", () -> actions.delete(game.playable(), title))));
        return menu(number, title, items.toArray(MenuItem[]::new));
    }

    private MenuButton menu(int number, String title, MenuItem... items) {
        MenuButton menu = new MenuButton("", new FontIcon(MaterialDesignD.DOTS_HORIZONTAL), items);
        menu.setId("shelf-more-" + number);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        ControlFactory.explain(menu, context.words().text("shelf.more", title));
        return menu;
    }

    private MenuItem item(String id, String key, Runnable action) {
        MenuItem item = new MenuItem(context.words().text(key));
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
