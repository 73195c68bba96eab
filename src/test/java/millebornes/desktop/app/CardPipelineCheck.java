package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import millebornes.desktop.Gallery;
import millebornes.desktop.ScreenKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Runs in the profile `gpu` only, beside the window tests of that profile.
class CardPipelineCheck {

    private static final String PIPELINE = "com.sun.prism.GraphicsPipeline";

    @TempDir
    private Path folder;

    /// Where OpenGL is missing the toolkit takes the software pipeline without a word, and the tests would prove nothing.
    @Test
    void windowsAreDrawnByOpenGl() throws ReflectiveOperationException {
        Object pipeline = Gallery.onToolkit(
                () -> Class.forName(PIPELINE).getMethod("getPipeline").invoke(null));
        assertThat(pipeline.getClass().getSimpleName()).isEqualTo("ES2Pipeline");
    }

    /// Pages, drives with a zoom, themes, languages, sizes and the end of a match, all in one window.
    @Test
    void aWholeVisitGoesWell() throws Exception {
        Path told = folder.resolve("told");
        int end = ScreenVisit.process(
                        List.of(), List.of("-Dprism.order=es2", "-Dprism.forceGPU=true"), new ScreenKind(1920, 1080, 1))
                .redirectErrorStream(true)
                .redirectOutput(told.toFile())
                .start()
                .waitFor();
        assertThat(end).as("end of the visit: %s", Files.readAllLines(told)).isZero();
    }
}
