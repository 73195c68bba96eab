package millebornes.desktop.home;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.controls.BoardThumbnailPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ResumableGame;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.home.HomeButtons.PageWidth;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.words.MatchNames;
import millebornes.words.PlayerNames;
import millebornes.words.RelativeTimeFormatter;
import millebornes.words.Words;

/// Creates the card of the game to resume: its board as a thumbnail, the distances, and the current player. It shows
/// only public information.
final class ResumableGameTileFactory {

    /// The width of the picture of the board, in px, and the share of it that is left beside long names or in little room.
    private static final double BOARD = 410;

    private static final double LEAST_BOARD = 0.6;

    private static final int FEW = 4;
    private static final double LOW = 17;
    private static final double LINE = 214;

    /// The width of the number of kilometres, in px at the usual text size.
    private static final double NUMBER = 78;

    private final ScreenContext context;
    private final ResumableGame resumable;
    private final PageWidth page;
    private final ArtFactory art;
    private final List<Livery> liveries;
    private final MatchNames names;
    private final double scale;

    private ResumableGameTileFactory(ScreenContext context, ResumableGame resumable, PageWidth page) {
        this.context = context;
        this.resumable = resumable;
        this.page = page;
        this.art = context.art();
        this.liveries = resumable.game().looks();
        this.names = PlayerNames.inSentences(context.words(), resumable.game());
        this.scale = context.look().textScale().of(1);
    }

    /// @param action resumes the game
    static Button of(ScreenContext context, ResumableGame resumable, Runnable action, PageWidth page) {
        return new ResumableGameTileFactory(context, resumable, page).button(action);
    }

    private Button button(Runnable action) {
        Words words = context.words();
        HomeButtons buttons = new HomeButtons(context);
        Node play = buttons.play();
        StackPane.setAlignment(play, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(play, new Insets(Sizes.SMALL_GAP));
        String where = where();
        StackPane card = new StackPane(content(where), play);
        Button button = buttons.picture(
                "continue", card, words.text("home.continue.of", words.text("home.continue"), where), action);
        button.getStyleClass().add(StyleClasses.RED);
        return button;
    }

    /// The board as a picture, which fills the card's left, and beside it a line for every car.
    private HBox content(String where) {
        VBox list = lines(Math.max(scale * page.of(LINE), longestLine()), where);
        list.setPadding(new Insets(Sizes.TIGHT_PADDING, HomeButtons.PLAY + Sizes.GAP, Sizes.TIGHT_PADDING, 0));
        HBox.setHgrow(list, Priority.ALWAYS);
        return new HBox(Sizes.GAP, map(page.of(BOARD)), list);
    }

    /// The whole road with all cars.
    private Region map(double width) {
        BoardThumbnailPane map = BoardThumbnailPane.of(
                art,
                (wide, high) -> BoardThumbnailFactory.whole(art, resumable.standing(), resumable.game(), wide, high, 0),
                false);
        map.setMinSize(Math.floor(LEAST_BOARD * width), 0);
        map.setPrefSize(width, 0);
        return map;
    }

    /// The round and, of a kept game, when it was kept.
    private String where() {
        String round = context.words().text("result.round", resumable.standing().round());
        String kept = kept(context.words(), resumable);
        return kept.isEmpty() ? round : context.words().text("home.where", round, kept);
    }

    private String turn() {
        int turn = resumable.standing().turn();
        return turn == Seating.NOBODY ? "" : context.words().text("home.turn", names.seat(turn));
    }

    private VBox lines(double width, String where) {
        VBox list = new VBox(
                ControlFactory.label(
                        context.words().text("home.continue"),
                        page == PageWidth.WIDE ? StyleClasses.PAGE_TITLE : StyleClasses.PANEL_TITLE),
                note(turn(), StyleClasses.STRONG, width));
        double height = liveries.size() <= FEW ? Sizes.LISTED_CAR_HEIGHT : LOW;
        for (int car = 0; car < liveries.size(); car++) {
            list.getChildren().add(line(car, height, width));
        }
        list.getChildren().add(note(where, StyleClasses.NOTE, width));
        list.setAlignment(Pos.CENTER_LEFT);
        return list;
    }

    private static Label note(String text, String style, double width) {
        Label note = ControlFactory.label(text, style);
        note.setMaxWidth(width);
        return note;
    }

    private double longestLine() {
        return IntStream.range(0, liveries.size())
                .mapToDouble(car -> leastLine(names.driver(car), scale))
                .max()
                .orElse(0);
    }

    private static String kept(Words words, ResumableGame resumable) {
        Instant saved = resumable.saved();
        return saved == null
                ? ""
                : words.text(
                        "home.kept",
                        RelativeTimeFormatter.briefly(words, saved, Instant.now(), ZoneId.systemDefault()));
    }

    /// The width, in px, of a car's line in which its whole name can be read.
    private static double leastLine(String name, double scale) {
        Text smallest = new Text(name);
        smallest.setFont(TextRole.SEAT_NAME.weight().font(Sizes.SMALLEST_TEXT));
        return Math.ceil(FittedTextFactory.width(smallest)) + 1 + besideName(scale);
    }

    private static double besideName(double scale) {
        return Sizes.CAR_WIDTH + 2 * Sizes.SMALL_GAP + scale * NUMBER;
    }

    private Node line(int car, double height, double width) {
        double room = width - besideName(scale);
        Text who = new FittedTextFactory(scale)
                .line(names.driver(car), TextRole.SEAT_NAME, art.palette().color(ColourRole.INK));
        FittedTextFactory.squeeze(who, room);
        Pane place = new Pane(who);
        who.setY(who.getY() + height / 2);
        place.setMinSize(room, height);
        place.setMaxSize(room, height);
        int km = resumable.standing().km().get(car);
        Label far = ControlFactory.label(context.words().text("shelf.km", km), StyleClasses.STRONG);
        far.setMinWidth(scale * NUMBER);
        far.setAlignment(Pos.CENTER_RIGHT);
        Node drawing = new DrawingPane(art.cars().smallSide(liveries.get(car)), Sizes.CAR_WIDTH, height);
        HBox line = ControlFactory.row(drawing, place, far);
        line.setMinWidth(width);
        line.setMaxWidth(width);
        int turn = resumable.standing().turn();
        if (turn != Seating.NOBODY && resumable.game().setup().rules().seating().carOf(turn) == car) {
            line.getStyleClass().add(StyleClasses.AT_TURN);
        }
        return line;
    }
}
