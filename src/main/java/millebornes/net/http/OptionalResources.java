package millebornes.net.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads resources that the program may lack.
final class OptionalResources {

    private OptionalResources() {}

    /// The content of a resource; empty if there is none of that name.
    static Optional<byte[]> read(String name) {
        try (@Nullable InputStream in = OptionalResources.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
