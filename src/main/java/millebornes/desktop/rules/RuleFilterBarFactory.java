package millebornes.desktop.rules;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import millebornes.words.RuleSection;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the buttons of the filter: the edition whose rules are shown, and the variant; for large text as parts of a
/// menu of the pages, which takes less room than the list.
record RuleFilterBarFactory(ScreenContext context, ObjectProperty<RuleFilter> wanted) {

    private static final double CHAPTER_SIGN = 40;

    HBox node() {
        HBox filters = new HBox(Sizes.SMALL_GAP, editions(), variants());
        filters.setAlignment(Pos.CENTER_LEFT);
        return filters;
    }

    /// The menu button of the pages by chapter, with the choices of edition and variant below them.
    ///
    /// @param text of the button
    /// @param sections the chapters
    /// @param open opens the page of a rule
    MenuButton pages(String text, List<RuleSection> sections, Consumer<String> open) {
        MenuButton pages = button("pages", words().text("rules.title"), text);
        for (RuleSection section : sections) {
            Menu chapter = new Menu(
                    section.title(),
                    new DrawingPane(
                            RuleContentsPane.sign(context.art(), section.number()), CHAPTER_SIGN, CHAPTER_SIGN));
            chapter.setId("chapter-" + section.number());
            section.pages().forEach(page -> chapter.getItems().add(pageItem(page, open)));
            pages.getItems().add(chapter);
        }
        Menu edition = new Menu(chosenEdition());
        edition.getItems().setAll(editionItems());
        Menu variant = new Menu(chosenVariant());
        variant.getItems().setAll(variantItems());
        pages.getItems().addAll(new SeparatorMenuItem(), edition, variant);
        return pages;
    }

    private static MenuItem pageItem(RulePage page, Consumer<String> open) {
        MenuItem item = new MenuItem(page.title());
        item.setId(RulePageViewFactory.node("rule", page.id()));
        item.setOnAction(_ -> open.accept(page.id()));
        return item;
    }

    private MenuButton editions() {
        MenuButton menu = button("edition", words().text("rules.edition"), chosenEdition());
        menu.getItems().setAll(editionItems());
        return menu;
    }

    private List<MenuItem> editionItems() {
        return Stream.concat(
                        Stream.of(editionItem("edition-all", null)),
                        Editions.ALL.stream().map(edition -> editionItem("edition-" + edition.id(), edition)))
                .toList();
    }

    private MenuItem editionItem(String id, @Nullable Edition edition) {
        return item(id, edition(edition), wanted.get().edition(edition, help()));
    }

    private MenuButton variants() {
        MenuButton menu = button("variant", words().text("rules.variants"), chosenVariant());
        menu.getItems().setAll(variantItems());
        return menu;
    }

    private List<MenuItem> variantItems() {
        return wanted.get().variants(help()).stream()
                .map(variant -> item(id(variant), variant(variant), wanted.get().variant(variant)))
                .toList();
    }

    private MenuButton button(String id, String label, String chosen) {
        MenuButton menu = new MenuButton(chosen);
        menu.setId(id);
        menu.getStyleClass().addAll(StyleClasses.COMPACT, StyleClasses.PAPER_BUTTON);
        menu.setMinWidth(MenuButton.USE_PREF_SIZE);
        menu.setAccessibleText(words().text("choice", label, chosen));
        menu.setTooltip(new Tooltip(label));
        return menu;
    }

    private MenuItem item(String id, String text, RuleFilter newFilter) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setOnAction(_ -> wanted.set(newFilter));
        return item;
    }

    /// The text of the button for the edition: the selected one or, if none is, what can be selected.
    private String chosenEdition() {
        return wanted.get().edition() == null
                ? words().text("rules.edition")
                : edition(wanted.get().edition());
    }

    private String chosenVariant() {
        return wanted.get().variant() instanceof RuleFilter.VariantFilter.Any
                ? words().text("rules.variants")
                : variant(wanted.get().variant());
    }

    private String edition(@Nullable Edition edition) {
        return words().text(edition == null ? "rules.edition.all" : "edition." + edition.id());
    }

    private String variant(RuleFilter.VariantFilter variant) {
        return switch (variant) {
            case RuleFilter.VariantFilter.Any _ -> words().text("rules.variants.all");
            case RuleFilter.VariantFilter.Plain _ -> words().text("rules.variants.none");
            case RuleFilter.VariantFilter.With with ->
                words().text("option." + with.option().name());
        };
    }

    private static String id(RuleFilter.VariantFilter variant) {
        return switch (variant) {
            case RuleFilter.VariantFilter.Any _ -> "variant-all";
            case RuleFilter.VariantFilter.Plain _ -> "variant-none";
            case RuleFilter.VariantFilter.With with ->
                "variant-" + with.option().name();
        };
    }

    private RuleCatalogue help() {
        return RuleCatalogue.of(context.language());
    }

    private Words words() {
        return context.words();
    }
}
