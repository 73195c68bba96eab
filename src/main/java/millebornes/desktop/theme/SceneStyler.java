package millebornes.desktop.theme;

import atlantafx.base.theme.PrimerLight;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.DialogPane;
import javafx.scene.paint.Color;
import org.kordamp.ikonli.javafx.FontIcon;

/// Applies [AppearanceSettings] to scenes: fonts, the controls' base stylesheet, the program's own, its colours, the
/// text size.
///
/// Popups and tooltips inherit the styles of their owner's scene. A dialog has a scene of its own and is styled with
/// [#dialog].
public final class SceneStyler {

    private static final String SHEET = "/theme/theme.css";
    private static final double ICON = 20;

    private SceneStyler() {}

    /// Styles a scene; styling it again with other settings changes it at once.
    public static void scene(Scene scene, AppearanceSettings appearance) {
        prepare();
        scene.getStylesheets().setAll(sheets(appearance));
        // The ground of every page: to clear the window takes a fraction of painting a page's background over it.
        scene.setFill(appearance.palette().color(ColourRole.MEADOW_1));
    }

    /// Styles a scene with a zoomed page: its popups are separate windows, and are zoomed separately.
    ///
    /// @param zoom the zoom of the page, 1 for none
    public static void scene(Scene scene, AppearanceSettings appearance, double zoom) {
        scene(scene, appearance);
        if (zoom > 1) {
            scene.getStylesheets()
                    .add(asUrl(".tooltip,.context-menu{-fx-font-size:" + body(appearance) * zoom + "px;}"));
        }
    }

    /// Styles a part of a page as if the page had these settings.
    public static void part(Parent part, AppearanceSettings appearance) {
        part.getStyleClass().add("root");
        part.getStylesheets().setAll(sheets(appearance));
    }

    /// Styles the pane of a dialog or alert.
    ///
    /// @param zoom the zoom of the window's page, 1 for none
    public static void dialog(DialogPane pane, AppearanceSettings appearance, double zoom) {
        prepare();
        pane.getStylesheets().setAll(sheets(appearance));
        if (zoom > 1) {
            pane.getStylesheets().add(asUrl(".root,.dialog-pane{-fx-font-size:" + body(appearance) * zoom + "px;}"));
        }
    }

    /// The stylesheets for those settings, for nodes that are styled without a scene.
    public static List<String> sheets(AppearanceSettings appearance) {
        var own = Objects.requireNonNull(SceneStyler.class.getResource(SHEET), SHEET)
                .toExternalForm();
        return List.of(own, asUrl(tokens(appearance)));
    }

    /// Sets the text size of a control, overriding its style, in px.
    public static void textSize(Parent control, double size) {
        control.setStyle("-fx-font-size:" + size + "px");
    }

    /// Sets the size of an icon, overriding its style, in px.
    public static void iconSize(FontIcon icon, double size) {
        icon.setIconSize((int) Math.round(size));
        // Its style names the font that its signs are in.
        icon.setStyle(icon.getStyle() + ";-fx-icon-size:" + size + "px;");
    }

    private static void prepare() {
        TypefaceWeight.load();
        // Compiled beforehand: reading the text form takes half a second at the start of the program.
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheetBSS());
    }

    private static String tokens(AppearanceSettings appearance) {
        var css = new StringBuilder(".root{-fx-font-size:")
                .append(body(appearance))
                .append("px;");
        for (Map.Entry<String, Color> role : new TreeMap<>(appearance.palette().colors()).entrySet()) {
            css.append("-mb-").append(role.getKey()).append(':').append(rgba(role.getValue()));
        }
        css.append('}');
        // In px for each scale: an icon is text set in its own size, so that an em of it would grow at every pass.
        css.append(".ikonli-font-icon{-fx-icon-size:")
                .append(appearance.textScale().of(ICON))
                .append("px;}");
        return css.toString();
    }

    private static double body(AppearanceSettings appearance) {
        return appearance.textScale().of(TextRole.BODY.size());
    }

    /// A colour in hexadecimal notation. The digits are computed one by one, since formatting by patterns would take
    /// several milliseconds for all roles, before the first page.
    private static String rgba(Color color) {
        return "#"
                + part(color.getRed())
                + part(color.getGreen())
                + part(color.getBlue())
                + part(color.getOpacity())
                + ";";
    }

    private static String part(double share) {
        return HexFormat.of().toHexDigits((byte) Math.round(share * 255));
    }

    private static String asUrl(String css) {
        return "data:text/css;charset=UTF-8;base64,"
                + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }

    /// Sets the text size of a part of a page.
    ///
    /// @param pixels the size of normal text there
    public static void letters(Node part, double pixels) {
        String style = "-fx-font-size: " + pixels + "px;";
        if (!style.equals(part.getStyle())) {
            part.setStyle(style);
        }
    }
}
