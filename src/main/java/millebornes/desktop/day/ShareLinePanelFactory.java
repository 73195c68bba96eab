package millebornes.desktop.day;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.DayResult;
import millebornes.records.JourneyEventIcon;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Words;

/// The panel of the share line: a preview, and the switches for its content.
///
/// @param change called with the new content
record ShareLinePanelFactory(ScreenContext context, Consumer<ShareLine> change) {

    private static final double SIGN = 27;
    private static final double HEAD = 100;

    /// The size of signs on the foot at most, the width and height for all of them, in px, and the numbers of signs up to
    /// which they are in one row and in two.
    private static final double FOOT_SIGN = 40;

    private static final double FOOT_WIDTH = 600;
    private static final double FOOT_HEIGHT = 56;
    private static final int FEW = 15;
    private static final int MANY = 44;

    /// @param copy the button that copies the line, if it is not in the foot
    VBox of(Optional<DayResult> result, ShareLine share, Optional<Button> copy) {
        VBox panel = result.map(dayResult -> line(dayResult, share, copy)).orElseGet(this::none);
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.DAYS);
        return panel;
    }

    private VBox none() {
        return ControlFactory.column(
                ControlFactory.label(words().text("day.line"), StyleClasses.STRONG),
                ControlFactory.label(words().text("day.line.none"), StyleClasses.BODY));
    }

    private VBox line(DayResult result, ShareLine share, Optional<Button> copy) {
        FlowPane choices = new FlowPane(
                Sizes.GAP,
                Sizes.TINY_GAP,
                choice("day-points", "day.line.points", share.points(), on -> new ShareLine(on, share.name())));
        if (!result.name().isBlank()) {
            choices.getChildren()
                    .add(choice("day-name", "day.line.name", share.name(), on -> new ShareLine(share.points(), on)));
        }
        choices.setAlignment(Pos.CENTER_RIGHT);
        HBox.setHgrow(choices, Priority.ALWAYS);
        Label title = ControlFactory.label(words().text("day.line"), StyleClasses.STRONG);
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = ControlFactory.row(title, choices);
        head.setSpacing(Sizes.GAP);
        copy.ifPresent(head.getChildren()::add);
        return ControlFactory.column(
                head, strip(result, share), ControlFactory.label(words().text("day.quiet"), StyleClasses.NOTE));
    }

    private Node choice(String id, String key, boolean on, BooleanChoice choice) {
        ToggleSwitch toggle = ControlFactory.toggle(id, words().text(key));
        toggle.setSelected(on);
        toggle.selectedProperty().subscribe((_, now) -> change.accept(choice.with(now)));
        Label label = ControlFactory.label(words().text(key), StyleClasses.BODY);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return ControlFactory.row(toggle, label);
    }

    /// The line itself in one strip, for the foot of a page where the panel is below what is seen.
    HBox footLine(DayResult result, ShareLine share) {
        List<JourneyEventIcon> way = result.way();
        int rows = way.size() <= FEW ? 1 : way.size() <= MANY ? 2 : 3;
        int each = Math.max(1, Math.ceilDiv(way.size(), rows));
        double size = Math.min(FOOT_SIGN, Math.min(FOOT_WIDTH / each, FOOT_HEIGHT / rows) - Sizes.LABEL_GAP);
        VBox signs = new VBox(Sizes.LINE_GAP);
        signs.setAlignment(Pos.CENTER_LEFT);
        for (int first = 0; first < way.size(); first += each) {
            HBox row = new HBox(Sizes.LABEL_GAP);
            way.subList(first, Math.min(first + each, way.size()))
                    .forEach(icon -> row.getChildren().add(JourneyEventIconFactory.of(context.art(), icon, size)));
            signs.getChildren().add(row);
        }
        HBox strip = new HBox(Sizes.SMALL_GAP, signs, ControlFactory.spring());
        String tail = share.tail(words(), result);
        if (!tail.isEmpty()) {
            Label end = new Label(tail);
            end.getStyleClass().add(StyleClasses.STRONG);
            end.setMinWidth(Region.USE_PREF_SIZE);
            strip.getChildren().add(end);
        }
        strip.setAlignment(Pos.CENTER_LEFT);
        strip.setId("day-foot-line");
        strip.getStyleClass().add(StyleClasses.PAPER_STRIP);
        return strip;
    }

    private Node strip(DayResult result, ShareLine share) {
        FlowPane signs = new FlowPane(Sizes.LABEL_GAP, Sizes.LINE_GAP);
        signs.setAlignment(Pos.CENTER_LEFT);
        result.way().forEach(icon -> signs.getChildren().add(JourneyEventIconFactory.of(context.art(), icon, SIGN)));
        HBox.setHgrow(signs, Priority.ALWAYS);
        VBox head = new VBox(
                ControlFactory.label(words().text("app.title"), StyleClasses.STRONG),
                ControlFactory.label(CalendarDateFormatter.day(words(), result.day()), StyleClasses.NOTE));
        head.setAlignment(Pos.CENTER_LEFT);
        head.setPrefWidth(context.look().textScale().of(HEAD));
        head.setMinWidth(context.look().textScale().of(HEAD));
        HBox strip = new HBox(Sizes.PANEL_PADDING, head, signs);
        String tail = share.tail(words(), result);
        if (!tail.isEmpty()) {
            Label end = ControlFactory.label(tail, StyleClasses.STRONG);
            end.setPrefWidth(context.look().textScale().of(HEAD));
            end.setMinWidth(context.look().textScale().of(HEAD));
            strip.getChildren().add(end);
        }
        strip.setAlignment(Pos.CENTER_LEFT);
        strip.setId("day-line");
        strip.getStyleClass().add(StyleClasses.PAPER_STRIP);
        return strip;
    }

    private Words words() {
        return context.words();
    }

    /// Changes one property of a share line.
    @FunctionalInterface
    private interface BooleanChoice {

        ShareLine with(boolean on);
    }
}
