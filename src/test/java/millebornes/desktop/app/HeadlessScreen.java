package millebornes.desktop.app;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeModel;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javafx.stage.Stage;

/// The screen of JavaFX's headless platform in any size and at any output scale. The platform itself has only 1,000 ×
/// 1,000 px at scale 1, and copies every frame of a window pixel by pixel into an invisible screen.
final class HeadlessScreen {

    private static final String GLASS = "com.sun.glass.ui.";
    private static final String WINDOW = "com/sun/glass/ui/headless/HeadlessWindow.class";

    /// What its window does with pixels of that screen.
    private static final Set<String> COPYING = Set.of("blit", "clearRect");

    private static final int DEPTH = 32;
    private static final int DOTS_PER_INCH = 96;

    private HeadlessScreen() {}

    /// Writes the platform's window into a folder, without the copying of frames. It counts where the folder stands before
    /// JavaFX on a class path.
    static void writeBlindWindow(Path folder) throws IOException {
        ClassFile format = ClassFile.of();
        ClassTransform blind = ClassTransform.transformingMethods(
                method -> COPYING.contains(method.methodName().stringValue()), (method, part) -> {
                    if (part instanceof CodeModel) {
                        method.withCode(CodeBuilder::return_);
                    } else {
                        method.with(part);
                    }
                });
        try (InputStream window = Stage.class.getModule().getResourceAsStream(WINDOW)) {
            Path file = folder.resolve(WINDOW);
            Files.createDirectories(file.getParent());
            Files.write(file, format.transformClass(format.parse(window.readAllBytes()), blind));
        }
    }

    /// Exchanges the screen before a window is shown, in a process in which JavaFX lies on the class path. On the
    /// JavaFX thread.
    ///
    /// @param width in pixels, as `height`; a window that fills it has as many px as that divided by the scale
    static void resize(int width, int height, double scale) {
        try {
            Class<?> type = Class.forName(GLASS + "Screen");
            Object screens = Array.newInstance(type, 1);
            Array.set(screens, 0, screen(type, width, height, (float) scale));
            Object application = Class.forName(GLASS + "Application")
                    .getMethod("GetApplication")
                    .invoke(null);
            Field known = application.getClass().getDeclaredField("screens");
            known.setAccessible(true);
            known.set(application, screens);
            Method changed = type.getMethod("notifySettingsChanged");
            changed.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JavaFX has another headless platform", e);
        }
    }

    /// Its area in px of the desktop, then in pixels, then what of it windows may use.
    private static Object screen(Class<?> type, int width, int height, float scale)
            throws ReflectiveOperationException {
        int wide = (int) (width / scale);
        int high = (int) (height / scale);
        Constructor<?> made = type.getDeclaredConstructors()[0];
        made.setAccessible(true);
        return made.newInstance(
                0L,
                DEPTH,
                0,
                0,
                wide,
                high,
                0,
                0,
                width,
                height,
                0,
                0,
                wide,
                high,
                DOTS_PER_INCH,
                DOTS_PER_INCH,
                scale,
                scale,
                scale,
                scale);
    }
}
