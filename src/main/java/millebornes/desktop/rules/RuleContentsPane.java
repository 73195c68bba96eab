package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.table.Distance;
import millebornes.words.RulePage;
import millebornes.words.RuleSection;

/// The list of the pages that were found, by section. The arrow keys lead from page to page; Tab leaves the list.
final class RuleContentsPane extends ScrollPane {

    private static final String ENTRY = "rule";
    private static final String CHAPTER = "chapter";
    private static final double CHAPTER_SIGN = 30;

    private final ScreenContext context;
    private final Consumer<String> open;
    private final Unfolding unfolding;
    private final VBox column = new VBox(Sizes.LINE_GAP);
    private final List<Button> entries = new ArrayList<>();
    private final List<RulePage> pages = new ArrayList<>();
    private Subscription following = Subscription.EMPTY;

    /// The chapters whose pages are listed.
    enum Unfolding {
        OPEN_CHAPTER,
        ALL
    }

    /// @param open leads to the page of a rule
    RuleContentsPane(ScreenContext context, List<RuleSection> found, Unfolding unfolding, Consumer<String> open) {
        this.context = context;
        this.open = open;
        this.unfolding = unfolding;
        for (RuleSection section : found) {
            column.getChildren().add(chapter(section));
            for (RulePage page : section.pages()) {
                Button entry = entry(page);
                VBox.setMargin(entry, new Insets(0, 0, 0, Sizes.MARGIN));
                column.getChildren().add(entry);
            }
        }
        setContent(column);
        setFitToWidth(true);
        setMinHeight(0);
        setId("contents");
        setFocusTraversable(false);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Marks the open page from now on, as long as the list is in a scene.
    ///
    /// @param openPage the id of the open page, empty if none is
    void marking(ObservableValue<String> openPage) {
        following.unsubscribe();
        following = openPage.subscribe(this::show);
        sceneProperty().subscribe((_, after) -> {
            if (after == null) {
                following.unsubscribe();
            }
        });
    }

    /// Marks the page that is open and brings it into sight.
    private void show(String current) {
        int at = pages.stream().map(RulePage::id).toList().indexOf(current);
        int chapter = pages.isEmpty() ? 0 : pages.get(Math.max(at, 0)).section();
        for (int i = 0; i < entries.size(); i++) {
            Button entry = entries.get(i);
            entry.getStyleClass().remove(StyleClasses.ACTIVE);
            if (i == at) {
                entry.getStyleClass().add(StyleClasses.ACTIVE);
            }
            entry.setFocusTraversable(i == Math.max(at, 0));
            boolean listed = unfolding == Unfolding.ALL || pages.get(i).section() == chapter;
            entry.setVisible(listed);
            entry.setManaged(listed);
        }
        if (at >= 0) {
            // Where things lie is known after the next layout only.
            Platform.runLater(() -> ColumnScrollPane.reveal(this, column, entries.get(at)));
        }
    }

    /// A chapter with its sign and the number of its pages; a press opens the first of them.
    private Node chapter(RuleSection section) {
        String first = section.pages().getFirst().id();
        Button chapter = new Button(section.title());
        chapter.setId(CHAPTER + "-" + section.number());
        chapter.getStyleClass().addAll(StyleClasses.ENTRY, StyleClasses.CHAPTER);
        chapter.setGraphic(new DrawingPane(sign(context.art(), section.number()), CHAPTER_SIGN, CHAPTER_SIGN));
        chapter.setOnAction(_ -> open.accept(first));
        chapter.setMaxWidth(Double.MAX_VALUE);
        chapter.setWrapText(true);
        chapter.setFocusTraversable(false);
        Label count =
                ControlFactory.label(context.words().number(section.pages().size()), StyleClasses.NOTE);
        count.getStyleClass().add(StyleClasses.NAME_CHIP);
        count.setMouseTransparent(true);
        StackPane row = new StackPane(chapter, count);
        StackPane.setAlignment(count, Pos.CENTER_RIGHT);
        StackPane.setMargin(count, new Insets(0, Sizes.PANEL_PADDING, 0, 0));
        return row;
    }

    /// The icon of a chapter, by its number.
    static Group sign(ArtFactory art, int chapter) {
        return switch (chapter) {
            case 0 -> art.signs().page(PageSign.FLAG);
            case 1 -> art.cards().symbol(Distance.KM_100);
            case 2 -> art.signs().teams();
            case 3 -> art.lesson().tick();
            case 4 -> art.signs().deal();
            case 5 -> art.signs().option(FlagOption.ACCELERATED);
            default -> art.signs().page(PageSign.SCORES);
        };
    }

    private Button entry(RulePage page) {
        IllustrationFactory illustrations = new IllustrationFactory(context);
        Button entry = new Button(page.title(), illustrations.icon(page.id()));
        entry.setId(RulePageViewFactory.node(ENTRY, page.id()));
        entry.getStyleClass().add(StyleClasses.ENTRY);
        entry.setOnAction(_ -> {
            entry.requestFocus();
            open.accept(page.id());
        });
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setWrapText(true);
        entries.add(entry);
        pages.add(page);
        return entry;
    }

    private void pressed(KeyEvent event) {
        boolean down = event.getCode() == KeyCode.DOWN;
        if (!down && event.getCode() != KeyCode.UP) {
            return;
        }
        int focused = 0;
        while (focused < entries.size() && !entries.get(focused).isFocused()) {
            focused++;
        }
        int next = focused + (down ? 1 : -1);
        if (focused < entries.size() && next >= 0 && next < entries.size()) {
            open.accept(pages.get(next).id());
            entries.get(next).requestFocus();
        }
        event.consume();
    }
}
