package millebornes.desktop.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.SceneryArt.RoadsideStop;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.RoadsideHeader;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Reports a crash calmly: first what has been saved and where, then where the report is, and how to continue.
final class CrashReportPaneFactory {

    private static final double WIDTH = 640;
    private static final double PICTURE = 232;
    private static final double TICK = 40;

    private CrashReportPaneFactory() {}

    /// The facts that are told to the player about a crash.
    ///
    /// @param text the key of the text about the game
    /// @param round the text about the round, empty without a game
    /// @param kept the file of the saved game, or empty if it is not saved
    /// @param report the report's file, or empty when it could not be written
    record Breakdown(String text, String round, Optional<Path> kept, Optional<Path> report) {}

    /// @param on continues from the last good state
    /// @param home goes to the home page
    static ModalPane of(ScreenContext context, Breakdown breakdown, Runnable on, Runnable home) {
        Words words = context.words();
        Button goOn = ControlFactory.button(
                "breakdown-on", words.text("breakdown.on"), on, StyleClasses.MAIN_BUTTON, StyleClasses.LARGE);
        goOn.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        goOn.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(goOn, Priority.ALWAYS);
        Button leave = ControlFactory.button("breakdown-home", words.text("breakdown.home"), home, StyleClasses.LARGE);
        leave.setGraphic(new FontIcon(MaterialDesignH.HOME));
        List<Button> buttons = new ArrayList<>(List.of(goOn, leave));
        VBox panel = new VBox(
                Sizes.PANEL_PADDING,
                RoadsideHeader.above(
                        context,
                        RoadsideStop.BREAKDOWN,
                        PICTURE,
                        ControlFactory.label(words.text("breakdown.title"), StyleClasses.PAGE_TITLE),
                        ControlFactory.label(words.text(breakdown.text()), StyleClasses.BODY)));
        breakdown.kept().ifPresent(file -> panel.getChildren().add(kept(context, breakdown.round(), file)));
        breakdown.report().ifPresent(file -> {
            Button copy = ControlFactory.button(
                    "breakdown-copy", words.text("breakdown.copy.brief"), () -> copy(file.toString()));
            copy.setGraphic(new FontIcon(MaterialDesignC.CONTENT_COPY));
            copy.setAccessibleText(words.text("breakdown.copy"));
            copy.setMinWidth(Region.USE_PREF_SIZE);
            copy.setTooltip(new Tooltip(words.text("breakdown.copy") + "\n" + file));
            buttons.add(copy);
            VBox says = new VBox(
                    ControlFactory.label(words.text("breakdown.report"), StyleClasses.STRONG),
                    ControlFactory.label(words.text("breakdown.note"), StyleClasses.NOTE));
            HBox.setHgrow(says, Priority.ALWAYS);
            panel.getChildren().add(ControlFactory.row(says, copy));
        });
        panel.getChildren().add(ControlFactory.row(leave, goOn));
        panel.setId("breakdown");
        panel.setPrefWidth(context.look().textScale().of(WIDTH));
        panel.setMinHeight(Region.USE_PREF_SIZE);
        goOn.setAccessibleHelp(words.text("breakdown.title") + " " + words.text(breakdown.text()));
        return new ModalPane(panel, buttons, on);
    }

    private static Node kept(ScreenContext context, String round, Path file) {
        Words words = context.words();
        Node tick = new DrawingPane(context.art().lesson().tick(), TICK, TICK);
        VBox says = new VBox(
                ControlFactory.label(words.text("breakdown.kept"), StyleClasses.STRONG),
                ControlFactory.label(round, StyleClasses.BODY));
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox kept = ControlFactory.row(tick, says);
        kept.getStyleClass().add(StyleClasses.TILE);
        Tooltip.install(kept, new Tooltip(file.toString()));
        return kept;
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
