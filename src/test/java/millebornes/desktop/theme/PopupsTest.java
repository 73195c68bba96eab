package millebornes.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Popups have the same appearance as their scene.
class PopupsTest {

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void theListOfAComboBoxWearsTheScenesLook(ColourTheme theme) {
        var combo = Gallery.onToolkit(() -> {
            var box = new ComboBox<String>();
            box.getItems().addAll("Plateau", "Cartes", "Allonge");
            box.getSelectionModel().selectFirst();
            var scene = new Scene(new StackPane(box), 400, 300);
            SceneStyler.scene(scene, new AppearanceSettings(theme, TextScale.NORMAL));
            var stage = new Stage();
            stage.setScene(scene);
            stage.show();
            box.show();
            return box;
        });
        var popup = Gallery.onToolkit(() -> Window.getWindows().stream()
                .filter(window -> window.getScene() != null && window.getScene().lookup(".combo-box-popup") != null)
                .findFirst()
                .orElseThrow());
        Patience.settle();
        Gallery.check(popup.getScene(), "popup-" + theme.name().toLowerCase(Locale.ROOT));
        var ink = Gallery.onToolkit(() -> popup.getScene().getRoot().lookupAll(".list-cell").stream()
                .filter(ListCell.class::isInstance)
                .map(cell -> ((ListCell<?>) cell).getTextFill())
                .findFirst()
                .orElseThrow());
        Gallery.onToolkit(() -> {
            ((Stage) combo.getScene().getWindow()).close();
            return true;
        });
        assertThat(ink).isEqualTo(theme.palette().color(ColourRole.INK));
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void aDialogCanBeDressedLikeAScene(ColourTheme theme) {
        var pane = Gallery.onToolkit(() -> {
            var alert = new Alert(
                    Alert.AlertType.CONFIRMATION, "La partie est enregistrée.", ButtonType.OK, ButtonType.CANCEL);
            alert.setHeaderText("Quitter la partie ?");
            SceneStyler.dialog(alert.getDialogPane(), new AppearanceSettings(theme, TextScale.NORMAL), 1);
            alert.show();
            return alert.getDialogPane();
        });
        Gallery.check(pane.getScene(), "dialog-" + theme.name().toLowerCase(Locale.ROOT));
        var ink = Gallery.onToolkit(() -> {
            var label = (Label) pane.lookup(".content.label");
            pane.getScene().getWindow().hide();
            return label.getTextFill();
        });
        assertThat(ink).isEqualTo(theme.palette().color(ColourRole.INK));
    }
}
