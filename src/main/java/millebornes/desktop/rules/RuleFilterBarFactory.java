package millebornes.desktop.rules;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.words.RuleCatalogue;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the buttons of the filter: the edition whose rules are shown, and the variant.
record RuleFilterBarFactory(ScreenContext context, ObjectProperty<RuleFilter> wanted) {

    HBox node() {
        HBox filters = new HBox(Sizes.SMALL_GAP, editions(), variants());
        filters.setAlignment(Pos.CENTER_LEFT);
        return filters;
    }

    private MenuButton editions() {
        MenuButton menu = menu("edition", "rules.edition", chosenEdition());
        menu.getItems().add(editionItem("edition-all", null));
        Editions.ALL.forEach(edition -> menu.getItems().add(editionItem("edition-" + edition.id(), edition)));
        return menu;
    }

    private MenuItem editionItem(String id, @Nullable Edition edition) {
        return item(id, edition(edition), wanted.get().edition(edition, help()));
    }

    private MenuButton variants() {
        MenuButton menu = menu("variant", "rules.variants", chosenVariant());
        List<RuleFilter.VariantFilter> variants = wanted.get().variants(help());
        for (RuleFilter.VariantFilter variant : variants) {
            menu.getItems().add(item(id(variant), variant(variant), wanted.get().variant(variant)));
        }
        return menu;
    }

    private MenuButton menu(String id, String label, String chosen) {
        MenuButton menu = new MenuButton(chosen);
        menu.setId(id);
        menu.getStyleClass().addAll(StyleClasses.COMPACT, StyleClasses.PAPER_BUTTON);
        menu.setMinWidth(MenuButton.USE_PREF_SIZE);
        menu.setAccessibleText(words().text("choice", words().text(label), chosen));
        menu.setTooltip(new Tooltip(words().text(label)));
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
