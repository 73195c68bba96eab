package millebornes.desktop.screens.exits;

import java.util.Optional;
import millebornes.session.Session;

/// The way to paper.
public interface PrintExits {

    /// What prints the score sheet; nothing offers it where there is nothing that does.
    default Optional<Runnable> printSheet(Session session) {
        return Optional.empty();
    }
}
