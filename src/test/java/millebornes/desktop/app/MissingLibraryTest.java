package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MissingLibraryTest {

    @Test
    void theLibraryThatTheSystemLacksIsFoundInWhatTheToolkitSays() {
        Throwable said = new UnsatisfiedLinkError(
                "/usr/lib/millebornes/lib/runtime/lib/libglass.so: libX11.so.6: cannot open shared object file: No such file");
        assertThat(JavaFxLauncher.missingLibrary(new RuntimeException(said))).contains("libX11.so.6");
        assertThat(JavaFxLauncher.missingLibrary(said)).contains("libX11.so.6");
    }

    @Test
    void anythingElseIsNoMissingLibrary() {
        assertThat(JavaFxLauncher.missingLibrary(new UnsupportedOperationException("Unable to open DISPLAY")))
                .isEmpty();
        assertThat(JavaFxLauncher.missingLibrary(new UnsatisfiedLinkError("no glass in java.library.path")))
                .isEmpty();
        assertThat(JavaFxLauncher.missingLibrary(new IllegalStateException("x: cannot open shared object file")))
                .isEmpty();
    }
}
