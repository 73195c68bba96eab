package millebornes.desktop.screens.home;

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
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.BoardThumbnailFactory;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.model.WaitingGame;
import millebornes.desktop.screens.home.HomeButtons.PageWidth;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.engine.match.Match;
import millebornes.words.MatchNames;
import millebornes.words.PlayerNames;
import millebornes.words.RelativeTimeFormatter;
import millebornes.words.Words;

/// The game that waits: its board as small as a stamp, how far everybody is, and whose turn it is. Only what everybody
/// can see on the table stands here.
final class ContinueCardFactory {

    private static final double BOARD = 228;
    private static final int FEW = 4;
    private static final double LOW = 17;
    private static final double LINE = 216;

    /// Room for the km, in px at the usual text size.
    private static final double NUMBER = 44;

    private ContinueCardFactory() {}

    static Button of(AppSettingsModel context, WaitingGame waiting, Runnable action, PageWidth page) {
        Words words = context.words();
        ArtFactory art = ArtFactory.in(context.look().theme());
        Match match = waiting.match();
        List<Livery> liveries = waiting.game().looks().stream().map(Livery::of).toList();
        MatchNames names = PlayerNames.inSentences(words, waiting.game());
        String round = words.text(
                "result.round", match.results().size() + (match.round().isOver() ? 0 : 1));
        Label where = ControlFactory.label(round, StyleClasses.NOTE);
        Label turn = ControlFactory.label(
                match.round().isOver()
                        ? ""
                        : words.text(
                                "home.turn", names.seat(match.round().phase().turn())),
                StyleClasses.NOTE);
        double scale = context.look().textScale().of(1);
        double usual = scale * page.of(LINE);
        double line = Math.max(
                usual,
                IntStream.range(0, liveries.size())
                        .mapToDouble(car -> leastLine(names.driver(car), scale))
                        .max()
                        .orElse(0));
        // The board gives way to a long name.
        double board = page.of(BOARD) - Math.min(line - usual, page.of(BOARD) / 3);
        String kept = kept(words, waiting);
        VBox left = new VBox(Sizes.LINE_GAP, where, BoardThumbnailFactory.of(art, match, liveries, board), turn);
        if (!kept.isEmpty()) {
            where.setText(words.text("home.where", round, kept));
            where.setPrefWidth(board);
        }
        left.setAlignment(Pos.CENTER_LEFT);
        VBox list = new VBox(ControlFactory.label(words.text("home.continue"), StyleClasses.PANEL_TITLE));
        boolean few = liveries.size() <= FEW;
        IntStream.range(0, liveries.size())
                .mapToObj(car -> line(
                        art,
                        words,
                        liveries.get(car),
                        names.driver(car),
                        match.round().cars().get(car).km(),
                        few ? Sizes.LISTED_CAR_HEIGHT : LOW,
                        line,
                        scale))
                .forEach(list.getChildren()::add);
        list.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(list, Priority.ALWAYS);
        HomeButtons buttons = new HomeButtons(context);
        HBox content = new HBox(Sizes.GAP, left, list);
        Node play = buttons.play();
        content.setPadding(
                new Insets(Sizes.TIGHT_PADDING, HomeButtons.PLAY + Sizes.GAP, Sizes.TIGHT_PADDING, Sizes.GAP));
        StackPane.setAlignment(play, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(play, new Insets(Sizes.SMALL_GAP));
        StackPane card = new StackPane(content, play);
        Button button = buttons.picture(
                "continue", card, words.text("home.continue.of", words.text("home.continue"), where.getText()), action);
        button.getStyleClass().add(StyleClasses.RED);
        return button;
    }

    private static String kept(Words words, WaitingGame waiting) {
        Instant saved = waiting.saved();
        return saved == null
                ? ""
                : words.text(
                        "home.kept",
                        RelativeTimeFormatter.briefly(words, saved, Instant.now(), ZoneId.systemDefault()));
    }

    /// How wide a line has to be for its whole name, in px.
    private static double leastLine(String name, double scale) {
        Text smallest = new Text(name);
        smallest.setFont(TextRole.SEAT_NAME.weight().font(Sizes.SMALLEST_TEXT));
        return Math.ceil(FittedTextFactory.width(smallest)) + 1 + besideName(scale);
    }

    private static double besideName(double scale) {
        return Sizes.CAR_WIDTH + 2 * Sizes.SMALL_GAP + scale * NUMBER;
    }

    private static Node line(
            ArtFactory art,
            Words words,
            Livery livery,
            String name,
            int km,
            double height,
            double width,
            double scale) {
        double room = width - besideName(scale);
        Text who = new FittedTextFactory(scale)
                .line(name, TextRole.SEAT_NAME, art.palette().color(ColourRole.INK));
        FittedTextFactory.squeeze(who, room);
        Pane place = new Pane(who);
        who.setY(who.getY() + height / 2);
        place.setMinSize(room, height);
        place.setMaxSize(room, height);
        Label far = ControlFactory.label(words.number(km), StyleClasses.STRONG);
        far.setMinWidth(Label.USE_PREF_SIZE);
        HBox line = ControlFactory.row(new DrawingPane(art.cars().car(livery), Sizes.CAR_WIDTH, height), place, far);
        line.setMinWidth(width);
        line.setMaxWidth(width);
        return line;
    }
}
