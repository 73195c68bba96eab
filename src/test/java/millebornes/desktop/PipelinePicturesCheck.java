package millebornes.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.image.Image;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Law: the pipeline of a graphics card draws what the software pipeline draws, but for the smoothing of edges.
///
/// Runs in the profile `gpu` only, after both have drawn the gallery.
class PipelinePicturesCheck {

    private static final Path SOFTWARE = Path.of("target", "pipelines", "software");
    private static final Path CARD = Path.of("target", "pipelines", "card");

    /// Each of them has drawn at least so many pictures.
    private static final int PICTURES = 50;

    static List<String> pictures() throws IOException {
        try (Stream<Path> files = Files.list(SOFTWARE)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void thereIsMuchToCompare() throws IOException {
        assertThat(pictures()).hasSizeGreaterThan(PICTURES);
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void bothPipelinesDrawTheSame(String name) {
        assertThat(PictureDifference.between(picture(SOFTWARE, name), picture(CARD, name)))
                .isEmpty();
    }

    private static Image picture(Path folder, String name) {
        Image picture =
                Gallery.onToolkit(() -> new Image(folder.resolve(name).toUri().toString()));
        assertThat(picture.getException()).as("%s in %s", name, folder).isNull();
        return picture;
    }
}
