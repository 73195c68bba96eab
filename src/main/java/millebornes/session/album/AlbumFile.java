package millebornes.session.album;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import millebornes.save.SharedFile;
import millebornes.save.UnreadableFile;
import org.jspecify.annotations.Nullable;

/// The file of the travel album, which the window and the terminal share.
///
/// Law: of several programs that stamp pages at the same time none loses a stamp of another's. May be used on any thread.
public final class AlbumFile {

    private static final String NAME = "album.json";
    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    private final Path file;

    /// @param home the program's own folder; neither it nor the file need be there
    public AlbumFile(Path home) {
        this.file = home.resolve(NAME);
    }

    /// The whole album; nobody has a page where there is no file.
    ///
    /// @throws IOException when the file cannot be read, or holds anything else
    public Album read() throws IOException {
        try {
            return album(Files.readString(file));
        } catch (NoSuchFileException _) {
            return Album.EMPTY;
        }
    }

    /// Stamps the pages of all who have played a match. A file that holds anything else is put aside before.
    ///
    /// @return what is new, for everybody who has got anything
    /// @throws IOException when it cannot be written; the file is what it was
    public List<Album.NewStamps> add(MatchMemories match) throws IOException {
        List<Album.NewStamps> fresh = new ArrayList<>();
        SharedFile.change(file, before -> {
            Album old = readable(before);
            Album all = old.with(match);
            fresh.clear();
            fresh.addAll(all.newSince(old));
            return GSON.toJson(AlbumCodec.write(all)) + System.lineSeparator();
        });
        return List.copyOf(fresh);
    }

    /// Gives a file that cannot be read another name, under which nobody looks for it but people.
    public void putAside() {
        UnreadableFile.putAside(file);
    }

    private Album readable(@Nullable String before) {
        try {
            return before == null ? Album.EMPTY : album(before);
        } catch (IOException _) {
            putAside();
            return Album.EMPTY;
        }
    }

    /// Whatever a file holds that is no album, there are many ways in which it is none.
    private static Album album(String text) throws IOException {
        try {
            return AlbumCodec.read(JsonParser.parseString(text).getAsJsonObject());
        } catch (RuntimeException wrong) {
            throw new IOException("no album", wrong);
        }
    }
}
