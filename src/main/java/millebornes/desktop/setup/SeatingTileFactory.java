package millebornes.desktop.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.setup.OptionGroupsPane.SpanningTile;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Words;

/// Creates the choice of the edition's tables: the number of players, and the teams.
final class SeatingTileFactory {

    /// The number of tables above which the tile is wider.
    private static final int MANY = 6;

    /// The margin of the choices, in px.
    private static final double OUTWARDS = -5;

    private SeatingTileFactory() {}

    /// Whether the edition has several tables.
    static boolean isChoice(SetupModel model) {
        return model.forms().size() > 1;
    }

    /// The tile, wide enough for the choices.
    static SpanningTile of(SetupContext context) {
        Words words = context.words();
        List<TeamFormat> forms = context.model().forms();
        Label name = ControlFactory.label(words.text("setup.seats"), StyleClasses.TILE_NAME);
        Label note = ControlFactory.label("", StyleClasses.TILE_NOTE);
        note.setManaged(false);
        Map<Label, List<TeamFormat>> lines = new LinkedHashMap<>();
        lines.put(
                label(words.text("form.singles")),
                forms.stream().filter(TeamFormat::isSingles).toList());
        lines.put(
                label(words.text("setup.teams.form")),
                forms.stream().filter(form -> !form.isSingles()).toList());
        VBox choices = new VBox(Sizes.LINE_GAP);
        lines.forEach((label, offered) -> {
            // The names of both lines are equally wide, so that the choices stand below each other.
            label.minWidthProperty()
                    .bind(Bindings.createDoubleBinding(
                            () -> WordWidthMeter.longestText(lines.keySet()), label.fontProperty()));
            choices.getChildren().add(line(context, label, offered));
        });
        // Wider than the texts, so that a choice and its name have one line.
        VBox.setMargin(choices, new Insets(0, OUTWARDS, 0, OUTWARDS));
        PictureTile tile = OptionTileFactory.framing(
                context,
                "seating",
                context.art().signs().teams(),
                TilePicturePane.LANDSCAPE_WIDTH,
                Said.above(name, note, choices));
        return new SpanningTile(tile, forms.size() > MANY ? 3 : 2);
    }

    private static Label label(String name) {
        Label label = ControlFactory.label(name, StyleClasses.STRONG);
        label.setAlignment(Pos.CENTER_RIGHT);
        return label;
    }

    private static FlowPane line(SetupContext context, Label label, List<TeamFormat> forms) {
        Words words = context.words();
        Node groove = SegmentedBarItem.segmentedBar(
                words,
                label.getText(),
                forms.stream().map(form -> choice(words, form)).toList(),
                context.model().form(),
                form -> context.change(() -> context.model().form(form)));
        groove.getStyleClass().add(StyleClasses.LOW);
        FlowPane line = new FlowPane(Sizes.LABEL_GAP, Sizes.LINE_GAP, label, groove);
        line.setAlignment(Pos.CENTER);
        return line;
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
