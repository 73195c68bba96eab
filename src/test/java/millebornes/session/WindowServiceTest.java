package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor.Provides;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The window is found on the module path by one file and on the class path by another.
class WindowServiceTest {

    @Test
    void bothWaysToStartFindTheSameWindow() throws IOException {
        Path listed = Path.of("resources", "META-INF", "services", DesktopLauncher.class.getName());
        List<String> onClassPath = Files.exists(listed) ? Files.readAllLines(listed) : List.of();
        List<String> onModulePath = Optional.ofNullable(
                        DesktopLauncher.class.getModule().getDescriptor())
                .stream()
                .flatMap(module -> module.provides().stream())
                .filter(provides -> provides.service().equals(DesktopLauncher.class.getName()))
                .map(Provides::providers)
                .flatMap(List::stream)
                .toList();
        assertThat(onClassPath).isEqualTo(onModulePath).hasSizeLessThan(2);
    }
}
