package millebornes.desktop.postcard;

import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;
import millebornes.words.Words;

/// What the file of a picture is called, and what is said when it cannot be written.
final class PictureFileName {

    /// How the name of every such file ends.
    public static final String ENDING = ".png";

    private PictureFileName() {}

    /// The name that is proposed, made of edition and day; every system takes it, and files stand in the order of their
    /// days: `Mille Bornes Plateau 2026-11-22.png`.
    public static String proposed(Words words, MatchReport report) {
        String edition = words.text("edition." + report.game().setup().edition().id());
        String plain = (words.text("app.title") + " " + edition).replaceAll("[^\\p{L}\\p{N} -]", "");
        return plain.strip() + " " + report.day() + ENDING;
    }

    /// The file for a name that somebody has chosen. Where the ending is missing it is put on; since nobody was asked
    /// about that name, a file that has it already is left alone, and the next free number is taken.
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

    /// Why a picture could not be written and what would help, in a sentence.
    public static String refusal(Words words, Path file, Exception failure) {
        boolean closed = failure instanceof AccessDeniedException || failure instanceof ReadOnlyFileSystemException;
        return words.text(closed ? "postcard.protected" : "postcard.disk", String.valueOf(file.getFileName()));
    }
}
