package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import millebornes.desktop.app.storage.SettingsCodec.StoredSettings;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.saves.GameFolder;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.LastSetupStore;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.Voice;
import millebornes.records.AlbumFile;
import millebornes.records.AlbumStore;
import millebornes.records.DaysFile;
import millebornes.records.DaysStore;
import millebornes.records.ScoreFile;
import millebornes.records.ScoreStore;
import millebornes.save.DataFolder;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Found;
import millebornes.save.StoredValue.Source;
import millebornes.school.SchoolFile;
import millebornes.school.SchoolStore;
import millebornes.session.AutosavedGamesStore;

/// What is kept between two starts of the program, and what has to be said about it.
public final class AppStorage implements AutoCloseable {

    private final JsonFileStore<LastSetup> families;
    private final JsonFileStore<StoredSettings> settings;
    private final JsonFileStore<WindowPlacement> windows;
    private final GameFolder gameFolder;
    private final Path folder;
    private final FolderLock lock;
    private final DeferredFileWriter writer;
    private final AutosavedGamesStore games;
    private final List<String> misunderstood;
    private final DeferredScoreStore scores;
    private final DeferredAlbumStore album;
    private final DeferredDaysStore days;
    private final DeferredSchoolStore school;
    private final List<String> notes = new ArrayList<>();
    private final List<String> restored = new ArrayList<>();
    private final ScreenContext context;
    private LastSetup last;
    private WindowPlacement window;

    /// Reads what is there.
    ///
    /// @param folder need not exist yet
    /// @param locale decides the language at the first start
    /// @param motion decides at the first start whether anything moves
    /// @param sounds what has things heard
    public AppStorage(Path folder, Locale locale, AppSettings.SystemMotion motion, SoundPlayer sounds) {
        this(folder, locale, motion, sounds, Voice.NONE);
    }

    /// @param voice what has sentences said
    public AppStorage(Path folder, Locale locale, AppSettings.SystemMotion motion, SoundPlayer sounds, Voice voice) {
        this.folder = folder;
        this.lock = FolderLock.of(folder);
        this.writer = new DeferredFileWriter(this::write);
        this.games = new AutosavedGamesStore(new GameLibrary(DataFolder.games(folder)), lock, InstantSource.system());
        this.families = JsonFileStore.of(
                folder.resolve("family.json"), writer, LastSetupCodec::write, LastSetupCodec::read, LastSetup.FIRST);
        AppSettings usual = AppSettings.usual(locale, motion);
        this.settings = JsonFileStore.of(
                folder.resolve("settings.json"),
                writer,
                SettingsCodec::write,
                json -> SettingsCodec.read(json, usual),
                new StoredSettings(usual, new JsonObject(), List.of()));
        this.windows = JsonFileStore.of(
                folder.resolve("window.json"),
                writer,
                WindowPlacement::write,
                WindowPlacement::read,
                WindowPlacement.FIRST);
        JsonFileStore<Optional<Path>> folders = JsonFileStore.of(
                folder.resolve("folder.json"), writer, GameFolderCodec::write, GameFolderCodec::read, Optional.empty());
        this.gameFolder = new GameFolder(folders.find().value(), chosen -> folders.keep(Optional.of(chosen)));
        this.scores = new DeferredScoreStore(new ScoreFile(folder), writer, lock::isMine);
        this.album = new DeferredAlbumStore(new AlbumFile(folder), writer, lock::isMine);
        this.days = new DeferredDaysStore(new DaysFile(folder), writer, lock::isMine);
        this.school = new DeferredSchoolStore(new SchoolFile(folder), writer, lock::isMine);
        this.last = note(families.find(), "family");
        this.window = windows.find().value();
        note(scores.begin(), "scores");
        note(album.begin(), "album");
        note(days.begin(), "days");
        note(school.begin(), "school");
        StoredSettings read = note(settings.find(), "settings");
        this.misunderstood = read.misunderstood();
        this.context = read.settings().context(sounds, voice);
        if (!misunderstood.isEmpty()) {
            settings.putAside();
            keep(read);
        }
        context.onChange(() -> keep(read));
    }

    private void keep(StoredSettings read) {
        settings.keep(read.with(AppSettings.of(context)));
    }

    /// Keys of words that name the settings of which the file said something that means nothing, so that they are as
    /// usual now. The file as it was is kept aside.
    public List<String> misunderstood() {
        return misunderstood;
    }

    /// How the window was left; what it says may not fit the screens of today.
    public WindowPlacement window() {
        return window;
    }

    /// Keeps how the window is left.
    public void window(WindowPlacement left) {
        window = left;
        windows.keep(left);
    }

    /// Returns when all that was to be kept until now is on the disk.
    public void settle() {
        games.settle();
        writer.settle();
    }

    /// Returns when all that was to be kept is on the disk, and lets the thread go that wrote it.
    @Override
    public void close() {
        games.close();
        writer.close();
        lock.close();
    }

    /// Where everything is kept.
    public Path folder() {
        return folder;
    }

    /// Where files of games were chosen last.
    public GameFolder gameFolder() {
        return gameFolder;
    }

    /// The games that are kept.
    public AutosavedGamesStore games() {
        return games;
    }

    /// Which of several windows writes into the folder.
    public FolderLock lock() {
        return lock;
    }

    /// What another window has taken over is left to it.
    private void write(Path file, String text) throws IOException {
        if (lock.isMine()) {
            StoredValue.writeText(file, text);
        }
    }

    /// What players have chosen; every change of it is kept at once.
    public ScreenContext context() {
        return context;
    }

    public LastSetupStore families() {
        return new LastSetupStore() {
            @Override
            public LastSetup last() {
                return last;
            }

            @Override
            public void remember(LastSetup family) {
                if (!family.equals(last)) {
                    last = family;
                    families.keep(family);
                }
            }
        };
    }

    /// Finished matches, those of the terminal among them.
    public ScoreStore scores() {
        return scores;
    }

    /// The travel album, with what was stamped in the terminal.
    public AlbumStore album() {
        return album;
    }

    /// The days of which the deal was played.
    public DaysStore days() {
        return days;
    }

    /// What was solved in the driving school.
    public SchoolStore school() {
        return school;
    }

    /// Keys of the sentences about what could not be read.
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /// Keys of words that name the files of which the second copy was taken.
    public List<String> restored() {
        return List.copyOf(restored);
    }

    private <T> T note(Found<T> found, String name) {
        note(found.source(), name);
        return found.value();
    }

    private void note(Source source, String name) {
        switch (source) {
            case FILE, NOT_THERE -> {}
            case SECOND_COPY -> restored.add("note.copy." + name);
            case UNREADABLE -> notes.add("note." + name);
        }
    }
}
