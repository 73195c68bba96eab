package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleOption;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.RulePage.Paragraph;
import millebornes.words.RulePage.Paragraph.ParagraphKind;
import millebornes.words.Words;

/// Creates the view of a page of the rules: title, scope, picture, text, and links to its neighbours.
///
/// @param open opens the page of another rule
record RulePageViewFactory(ScreenContext context, Consumer<String> open) {

    private static final String LINK = "see";

    /// The side of a bullet and its distance from the top of its line, in px at 100 %.
    private static final double BULLET = 10;

    private static final double BULLET_TOP = 8;

    /// The greatest width of a line of usual text, in px: that of the pictures above it in a usual window.
    private static final double LINE = 818;

    /// The least widths of large text and of the picture beside it, in px at 100 %, and the share of the text.
    private static final double NARROW_LINE = 290;

    private static final double NARROW_LINKS = 150;

    private static final double TEXT_SHARE = 0.6;

    /// The least width of a link beside another one, in px at 100 %.
    private static final double LEAST_LINK = 200;

    /// Text has its picture above it and the links below it; large text has a picture that grows beside it, unless that is
    /// a row of scenes, and a menu of the links beside its title, where it is in sight however long the text is.
    Region of(RulePage page) {
        boolean large = PageTitlePlate.isLarge(context);
        VBox text = new VBox(Sizes.LABEL_GAP);
        page.body().stream()
                .filter(paragraph -> paragraph.kind() == ParagraphKind.TEXT || !hasTable(page))
                .forEach(paragraph -> text.getChildren().add(paragraph(paragraph)));
        // The items of a list are closer to each other than paragraphs.
        text.getChildren().stream()
                .skip(1)
                .filter(Label.class::isInstance)
                .forEach(paragraph -> VBox.setMargin(paragraph, new Insets(Sizes.LABEL_GAP, 0, 0, 0)));
        text.setMinHeight(Region.USE_PREF_SIZE);
        List<IllustrationItem> things = RuleIllustrations.of(page.id());
        Region picture = illustrations().of(things);
        VBox view = new VBox(Sizes.TIGHT_PADDING, large ? withMenu(page) : head(page));
        if (large && IllustrationItem.areInLandscape(things)) {
            text.setMinWidth(scaled(NARROW_LINE));
            VBox right = new VBox(picture);
            right.setMinWidth(scaled(NARROW_LINKS));
            TwoColumnPane both = new TwoColumnPane(text, right, TEXT_SHARE);
            VBox.setVgrow(both, Priority.ALWAYS);
            view.getChildren().add(both);
        } else {
            view.getChildren().addAll(picture, text);
        }
        if (!large) {
            Region links = links(page);
            VBox.setMargin(links, new Insets(Sizes.SMALL_GAP, 0, 0, 0));
            view.getChildren().add(links);
        }
        view.setMinHeight(Region.USE_PREF_SIZE);
        return view;
    }

    /// The node id of a link to a rule, such as `see-R-3-2`, without dots, which would start a style class in look-ups.
    static String node(String prefix, String rule) {
        return prefix + "-" + rule.replace('.', '-');
    }

    /// Whether a table above the text has what the items of the text say.
    private static boolean hasTable(RulePage page) {
        return RuleIllustrations.of(page.id()).contains(IllustrationItem.SingleItem.MATCHING);
    }

    private Region head(RulePage page) {
        Label title = ControlFactory.label(page.title(), StyleClasses.PANEL_TITLE);
        title.setId("rule-title");
        if (!PageTitlePlate.isLarge(context)) {
            title.getStyleClass().add(StyleClasses.LARGE);
        }
        List<Label> texts = new ArrayList<>(List.of(title));
        String where = where(page);
        if (!where.isEmpty()) {
            texts.add(ControlFactory.label(where, StyleClasses.NOTE));
        }
        VBox head = new VBox();
        head.getChildren().setAll(texts);
        // The note has its font when the title has.
        head.minWidthProperty().bind(WordWidthMeter.longestWord(texts));
        return head;
    }

    private HBox withMenu(RulePage page) {
        Region head = head(page);
        HBox.setHgrow(head, Priority.ALWAYS);
        HBox both = new HBox(Sizes.GAP, head, linkMenu(page));
        both.setAlignment(Pos.TOP_LEFT);
        return both;
    }

    /// The text about the scope of a rule: its editions, and the variants that it belongs to.
    private String where(RulePage page) {
        List<String> parts = new ArrayList<>();
        if (!page.editions().isEmpty()) {
            parts.add(words().text("rules.only", words().list(editions(page))));
        }
        if (!page.options().isEmpty()) {
            parts.add(words().text("rules.variant", words().alternatives(options(page))));
        }
        return String.join(words().text("rules.where"), parts);
    }

    private List<String> editions(RulePage page) {
        return Editions.ALL.stream()
                .filter(page::belongsTo)
                .map(Edition::id)
                .map(id -> words().text("edition." + id))
                .toList();
    }

    private List<String> options(RulePage page) {
        return RuleOption.ALL.stream()
                .filter(page.options()::contains)
                .map(RuleOption::name)
                .map(name -> words().text("option." + name))
                .toList();
    }

    private Node paragraph(Paragraph paragraph) {
        // A page of large text ends with a sentence.
        Label text = ColumnScrollPane.keptWhole(ControlFactory.reading(paragraph.text()));
        if (!PageTitlePlate.isLarge(context)) {
            text.getStyleClass().add(StyleClasses.LARGE);
            text.setMaxWidth(scaled(LINE));
        }
        return switch (paragraph.kind()) {
            case TEXT -> text;
            case ITEM -> item(text);
        };
    }

    /// An item of a list, which begins with a red square like those on the distance cards.
    private Node item(Label text) {
        double side = scaled(BULLET);
        Rectangle bullet = new Rectangle(side, side, context.look().palette().color(ColourRole.RED));
        bullet.setTranslateY(scaled(BULLET_TOP));
        HBox item = new HBox(scaled(Sizes.SMALL_GAP), bullet, text);
        item.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(text, Priority.ALWAYS);
        return item;
    }

    /// The links to other pages, each with the icon of its page, in columns of one width.
    private Region links(RulePage page) {
        List<Button> links = new ArrayList<>();
        for (String id : page.seeAlso()) {
            Button link = new Button(title(id), illustrations().icon(id));
            link.setId(node(LINK, id));
            link.setOnAction(_ -> open.accept(id));
            link.setWrapText(true);
            link.setMaxWidth(Double.MAX_VALUE);
            link.getStyleClass().addAll(StyleClasses.ENTRY, StyleClasses.SEE_ALSO);
            links.add(link);
        }
        EvenColumnsPane columns = new EvenColumnsPane(links, scaled(LEAST_LINK), Sizes.SMALL_GAP);
        Label label = ControlFactory.label(words().text("rules.seeAlso"), StyleClasses.SECTION);
        label.setMinSize(Region.USE_PREF_SIZE, Sizes.TARGET);
        // In the middle of the first line, whose links may have two lines of text.
        links.stream()
                .findFirst()
                .map(Region::heightProperty)
                .ifPresent(height -> label.translateYProperty()
                        .bind(height.subtract(Sizes.TARGET).divide(2)));
        HBox.setHgrow(columns, Priority.ALWAYS);
        HBox both = new HBox(Sizes.SMALL_GAP, label, columns);
        both.setMaxWidth(scaled(LINE));
        return both;
    }

    /// The links in one button, which leaves the room beside large text to the picture.
    private Region linkMenu(RulePage page) {
        MenuButton menu = new MenuButton(words().text("rules.seeAlso"));
        menu.setId(LINK);
        menu.getStyleClass().add(StyleClasses.COMPACT);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        for (String id : page.seeAlso()) {
            MenuItem link = new MenuItem(title(id), illustrations().icon(id));
            link.setId(node(LINK, id));
            link.setOnAction(_ -> open.accept(id));
            menu.getItems().add(link);
        }
        return menu;
    }

    private String title(String id) {
        return RuleCatalogue.page(id, context.language()).title();
    }

    private IllustrationFactory illustrations() {
        return new IllustrationFactory(context);
    }

    private double scaled(double length) {
        return context.look().textScale().of(length);
    }

    private Words words() {
        return context.words();
    }
}
