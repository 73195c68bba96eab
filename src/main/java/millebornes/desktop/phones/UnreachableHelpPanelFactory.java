package millebornes.desktop.phones;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.phones.PhonesViewState.CausePicture;
import millebornes.desktop.phones.PhonesViewState.SilenceHelp;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// Creates the panel with possible reasons why no phone connects, in pictures, with remedies. The address, which may be
/// the wrong one, is in its first line.
final class UnreachableHelpPanelFactory {

    private static final double PICTURE = 54;
    private static final double PICTURE_HEIGHT = 42;
    private static final double LEAST = 214;

    private UnreachableHelpPanelFactory() {}

    /// @param address the address with the buttons for others
    static VBox of(ScreenContext context, SilenceHelp help, HBox address) {
        ArtFactory art = context.art();
        EvenColumnsPane causeColumns = new EvenColumnsPane(
                help.causes().stream()
                        .map(cause -> cause(art, cause, help.causes().indexOf(cause) + 1))
                        .toList(),
                context.look().textScale().of(LEAST),
                Sizes.SMALL_GAP);
        VBox says = new VBox(
                ControlFactory.label(help.title(), StyleClasses.STRONG),
                ControlFactory.label(context.words().text("phones.silence.note"), StyleClasses.NOTE));
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox head = ControlFactory.row(says, address);
        VBox panel = new VBox(Sizes.SMALL_GAP, head, causeColumns);
        panel.setId("silence");
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
        return panel;
    }

    private static Region cause(ArtFactory art, CausePicture cause, int number) {
        VBox says = new VBox(
                ControlFactory.label(number + ". " + cause.name(), StyleClasses.STRONG),
                ControlFactory.label(cause.remedy(), StyleClasses.NOTE));
        says.setAlignment(Pos.CENTER_LEFT);
        says.setMinWidth(0);
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox row = new HBox(
                Sizes.SMALL_GAP, new DrawingPane(art.phones().sign(cause.sign()), PICTURE, PICTURE_HEIGHT), says);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
