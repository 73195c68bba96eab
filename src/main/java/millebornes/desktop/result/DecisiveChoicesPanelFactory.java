package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;

/// Creates the list of the choices that decided a match: three of all players, or of a selected one, each with a link
/// to the replay. Luck is not included.
final class DecisiveChoicesPanelFactory {

    /// The value of a selection that means all players; the initial one.
    static final int EVERYBODY = -1;

    private static final int PERCENT = 100;

    /// The least width of a choice beside another one, in px at the usual text size.
    private static final double LEAST_WIDTH = 190;

    private final ResultContext context;
    private final Words words;
    private final Consumer<DecisiveChoice> watch;

    /// @param watch opens the replay at a choice
    DecisiveChoicesPanelFactory(ResultContext context, Consumer<DecisiveChoice> watch) {
        this.context = context;
        this.words = context.words();
        this.watch = watch;
    }

    /// The choices, or the progress of the search.
    ///
    /// @param whose a seat, or [#EVERYBODY]
    List<Region> of(BackgroundTask<DecisiveChoices> task, int whose) {
        Optional<DecisiveChoices> found = task.found();
        List<Region> parts = new ArrayList<>();
        if (found.isEmpty()) {
            parts.add(thinking(words, task, StyleClasses.BODY));
            return parts;
        }
        List<DecisiveChoice> moments = whose == EVERYBODY
                ? found.get().everybody()
                : found.get().seats().get(whose);
        if (moments.isEmpty()) {
            Label nothing = ControlFactory.label(words.text("decided.nothing"), StyleClasses.BODY);
            nothing.setId("decided-nothing");
            parts.add(nothing);
        }
        List<DecisiveChoiceScenePane> pictures = DecisiveChoiceScenePane.of(context, moments);
        List<DecisiveChoicePane> boards = IntStream.range(0, moments.size())
                .mapToObj(at -> new DecisiveChoicePane(
                        context,
                        moments.get(at),
                        pictures.get(at),
                        "moment-" + at,
                        () -> watch.accept(moments.get(at))))
                .toList();
        ScreenContext screen = context.screenContext();
        Region all = new EvenColumnsPane(
                        boards,
                        screen.look().textScale().of(LEAST_WIDTH),
                        Sizes.SMALL_GAP,
                        PageTitlePlate.isLarge(screen) ? boards.size() : 1)
                .withFullLines();
        // The page scrolls beside large text.
        Region list = PageTitlePlate.isLarge(screen) ? all : ColumnScrollPane.folding(new ColumnScrollPane(all));
        VBox.setVgrow(list, Priority.ALWAYS);
        parts.add(list);
        return parts;
    }

    /// A text with the progress of the search.
    static Label thinking(Words words, BackgroundTask<DecisiveChoices> task, String style) {
        Label thinking = ControlFactory.label("", style);
        thinking.textProperty()
                .bind(task.progressProperty()
                        .map(done -> words.text("decided.thinking", (int) (done.doubleValue() * PERCENT))));
        thinking.setId("decided-thinking");
        return thinking;
    }

    /// The menu for the player whose choices are shown.
    ///
    /// @param choose called with the selected seat
    MenuButton people(int whose, Consumer<Integer> choose) {
        MenuButton menu = new MenuButton(name(whose));
        menu.setId("decided-whose");
        menu.getStyleClass().add(StyleClasses.COMPACT);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setAccessibleText(words.text("choice", words.text("decided.whose"), menu.getText()));
        menu.getItems().add(item("decided-all", EVERYBODY, choose));
        int seats = context.session().game().players().size();
        IntStream.range(0, seats).forEach(seat -> menu.getItems().add(item("decided-seat-" + seat, seat, choose)));
        return menu;
    }

    private MenuItem item(String id, int seat, Consumer<Integer> choose) {
        MenuItem item = new MenuItem(name(seat));
        item.setId(id);
        item.setOnAction(_ -> choose.accept(seat));
        return item;
    }

    private String name(int seat) {
        return seat == EVERYBODY
                ? words.text("decided.everybody")
                : context.names().seat(seat);
    }
}
