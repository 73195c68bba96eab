package millebornes.desktop.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.image.Image;

/// The window's icon, the last milestone of the road, from the files that also serve as icons of the installed program.
final class AppIconFactory {

    private AppIconFactory() {}

    /// The icon in several sizes, from which the system selects.
    static List<Image> images() {
        return Stream.of(16, 32, 48, 64, 128, 256).map(AppIconFactory::image).toList();
    }

    private static Image image(int side) {
        String file = "/icons/millebornes-" + side + ".png";
        try (var stream = AppIconFactory.class.getResourceAsStream(file)) {
            return new Image(Objects.requireNonNull(stream, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
