package millebornes.desktop.saves;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Livery;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.words.MatchNames;
import millebornes.words.RelativeTimeFormatter;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// Creates the tile of a saved game: a picture of the board, the name, the players and distances, and the actions.
record SavedGameTileFactory(ScreenContext context, ShelfActions actions) {

    private static final double NEWEST_WIDTH = 484;
    private static final double NEWEST_PICTURE = 156;
    private static final double OPEN_WIDTH = 340;
    private static final double OPEN_PICTURE = 128;
    private static final double FINISHED_WIDTH = 288;
    private static final double FINISHED_PICTURE = 116;
    private static final double SEAL = 42;
    private static final double SEAL_RIM = 3;

    /// The greatest number of drivers in a row below a picture, and the width of one, in px.
    private static final int MOST_DRIVERS = 3;

    private static final double DRIVER_WIDTH = 98;

    /// The growth of a tile with large text, as a share of the text's growth.
    private static final double NARROWEST = 0.8;

    private static final double CUP = 26;
    private static final double TORN = 1.3;

    /// The tile of a game that can be resumed.
    ///
    /// @param number distinguishes the tiles of a page
    Region open(ShelfGame game, int number, boolean newest) {
        Words words = context.words();
        String title = game.title(words);
        MatchNames names = game.names(words);
        List<Node> drivers = IntStream.range(0, game.config().looks().size())
                .mapToObj(car -> driver(game, names.driver(car), car, newest))
                .toList();
        Button play = newest
                ? ControlFactory.button(
                        "shelf-play-" + number,
                        words.text("home.continue"),
                        () -> actions.play(game),
                        StyleClasses.MAIN_BUTTON,
                        StyleClasses.LARGE)
                : ControlFactory.icon(
                        "shelf-play-" + number,
                        MaterialDesignP.PLAY,
                        words.text("shelf.play", title),
                        () -> actions.play(game),
                        StyleClasses.GO_BUTTON,
                        StyleClasses.LARGE);
        play.setAccessibleText(words.text("shelf.play", title));
        play.setMinWidth(Region.USE_PREF_SIZE);
        String where =
                words.text("shelf.game.where", when(game), game.standing().round());
        HBox head = head(title, where, menu(game, number), play);
        VBox card;
        if (newest) {
            play.setGraphic(new FontIcon(MaterialDesignP.PLAY));
            Region picture = picture(game, NEWEST_PICTURE);
            HBox.setHgrow(picture, Priority.ALWAYS);
            VBox list = new VBox(Sizes.TINY_GAP);
            list.getChildren().setAll(drivers);
            list.setAlignment(Pos.CENTER_LEFT);
            card = card(NEWEST_WIDTH, new HBox(Sizes.MARGIN, picture, list), ControlFactory.spring(), head);
        } else {
            TilePane row = new TilePane(Sizes.SMALL_GAP, Sizes.TINY_GAP);
            row.getChildren().setAll(drivers);
            row.setPrefColumns(MOST_DRIVERS);
            row.setAlignment(Pos.CENTER);
            card = card(OPEN_WIDTH, picture(game, OPEN_PICTURE), head, ControlFactory.spring(), row);
        }
        tellCopy(game, card);
        return card;
    }

    /// The tile of a game that is over.
    Region finished(ShelfGame game, int number) {
        Words words = context.words();
        String title = game.title(words);
        Button watch =
                ControlFactory.button("shelf-replay-" + number, words.text("shelf.replay"), () -> actions.replay(game));
        watch.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        watch.setAccessibleText(words.text("shelf.replay.of", title));
        watch.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(watch, Priority.ALWAYS);
        String rounds = words.sentence(
                "shelf.game.rounds",
                Map.of("when", when(game), "n", game.standing().round()));
        Label deal = ControlFactory.label(
                words.text("result.seed", game.config().seed().spoken()), StyleClasses.NOTE);
        VBox card = card(FINISHED_WIDTH, picture(game, FINISHED_PICTURE), head(title, rounds), winner(game), deal);
        tellCopy(game, card);
        card.getChildren().addAll(ControlFactory.spring(), ControlFactory.row(watch, menu(game, number)));
        return card;
    }

    /// Adds the note that the newest copy of a game is damaged and an older one is shown.
    private void tellCopy(ShelfGame game, VBox card) {
        if (game.playable().generation() == LibraryGame.Generation.BEFORE) {
            card.getChildren().add(ControlFactory.label(context.words().text("keep.before"), StyleClasses.BODY));
        }
    }

    /// The tile of a file that cannot be read: the problem, and the actions.
    Region broken(LibraryGame.Broken game, int number) {
        Words words = context.words();
        String title = game.file().getFileName().toString();
        ArtFactory art = context.art();
        DrawingPane tornDrawing = new DrawingPane(art.scenery().tornPage(), FINISHED_PICTURE * TORN, FINISHED_PICTURE);
        Region whole = game.beginning()
                .<Region>map(this::board)
                .orElseGet(() -> LandscapeVignette.with(art.palette(), FINISHED_PICTURE, List.of()));
        StackPane picture = new StackPane(whole, tornDrawing);
        StackPane.setAlignment(tornDrawing, Pos.CENTER_RIGHT);
        MenuButton menu = menu(
                number,
                title,
                item("shelf-export-" + number, "shelf.export", () -> actions.export(game, title)),
                item("shelf-delete-" + number, "shelf.delete", () -> actions.delete(game, title)));
        VBox card = card(
                FINISHED_WIDTH,
                picture,
                head(words.text("shelf.unnamed"), title),
                ControlFactory.label(words.text("shelf.problem." + game.problem()), StyleClasses.BODY));
        game.beginning()
                .ifPresent(recovered -> card.getChildren()
                        .addAll(
                                ControlFactory.label(
                                        words.text("shelf.mend.note", recovered.moves(), recovered.round()),
                                        StyleClasses.BODY),
                                mend(title, recovered, number)));
        card.getChildren().addAll(ControlFactory.spring(), ControlFactory.row(ControlFactory.spring(), menu));
        return card;
    }

    /// The tile of a game in the bin: what it was, and the button to restore it.
    Region binned(LibraryGame game, int number) {
        Words words = context.words();
        Optional<ShelfGame> whole =
                game instanceof LibraryGame.Playable playable ? ShelfGame.of(playable) : Optional.empty();
        String title = whole.map(shelfGame -> shelfGame.title(words))
                .orElse(game.file().getFileName().toString());
        Button out = ControlFactory.button(
                "bin-out-" + number, words.text("bin.takeOut"), () -> actions.takeOut(game, title));
        out.setGraphic(new FontIcon(MaterialDesignU.UNDO));
        out.setAccessibleText(words.text("bin.takeOut.of", title));
        out.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(out, Priority.ALWAYS);
        String where = whole.map(shelfGame -> words.text(
                        "shelf.game.where",
                        when(shelfGame),
                        shelfGame.standing().round()))
                .orElse("");
        return card(FINISHED_WIDTH, head(title, where), ControlFactory.spring(), ControlFactory.row(out));
    }

    private Button mend(String title, RecoveredGame recovered, int number) {
        Words words = context.words();
        Button mend = ControlFactory.button(
                "shelf-mend-" + number,
                words.text("shelf.mend", recovered.km()),
                () -> actions.mend(recovered),
                StyleClasses.GO_BUTTON);
        mend.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        mend.setAccessibleText(words.text("shelf.mend.of", title, recovered.km()));
        mend.setMaxWidth(Double.MAX_VALUE);
        mend.setMinWidth(0);
        mend.setWrapText(true);
        return mend;
    }

    private VBox card(double width, Node... things) {
        VBox card = new VBox(Sizes.SMALL_GAP, things);
        card.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        double wide = width(width);
        card.setMinWidth(wide);
        card.setPrefWidth(wide);
        card.setMaxWidth(wide);
        card.setMinHeight(Region.USE_PREF_SIZE);
        return card;
    }

    /// The width of a tile, in px: larger text makes it wider, but less than in proportion.
    private double width(double usual) {
        return Math.max(usual, context.look().textScale().of(usual * NARROWEST));
    }

    private HBox head(String title, String note, Node... beside) {
        Label name = ControlFactory.label(title, StyleClasses.STRONG);
        VBox says = new VBox(name);
        if (!note.isEmpty()) {
            says.getChildren().add(ControlFactory.label(note, StyleClasses.NOTE));
        }
        says.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox head = ControlFactory.row(says);
        head.getChildren().addAll(beside);
        head.setAlignment(Pos.TOP_LEFT);
        return head;
    }

    /// The picture of the board at the last readable move of a damaged game.
    private Region board(RecoveredGame recovered) {
        MatchStanding standing = MatchStanding.of(recovered.match());
        List<Livery> chosen = recovered.game().looks();
        List<Livery> looks = chosen.isEmpty() ? Livery.first(standing.km().size()) : chosen;
        return new BoardThumbnailPane(context.art(), standing, looks, FINISHED_PICTURE);
    }

    /// The picture of a game's board, with the edition's emblem on its corner.
    private Region picture(ShelfGame game, double height) {
        ArtFactory art = context.art();
        DrawingPane signDrawing =
                new DrawingPane(art.signs().edition(game.config().setup().edition()), SEAL, SEAL);
        signDrawing.setClip(new Circle(SEAL / 2, SEAL / 2, SEAL / 2));
        StackPane seal =
                new StackPane(new Circle(SEAL / 2 + SEAL_RIM, art.palette().color(ColourRole.TILE)), signDrawing);
        seal.setMaxSize(SEAL, SEAL);
        StackPane picture = new StackPane(
                new BoardThumbnailPane(art, game.standing(), game.config().looks(), height), seal);
        picture.setMaxHeight(height);
        StackPane.setAlignment(seal, Pos.TOP_RIGHT);
        StackPane.setMargin(seal, new Insets(-Sizes.LABEL_GAP, -Sizes.LABEL_GAP, 0, 0));
        return picture;
    }

    /// The picture of a car with its driver's name and its distance.
    ///
    /// @param beside whether these are to its right; otherwise they are below
    private Node driver(ShelfGame game, String name, int car, boolean beside) {
        ArtFactory art = context.art();
        double scale = context.look().textScale().of(1);
        Text who = new FittedTextFactory(scale)
                .line(name, TextRole.SEAT_NAME, art.palette().color(ColourRole.INK));
        FittedTextFactory.squeeze(who, Math.max(DRIVER_WIDTH, scale * DRIVER_WIDTH * NARROWEST));
        Label far = ControlFactory.label(
                context.words().text("shelf.km", game.standing().km().get(car)), StyleClasses.NOTE);
        far.setMinWidth(Region.USE_PREF_SIZE);
        Livery livery = game.config().looks().get(car);
        Node picture = new DrawingPane(
                art.cars().smallSide(livery, game.config().outfit(livery).with(RoofLoad.NO_LOAD)),
                Sizes.SIDE_CAR_WIDTH,
                Sizes.SIDE_CAR_HEIGHT);
        if (beside) {
            return ControlFactory.row(picture, new VBox(who, far));
        }
        VBox below = new VBox(picture, who, far);
        below.setAlignment(Pos.BOTTOM_CENTER);
        return below;
    }

    private Node winner(ShelfGame game) {
        ArtFactory art = context.art();
        Words words = context.words();
        MatchStanding match = game.standing();
        RuleEngine rules = game.config().setup().rules();
        if (match.winners().isEmpty()) {
            Label nobody = ControlFactory.label(words.text("round.winner.nobody"), StyleClasses.SEAT_NAME);
            nobody.setWrapText(true);
            return nobody;
        }
        int team = match.winners().getFirst();
        int car = rules.seating().carsOf(team).getFirst();
        Label who = ControlFactory.label(
                words.list(match.winners().stream().map(game.names(words)::team).toList()), StyleClasses.SEAT_NAME);
        Livery livery = game.config().looks().get(car);
        HBox winner = ControlFactory.row(
                new DrawingPane(art.ceremony().trophy(), CUP, CUP),
                new DrawingPane(
                        art.cars().smallSide(livery, game.config().outfit(livery)),
                        Sizes.SIDE_CAR_WIDTH,
                        Sizes.SIDE_CAR_HEIGHT),
                who,
                ControlFactory.spring());
        if (rules.options().scoring() == ScoringMode.EXPERT) {
            Label points = ControlFactory.label(
                    words.sentence("shelf.points", Map.of("n", match.totals().get(team))), StyleClasses.STRONG);
            points.setMinWidth(Region.USE_PREF_SIZE);
            winner.getChildren().add(points);
        }
        return winner;
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
        menu.getStyleClass().add(StyleClasses.COMPACT);
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

    private String when(ShelfGame game) {
        Words words = context.words();
        Instant saved = game.playable().summary().metadata().saved();
        return saved == null
                ? words.text("shelf.game.noDate")
                : RelativeTimeFormatter.of(words, saved, Instant.now(), ZoneId.systemDefault());
    }
}
