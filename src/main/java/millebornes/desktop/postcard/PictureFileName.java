package millebornes.desktop.postcard;

import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;
import millebornes.words.Words;

/// The name of a picture file, and the message when it cannot be written.
final class PictureFileName {

    /// The extension of a picture file.
    public static final String ENDING = ".png";

    private PictureFileName() {}

    /// The proposed name, made of edition and date. It is valid on every system, and sorts by date: `Mille Bornes
    /// Plateau 2026-11-22.png`.
    public static String proposed(Words words, MatchReport report) {
        String edition = words.text("edition." + report.game().setup().edition().id());
        String plain = (words.text("app.title") + " " + edition).replaceAll("[^\\p{L}\\p{N} -]", "");
        return plain.strip() + " " + report.day() + ENDING;
    }

    /// The file for a chosen name. A missing extension is added; since the user was not asked about replacing a file of
    /// that longer name, an existing one is kept and the next free number is appended.
    public static Path written(Path chosen) {
        String name = String.valueOf(chosen.getFileName());
        if (name.toLowerCase(Locale.ROOT).endsWith(ENDING)) {
            return chosen;
        }
        Path file = chosen.resolveSibling(name + ENDING);
        for (int number = 2; Files.exists(file); number++) {
            file = chosen.resolveSibling(name + " " + number + ENDING);
        }
        return file;
    }

    /// The sentence that says why a picture could not be written and what would help.
    public static String refusal(Words words, Path file, Exception failure) {
        boolean closed = failure instanceof AccessDeniedException || failure instanceof ReadOnlyFileSystemException;
        return words.text(closed ? "postcard.protected" : "postcard.disk", String.valueOf(file.getFileName()));
    }
}
