package millebornes.desktop.screens.setup;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Choice;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.engine.rules.Form;
import millebornes.words.Words;

/// Everybody for himself, or which teams.
final class TeamsTile {

    private TeamsTile() {}

    /// True when the edition leaves a choice.
    static boolean isChoice(SetupModel model) {
        return model.forms().stream().anyMatch(form -> !form.isSingles());
    }

    static Node of(SetupContext context) {
        Words words = context.words();
        SetupModel model = context.model();
        Form alone = model.form().isSingles() ? model.form() : largestSingles(model);
        List<Choice<Form>> choices = Stream.concat(
                        Stream.of(Choice.of("form-singles", alone, words.text("form.singles"))),
                        model.forms().stream()
                                .filter(form -> !form.isSingles())
                                .map(form -> Choice.of(
                                        "form-" + form.word(),
                                        form,
                                        words.text("setup.teams.count", form.teams(), form.seatsPerTeam()))))
                .toList();
        VBox tile = new VBox(
                Sizes.SMALL_GAP,
                Controls.label(words.text("setup.teams"), Styles.STRONG),
                Choice.groove(
                        words,
                        words.text("setup.teams"),
                        choices,
                        model.form(),
                        form -> context.change(() -> model.form(form))));
        tile.getStyleClass().add(Styles.TILE);
        return tile;
    }

    private static Form largestSingles(SetupModel model) {
        return model.forms().stream()
                .filter(Form::isSingles)
                .filter(form -> form.seats() <= model.sitters().size())
                .reduce((first, second) -> second)
                .orElse(model.forms().getFirst());
    }
}
