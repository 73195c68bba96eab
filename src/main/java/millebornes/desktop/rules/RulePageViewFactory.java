package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleOption;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.RulePage.Paragraph;
import millebornes.words.Words;

/// Creates the view of a page of the rules: title, scope, picture, text, and links to its neighbours.
///
/// @param open opens the page of another rule
record RulePageViewFactory(ScreenContext context, Consumer<String> open) {

    private static final String LINK = "see";

    private static final double BULLET = 10;
    private static final double BULLET_TOP = 7;

    Region of(RulePage page) {
        VBox column = new VBox(Sizes.PANEL_PADDING, head(page));
        List<IllustrationItem> pictures = RuleIllustrations.of(page.id());
        if (!pictures.isEmpty()) {
            ArtFactory art = context.art();
            column.getChildren().add(new IllustrationFactory(new RuleCardArt(art, words())).of(pictures));
        }
        page.body().forEach(paragraph -> column.getChildren().add(paragraph(paragraph)));
        column.getChildren().add(seeAlso(page));
        column.setPadding(new Insets(0, Sizes.SMALL_GAP, 0, 0));
        column.setMinHeight(Region.USE_PREF_SIZE);
        return column;
    }

    /// The node id of a link to a rule, such as `see-R-3-2`, without dots, which would start a style class in look-ups.
    static String node(String prefix, String rule) {
        return prefix + "-" + rule.replace('.', '-');
    }

    private Node head(RulePage page) {
        Label title = ControlFactory.label(page.title(), StyleClasses.PANEL_TITLE);
        title.setId("rule-title");
        VBox head = new VBox(title);
        String where = where(page);
        if (!where.isEmpty()) {
            head.getChildren().add(ControlFactory.label(where, StyleClasses.NOTE));
        }
        return head;
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
        Label text = ControlFactory.label(paragraph.text(), StyleClasses.READING);
        return switch (paragraph.kind()) {
            case TEXT -> text;
            case ITEM -> item(text);
        };
    }

    /// An item of a list, which begins with a red square like those on the distance cards.
    private Node item(Label text) {
        Rectangle bullet =
                new Rectangle(BULLET, BULLET, context.look().palette().color(ColourRole.RED));
        bullet.setTranslateY(context.look().textScale().of(BULLET_TOP));
        HBox item = new HBox(Sizes.SMALL_GAP, bullet, text);
        item.setAlignment(Pos.TOP_LEFT);
        HBox.setHgrow(text, Priority.ALWAYS);
        return item;
    }

    private Node seeAlso(RulePage page) {
        Label seeAlso = new Label(words().text("rules.seeAlso"));
        seeAlso.getStyleClass().addAll(StyleClasses.SECTION, StyleClasses.SEE_ALSO);
        seeAlso.setMinWidth(Region.USE_PREF_SIZE);
        FlowPane links = new FlowPane(Sizes.SMALL_GAP, 0);
        for (String id : page.seeAlso()) {
            Hyperlink link =
                    new Hyperlink(RuleCatalogue.page(id, context.language()).title());
            link.setId(node(LINK, id));
            link.setOnAction(_ -> open.accept(id));
            links.getChildren().add(link);
        }
        HBox.setHgrow(links, Priority.ALWAYS);
        return new HBox(Sizes.SMALL_GAP, seeAlso, links);
    }

    private Words words() {
        return context.words();
    }
}
