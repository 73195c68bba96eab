package millebornes.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import millebornes.desktop.Gallery;
import millebornes.engine.table.Livery;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

/// Shows every control in its usual states, on one sheet for each theme.
class ControlsSheetTest {

    private static final double HIGHEST = 73;

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void controlsAreReadable(ColourTheme theme) {
        var scene = Gallery.onToolkit(() -> sheet(new AppearanceSettings(theme, TextScale.NORMAL), 800));
        Gallery.check(scene, "controls-" + theme.name().toLowerCase(Locale.ROOT));
        var title = (Label) scene.lookup("." + StyleClasses.PAGE_TITLE);
        assertThat(title.getTextFill()).isEqualTo(theme.palette().color(ColourRole.INK));
        assertThat(title.getFont().getName()).isEqualTo("Jost Bold");
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void textGrowsWithTheScale(ColourTheme theme) {
        var usual = Gallery.onToolkit(() -> sheet(new AppearanceSettings(theme, TextScale.NORMAL), 800));
        var large = Gallery.onToolkit(() -> sheet(new AppearanceSettings(theme, new TextScale(150)), 1200));
        Gallery.check(large, "controls-150-" + theme.name().toLowerCase(Locale.ROOT));
        Gallery.check(usual, "controls-" + theme.name().toLowerCase(Locale.ROOT));
        assertThat(size(large)).isEqualTo(1.5 * size(usual));
    }

    /// At every text size a button of one line is high enough for a finger, and at the largest no higher than 72 px.
    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void buttonsOfOneLineStayLow(int percent) {
        Gallery.onToolkit(() -> {
            var icon = button("", StyleClasses.ICON_BUTTON);
            icon.setGraphic(new FontIcon(MaterialDesignH.HOME));
            var buttons = List.of(
                    button("Quitter"),
                    button("Quitter", StyleClasses.LARGE),
                    button("Quitter", StyleClasses.ANSWER),
                    button("Quitter", StyleClasses.SIGN),
                    icon,
                    new ToggleButton("Quitter"),
                    new MenuButton("Quitter"));
            var scene = new Scene(new FlowPane(buttons.toArray(Node[]::new)), 1280, 800);
            SceneStyler.scene(scene, new AppearanceSettings(ColourTheme.DAY, new TextScale(percent)));
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            assertThat(buttons)
                    .allSatisfy(button -> assertThat(button.getHeight())
                            .as(button.getStyleClass().toString())
                            .isBetween(Sizes.TARGET, HIGHEST));
            return true;
        });
    }

    private static double size(Scene scene) {
        return ((Label) scene.lookup("." + StyleClasses.PAGE_TITLE)).getFont().getSize();
    }

    private static Scene sheet(AppearanceSettings appearance, double height) {
        var page = styled(new VBox(20, new HBox(20, choices(), buttons()), foot()), StyleClasses.PAGE);
        page.setStyle("-fx-padding: 24 24 0 24");
        var scene = new Scene(page, 1280, height);
        SceneStyler.scene(scene, appearance);
        return scene;
    }

    private static Pane choices() {
        var combo = new ComboBox<String>();
        combo.getItems().addAll("Plateau", "Cartes");
        combo.getSelectionModel().selectFirst();
        var group = new ToggleGroup();
        var groove = styled(
                new HBox(toggle("Humain", group), toggle("Apprenti", group), toggle("As", group)), StyleClasses.GROOVE);
        group.selectToggle(group.getToggles().getFirst());
        var on = new ToggleSwitch("Prolongé");
        on.setSelected(true);
        var radio = new RadioButton("Deux contre deux");
        radio.setSelected(true);
        var check = new CheckBox("Aide");
        check.setSelected(true);
        return styled(
                new VBox(
                        12,
                        text("Nouvelle partie", StyleClasses.PAGE_TITLE),
                        text("Qui joue\u202f?", StyleClasses.PANEL_TITLE),
                        text("Le plus jeune joue en premier", StyleClasses.NOTE),
                        new TextField("Joueur 1"),
                        groove,
                        combo,
                        styled(new HBox(20, on, new ToggleSwitch("Accéléré")), StyleClasses.TILE),
                        styled(
                                new HBox(20, radio, check, new Hyperlink("La règle")),
                                StyleClasses.TILE,
                                StyleClasses.ACTIVE),
                        new Slider(0, 100, 40)),
                StyleClasses.PANEL);
    }

    private static Pane buttons() {
        var disabled = button("Pas encore", StyleClasses.PAPER_BUTTON);
        disabled.setDisable(true);
        var banner = styled(
                new VBox(text("À Joueur 1 de jouer", StyleClasses.PANEL_TITLE), text("Limité à 50", StyleClasses.NOTE)),
                StyleClasses.BANNER,
                StyleClasses.livery(Livery.A));
        var flow = new FlowPane(
                12,
                14,
                button("Jouer", StyleClasses.MAIN_BUTTON, StyleClasses.LARGE),
                button("Coup-fourré\u202f!", StyleClasses.GO_BUTTON, StyleClasses.LARGE),
                button("Continuer", StyleClasses.DARK_BUTTON, StyleClasses.LARGE),
                button("Voir ma main", StyleClasses.PAPER_BUTTON, StyleClasses.LARGE),
                button("Le détail des points"),
                button("Plus tard", StyleClasses.FLAT_BUTTON),
                disabled,
                banner);
        for (Livery livery : Livery.values()) {
            flow.getChildren()
                    .add(styled(
                            new VBox(text("Joueur", StyleClasses.PANEL_TITLE)),
                            StyleClasses.PLATE,
                            StyleClasses.livery(livery)));
        }
        flow.setPrefWrapLength(560);
        return styled(flow, StyleClasses.PANEL);
    }

    private static Pane foot() {
        var seats = new VBox(6);
        for (Livery livery : Livery.values()) {
            var seat = styled(
                    new HBox(
                            8,
                            text("Joueur " + livery.letter(), StyleClasses.SEAT_NAME),
                            text("375", StyleClasses.SEAT_NUMBER),
                            text("km", StyleClasses.SMALL),
                            text("1 225", StyleClasses.SEAT_NUMBER)),
                    StyleClasses.SEAT,
                    StyleClasses.livery(livery));
            if (livery.ordinal() % 2 == 0) {
                seat.getStyleClass().add(StyleClasses.ACTIVE);
            }
            seats.getChildren().add(seat);
        }
        var foot = new HBox(
                20,
                seats,
                button("Défausser", StyleClasses.PAPER_BUTTON, StyleClasses.FOOT_BUTTON),
                button("Indice", StyleClasses.FOOT_BUTTON),
                text("Quatre voitures, chacun pour soi", StyleClasses.LIVE_SENTENCE));
        foot.setStyle("-fx-padding: 16");
        return styled(foot, StyleClasses.FOOT, StyleClasses.livery(Livery.C));
    }

    private static ToggleButton toggle(String name, ToggleGroup group) {
        var toggle = new ToggleButton(name);
        toggle.setToggleGroup(group);
        return toggle;
    }

    private static Button button(String name, String... classes) {
        return styled(new Button(name), classes);
    }

    private static Label text(String text, String... classes) {
        return styled(new Label(text), classes);
    }

    private static <N extends Node> N styled(N node, String... classes) {
        node.getStyleClass().addAll(classes);
        return node;
    }
}
