package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.rules.RuleContentsPane.Unfolding;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.RuleSection;
import millebornes.words.Words;
import org.controlsfx.control.textfield.CustomTextField;
import org.controlsfx.control.textfield.TextFields;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// The page of the rules: the list of rules that match the filter on the left, the open rule on the right. Beside large
/// text the list is a menu.
public final class RulesScreen implements AppScreen {

    /// The id of the rule that is open by default.
    public static final String FIRST = "R-0.1";

    private static final double CONTENTS = 0.3;
    private static final double LEAST_CONTENTS = 220;
    private static final double LEAST_PAGE = 330;
    private static final double LEAST_HEIGHT = 250;
    private static final double SEARCH_WIDTH = 260;

    /// The greatest width of the search field at the usual text size, and at any, in px.
    private static final double WIDEST_SEARCH = 380;

    private static final double MOST_SEARCH = 480;

    /// The number of letters for which the two buttons at the foot have room together: beside usual and beside large text.
    private static final int LETTERS = 56;

    private static final int LARGE_LETTERS = 24;

    private final ScreenContext context;
    private final Runnable back;
    private final ObjectProperty<RuleFilter> wanted = new SimpleObjectProperty<>(this, "wanted", RuleFilter.EVERYTHING);
    private final ObjectProperty<PageHistory> trail;
    private final BooleanProperty nothing = new SimpleBooleanProperty(this, "nothing");
    private final StackPane root;

    /// @param rule the id of the rule whose page is shown first
    /// @param back goes back to the screen before
    public RulesScreen(ScreenContext context, String rule, Runnable back) {
        this.context = context;
        this.back = back;
        this.trail = new SimpleObjectProperty<>(this, "trail", PageHistory.from(rule));
        this.root = PageFrameFactory.screen(context, this::page);
        wanted.subscribe((_, _) -> openBestFound());
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        // Parts of a scroll pane are found once it has been laid out.
        root.applyCss();
        root.layout();
        root.lookup("#search").requestFocus();
    }

    private Node page() {
        return PageFrameFactory.page(head(), middle(), new RebuildingPane(this::foot, trail, wanted));
    }

    private Node head() {
        PageTitlePlate plate = new PageTitlePlate(
                context, PageSign.RULES, words().text("rules.title"), words().text("rules.subtitle"));
        return PageTitlePlate.isLarge(context)
                ? PageFrameFactory.head(context, plate, new RebuildingPane(this::menu, wanted), search())
                : PageFrameFactory.head(context, plate, search(), filters());
    }

    /// Large text has a menu of the pages in the header instead of the list, whose room belongs to the open page.
    private Node middle() {
        RebuildingPane pagePane = new RebuildingPane(this::open, trail, nothing);
        VBox.setVgrow(pagePane, Priority.ALWAYS);
        VBox right = panel(LEAST_PAGE, pagePane);
        if (PageTitlePlate.isLarge(context)) {
            return PageFrameFactory.middle(new StackPane(right));
        }
        RebuildingPane resultsPane = new RebuildingPane(this::found, wanted);
        VBox.setVgrow(resultsPane, Priority.ALWAYS);
        return PageFrameFactory.middle(new TwoColumnPane(panel(LEAST_CONTENTS, resultsPane), right, CONTENTS));
    }

    private VBox panel(double least, Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.setMinWidth(context.look().textScale().of(least));
        panel.setMinHeight(context.look().textScale().of(LEAST_HEIGHT));
        panel.setPrefHeight(context.look().textScale().of(LEAST_HEIGHT));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    private Node filters() {
        return new RebuildingPane(() -> new RuleFilterBarFactory(context, wanted).node(), wanted);
    }

    private Node search() {
        CustomTextField search = (CustomTextField) TextFields.createClearableTextField();
        Node clear = search.getRight();
        // Where there is nothing to clear, the room belongs to the example.
        clear.setScaleX(context.look().textScale().of(1));
        clear.setScaleY(context.look().textScale().of(1));
        search.textProperty().subscribe(typed -> search.setRight(typed.isEmpty() ? null : clear));
        search.setText(wanted.get().words());
        search.setId("search");
        search.setLeft(new FontIcon(MaterialDesignM.MAGNIFY));
        search.setPromptText(words().text("rules.search.prompt"));
        search.setAccessibleText(words().text("rules.search"));
        search.setMinSize(0, Region.USE_PREF_SIZE);
        search.setPrefWidth(context.look().textScale().of(SEARCH_WIDTH));
        search.setMaxWidth(Math.min(context.look().textScale().of(WIDEST_SEARCH), MOST_SEARCH));
        HBox.setHgrow(search, Priority.ALWAYS);
        search.textProperty().subscribe((_, after) -> wanted.set(wanted.get().words(after)));
        search.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
        return search;
    }

    private Node menu() {
        String text = wanted.get().words().isBlank() ? words().text("rules.contents") : count();
        return new RuleFilterBarFactory(context, wanted).pages(text, listed(), this::open);
    }

    /// The pages that were found; every chapter where nothing was.
    private List<RuleSection> listed() {
        List<RuleSection> sections = wanted.get().sections(help());
        return sections.isEmpty() ? RuleFilter.EVERYTHING.sections(help()) : sections;
    }

    /// The number of the listed pages in words.
    private String count() {
        int pages = wanted.get().pages(help()).size();
        return pages == 0
                ? words().text("rules.search.chapters")
                : words().sentence("rules.search.found", Map.of("n", pages));
    }

    private Node found() {
        Label count = ControlFactory.label(count(), StyleClasses.NOTE);
        count.setId("found");
        // Where nothing was found, the way to everything else stays in sight.
        boolean all =
                wanted.get().pages(help()).isEmpty() || wanted.get().words().isBlank();
        RuleContentsPane contents =
                new RuleContentsPane(context, listed(), all ? Unfolding.OPEN_CHAPTER : Unfolding.ALL, this::open);
        contents.marking(Bindings.createStringBinding(
                () -> nothing.get() ? "" : trail.get().open(), trail, nothing));
        Node folding = ColumnScrollPane.folding(contents);
        VBox.setVgrow(folding, Priority.ALWAYS);
        return new VBox(Sizes.TINY_GAP, count, folding);
    }

    private Node open() {
        Node page = nothing.get()
                ? new EmptySearchViewFactory(context, wanted.get().words(), this::showEverything).node()
                : new RulePageViewFactory(context, this::open)
                        .of(help().page(trail.get().open()));
        ScrollPane scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setId("page");
        return ColumnScrollPane.folding(scroll);
    }

    private void open(String id) {
        nothing.set(false);
        trail.set(trail.get().to(id));
    }

    /// After a search, opens the most relevant page; after a filter that excludes the open page, the first remaining
    /// one.
    private void openBestFound() {
        List<RulePage> found = wanted.get().pages(help());
        nothing.set(found.isEmpty());
        String words = wanted.get().words();
        boolean there =
                found.stream().anyMatch(page -> page.id().equals(trail.get().open()));
        if (!words.isBlank()) {
            RuleCatalogue.best(words, found).ifPresent(bestPage -> open(bestPage.id()));
        } else if (!there && !found.isEmpty()) {
            open(found.getFirst().id());
        }
    }

    /// Searches as if the text had been typed.
    void search(String words) {
        wanted.set(wanted.get().words(words));
    }

    private void showEverything() {
        wanted.set(RuleFilter.EVERYTHING);
        if (root.lookup("#search") instanceof TextField search) {
            search.clear();
            search.requestFocus();
        }
    }

    /// The foot: the button to the screen before and, after a link was followed, the one to the page with the link.
    private Node foot() {
        List<Button> left = new ArrayList<>();
        left.add(PageFrameFactory.back(context, "back", back));
        if (trail.get().canGoBack()) {
            String before = help().page(trail.get().back().open()).title();
            left.add(PageFrameFactory.way(
                    "page-before",
                    MaterialDesignU.UNDO,
                    words().text("rules.return", before),
                    () -> trail.set(trail.get().back())));
        }
        List<RulePage> found = wanted.get().pages(help());
        int at = found.indexOf(help().page(trail.get().open()));
        List<Integer> beside = IntStream.of(at - 1, at + 1)
                .filter(other -> at >= 0 && other >= 0 && other < found.size())
                .boxed()
                .toList();
        int letters = beside.stream()
                .mapToInt(other -> found.get(other).title().length())
                .sum();
        // Where there is no room for both names, or a third button takes it, neither is shown.
        boolean isNamed = left.size() == 1 && letters <= (PageTitlePlate.isLarge(context) ? LARGE_LETTERS : LETTERS);
        List<Button> right = new ArrayList<>();
        for (int other : beside) {
            right.add(way(found.get(other), other, at, isNamed));
        }
        return PageFrameFactory.foot(context, left, null, right.toArray(Region[]::new));
    }

    /// A button to the page before or after the open one. Its number distinguishes the name of a page from that of an
    /// action.
    ///
    /// @param at the number of the page, from 0, and `open` that of the open one
    private Button way(RulePage page, int at, int open, boolean isNamed) {
        boolean isNext = at > open;
        String number = words().text("rules.page", at + 1);
        String text = isNamed ? number + "\n" + page.title() : number;
        Button way = isNext
                ? PageFrameFactory.main("page-next", MaterialDesignA.ARROW_RIGHT, text, () -> open(page.id()))
                : PageFrameFactory.way("page-previous", MaterialDesignA.ARROW_LEFT, text, () -> open(page.id()));
        if (isNamed) {
            way.getStyleClass().add(StyleClasses.TWO_LINES);
        }
        way.setContentDisplay(isNext ? ContentDisplay.RIGHT : ContentDisplay.LEFT);
        way.setTooltip(new Tooltip(page.title()));
        way.setAccessibleText(words().text(isNext ? "rules.next" : "rules.previous", page.title()));
        return way;
    }

    private RuleCatalogue help() {
        return RuleCatalogue.of(context.language());
    }

    private Words words() {
        return context.words();
    }
}
