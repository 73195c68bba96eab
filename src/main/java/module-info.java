/// The whole game: a rules engine without a toolkit, computer players, and the ways in.
///
/// Nothing is exported as a library: the toolkit alone may make the window. A package is opened only to the library that
/// reads it by reflection.
module millebornes {
    requires atlantafx.base;
    requires com.google.gson;
    requires info.picocli;
    requires io.nayuki.qrcodegen;
    requires java.desktop;
    requires java.logging;
    requires javafx.controls;
    requires org.controlsfx.controls;
    requires org.jline.terminal;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;
    requires static org.jspecify;

    uses millebornes.session.DesktopLauncher;

    provides millebornes.session.DesktopLauncher with
            millebornes.desktop.app.JavaFxLauncher;

    exports millebornes.desktop.app to
            javafx.graphics;

    opens millebornes.cli to
            info.picocli;
    opens millebornes.desktop.theme to
            javafx.controls;
}
