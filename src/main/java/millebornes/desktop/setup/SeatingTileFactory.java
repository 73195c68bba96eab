package millebornes.desktop.setup;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Words;

/// Creates the choice of the edition's tables: the number of players, and the teams.
final class SeatingTileFactory {

    private SeatingTileFactory() {}

    /// Whether the edition has several tables.
    static boolean isChoice(SetupModel model) {
        return model.forms().size() > 1;
    }

    static Node of(SetupContext context) {
        Words words = context.words();
        List<TeamFormat> forms = context.model().forms();
        return OptionTileFactory.signed(
                context,
                context.art().signs().teams(),
                line(
                        context,
                        words.text("form.singles"),
                        forms.stream().filter(TeamFormat::isSingles).toList()),
                line(
                        context,
                        words.text("setup.teams.form"),
                        forms.stream().filter(form -> !form.isSingles()).toList()));
    }

    private static FlowPane line(SetupContext context, String name, List<TeamFormat> forms) {
        Words words = context.words();
        Label label = ControlFactory.label(name, StyleClasses.STRONG);
        label.setMinWidth(Label.USE_PREF_SIZE);
        Node groove = SegmentedBarItem.segmentedBar(
                words,
                name,
                forms.stream().map(form -> choice(words, form)).toList(),
                context.model().form(),
                form -> context.change(() -> context.model().form(form)));
        groove.getStyleClass().add(StyleClasses.LOW);
        return new FlowPane(Sizes.SMALL_GAP, Sizes.LINE_GAP, label, groove);
    }

    private static SegmentedBarItem<TeamFormat> choice(Words words, TeamFormat form) {
        return form.isSingles()
                ? new SegmentedBarItem<>(
                        "form-singles-" + form.seats(),
                        form,
                        words.number(form.seats()),
                        null,
                        words.text("setup.seats.count", form.seats()))
                : new SegmentedBarItem<>(
                        "form-" + form.word(),
                        form,
                        words.text("setup.teams.short", form.teams(), form.seatsPerTeam()),
                        null,
                        words.text("setup.teams.count", form.teams(), form.seatsPerTeam()));
    }
}
