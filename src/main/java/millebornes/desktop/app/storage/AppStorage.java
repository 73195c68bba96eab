package millebornes.desktop.app.storage;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import millebornes.desktop.app.storage.DeferredFile.Sharing;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.saves.GameFolder;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.Voice;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.records.Album;
import millebornes.records.AlbumCodec;
import millebornes.records.DaysCodec;
import millebornes.records.DaysPlayed;
import millebornes.records.FinishedMatch;
import millebornes.records.ScoresCodec;
import millebornes.save.DataFolder;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Source;
import millebornes.save.ValueStore;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;
import millebornes.words.Language;

/// What is kept between two starts of the program, and what has to be said about it.
public final class AppStorage implements AutoCloseable {

    private final DeferredFile<LastSetup> lastSetupFile;
    private final DeferredFile<JsonObject> settings;
    private final DeferredFile<WindowPlacement> windows;
    private final GameFolder gameFolder;
    private final Path folder;
    private final FolderLock lock;
    private final StorageThread thread;
    private final AutosavedGamesStore games;
    private final List<String> misunderstood;
    private final DeferredFile<List<FinishedMatch>> scoresFile;
    private final DeferredFile<Album> album;
    private final DeferredFile<DaysPlayed> days;
    private final DeferredFile<SchoolProgress> school;
    private final List<String> notes = new ArrayList<>();
    private final List<String> restored = new ArrayList<>();
    private final ScreenContext context;

    /// Reads what is there.
    ///
    /// @param folder need not exist yet
    /// @param locale decides the language at the first start
    /// @param usualPace the pace until one is chosen
    /// @param sounds what has things heard
    public AppStorage(Path folder, Locale locale, Pace usualPace, SoundPlayer sounds) {
        this(folder, locale, usualPace, sounds, Voice.NONE);
    }

    /// @param voice what has sentences said
    public AppStorage(Path folder, Locale locale, Pace usualPace, SoundPlayer sounds, Voice voice) {
        this.folder = folder;
        this.lock = FolderLock.of(folder);
        this.thread = new StorageThread();
        this.games = new AutosavedGamesStore(new GameLibrary(DataFolder.games(folder)), lock, InstantSource.system());
        this.lastSetupFile = own("family.json", LastSetupCodec::write, LastSetupCodec::read, LastSetup.FIRST);
        this.settings = own("settings.json", Function.identity(), Function.identity(), new JsonObject());
        this.windows = own("window.json", WindowPlacement::write, WindowPlacement::read, WindowPlacement.FIRST);
        DeferredFile<Optional<Path>> folderFile =
                own("folder.json", GameFolderCodec::write, GameFolderCodec::read, Optional.empty());
        this.gameFolder = new GameFolder(folderFile.value(), chosen -> folderFile.change(_ -> Optional.of(chosen)));
        this.scoresFile = deferred(ScoresCodec.in(folder), Sharing.WITH_TERMINAL);
        this.album = deferred(AlbumCodec.in(folder), Sharing.WITH_TERMINAL);
        this.days = deferred(DaysCodec.in(folder), Sharing.WITH_TERMINAL);
        this.school = deferred(SchoolProgress.in(folder), Sharing.WITH_TERMINAL);
        note(lastSetupFile.source(), "family");
        note(scoresFile.source(), "scores");
        note(album.source(), "album");
        note(days.source(), "days");
        note(school.source(), "school");
        note(settings.source(), "settings");
        SettingsTable table = new SettingsTable(locale, usualPace);
        JsonObject settingsBefore = settings.value();
        this.context = new ScreenContext(Language.of(locale), AppearanceSettings.USUAL, usualPace, sounds, voice);
        this.misunderstood = table.read(settingsBefore, context);
        Runnable keep = () -> settings.change(_ -> table.write(context, settingsBefore));
        if (!misunderstood.isEmpty()) {
            settings.putAside();
            keep.run();
        }
        context.onChange(keep);
    }

    private <T> DeferredFile<T> own(
            String name, Function<T, JsonObject> write, Function<JsonObject, T> read, T otherwise) {
        return deferred(new StoredValue<>(folder.resolve(name), write, read, otherwise), Sharing.OWN);
    }

    private <T> DeferredFile<T> deferred(StoredValue<T> stored, Sharing sharing) {
        return new DeferredFile<>(stored, sharing, thread, lock::isMine);
    }

    /// Keys of words that name the settings of which the file said something that means nothing, so that they are as
    /// usual now. The file as it was is kept aside.
    public List<String> misunderstood() {
        return misunderstood;
    }

    /// How the window was left; what it says may not fit the screens of today.
    public WindowPlacement window() {
        return windows.value();
    }

    /// Keeps how the window is left.
    public void window(WindowPlacement placement) {
        windows.change(_ -> placement);
    }

    /// Returns when all that was to be kept until now is on the disk.
    public void settle() {
        games.settle();
        thread.settle();
    }

    /// Returns when all that was to be kept is on the disk, and lets the thread go that wrote it.
    @Override
    public void close() {
        games.close();
        thread.close();
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

    /// What players have chosen; every change of it is kept at once.
    public ScreenContext context() {
        return context;
    }

    /// The family that played last, and what.
    public ValueStore<LastSetup> families() {
        return lastSetupFile;
    }

    /// Finished matches, those of the terminal among them.
    public ValueStore<List<FinishedMatch>> scores() {
        return scoresFile;
    }

    /// The travel album, with what was stamped in the terminal.
    public ValueStore<Album> album() {
        return album;
    }

    /// The days of which the deal was played.
    public ValueStore<DaysPlayed> days() {
        return days;
    }

    /// What was solved in the driving school.
    public ValueStore<SchoolProgress> school() {
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

    private void note(Source source, String name) {
        switch (source) {
            case FILE, NOT_THERE -> {}
            case SECOND_COPY -> restored.add("note.copy." + name);
            case UNREADABLE -> notes.add("note." + name);
        }
    }
}
