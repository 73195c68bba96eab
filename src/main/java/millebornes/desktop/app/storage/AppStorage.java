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
import millebornes.desktop.saves.FileDialogFolder;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.sound.TextToSpeech;
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
import millebornes.save.SingleValueStore;
import millebornes.save.StoredValue;
import millebornes.save.StoredValue.Source;
import millebornes.school.SchoolProgress;
import millebornes.session.AutosavedGamesStore;
import millebornes.words.Language;

/// The stored data of the program, and notices about it.
public final class AppStorage implements AutoCloseable {

    private final DeferredFile<LastSetup> lastSetupFile;
    private final DeferredFile<JsonObject> settingsFile;
    private final DeferredFile<WindowPlacement> windows;
    private final FileDialogFolder gameFolder;
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

    /// Reads the stored data.
    ///
    /// @param folder may be missing
    /// @param locale decides the language at the first start
    /// @param usualPace the pace until one is chosen
    /// @param sounds plays sounds
    /// @param textToSpeech speaks sentences
    public AppStorage(Path folder, Locale locale, Pace usualPace, SoundPlayer sounds, TextToSpeech textToSpeech) {
        this.folder = folder;
        this.lock = FolderLock.of(folder);
        this.thread = new StorageThread();
        this.games = new AutosavedGamesStore(new GameLibrary(DataFolder.games(folder)), lock, InstantSource.system());
        this.lastSetupFile = own("family.json", LastSetupCodec::write, LastSetupCodec::read, LastSetup.FIRST);
        this.settingsFile = own("settings.json", Function.identity(), Function.identity(), new JsonObject());
        this.windows = own("window.json", WindowPlacement::write, WindowPlacement::read, WindowPlacement.FIRST);
        DeferredFile<Optional<Path>> folderFile =
                own("folder.json", FileDialogFolderCodec::write, FileDialogFolderCodec::read, Optional.empty());
        this.gameFolder =
                new FileDialogFolder(folderFile.value(), chosen -> folderFile.change(_ -> Optional.of(chosen)));
        this.scoresFile = deferred(ScoresCodec.in(folder), Sharing.WITH_TERMINAL);
        this.album = deferred(AlbumCodec.in(folder), Sharing.WITH_TERMINAL);
        this.days = deferred(DaysCodec.in(folder), Sharing.WITH_TERMINAL);
        this.school = deferred(SchoolProgress.in(folder), Sharing.WITH_TERMINAL);
        note(lastSetupFile.source(), "family");
        note(scoresFile.source(), "scores");
        note(album.source(), "album");
        note(days.source(), "days");
        note(school.source(), "school");
        note(settingsFile.source(), "settings");
        SettingsCodec codec = new SettingsCodec(locale, usualPace);
        JsonObject settingsBefore = settingsFile.value();
        this.context =
                new ScreenContext(Language.of(locale), AppearanceSettings.USUAL, usualPace, sounds, textToSpeech);
        this.misunderstood = codec.read(settingsBefore, context);
        Runnable keep = () -> settingsFile.change(_ -> codec.write(context, settingsBefore));
        if (!misunderstood.isEmpty()) {
            settingsFile.putAside();
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

    /// The text keys of the settings whose values in the file were invalid and are replaced by defaults. A copy of the
    /// original file is kept.
    public List<String> misunderstood() {
        return misunderstood;
    }

    /// The stored placement of the window, which may not fit today's screens.
    public WindowPlacement window() {
        return windows.value();
    }

    /// Stores the placement of the window.
    public void window(WindowPlacement placement) {
        windows.change(_ -> placement);
    }

    /// Returns when everything queued so far is on disk.
    public void settle() {
        games.settle();
        thread.settle();
    }

    /// Returns when everything is on disk, and ends the writing thread.
    @Override
    public void close() {
        games.close();
        thread.close();
        lock.close();
    }

    /// The data folder.
    public Path folder() {
        return folder;
    }

    /// The folder from which a saved game was opened, or into which one was saved, last.
    public FileDialogFolder gameFolder() {
        return gameFolder;
    }

    /// The saved games.
    public AutosavedGamesStore games() {
        return games;
    }

    /// The lock that decides which of several windows writes.
    public FolderLock lock() {
        return lock;
    }

    /// The current settings; every change is stored at once.
    public ScreenContext context() {
        return context;
    }

    /// The last set-up.
    public SingleValueStore<LastSetup> families() {
        return lastSetupFile;
    }

    /// The finished matches, including those of the terminal.
    public SingleValueStore<List<FinishedMatch>> scores() {
        return scoresFile;
    }

    /// The travel album, including the stamps of the terminal.
    public SingleValueStore<Album> album() {
        return album;
    }

    /// The days whose deal was played.
    public SingleValueStore<DaysPlayed> days() {
        return days;
    }

    /// The solved exercises of the driving school.
    public SingleValueStore<SchoolProgress> school() {
        return school;
    }

    /// The text keys of the messages about data that could not be read.
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /// The text keys of the names of files that were corrupt and have been restored from their second copy.
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
