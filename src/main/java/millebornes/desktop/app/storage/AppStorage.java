package millebornes.desktop.app.storage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.scores.model.FinishedMatch;
import millebornes.desktop.screens.scores.model.ScoreStore;
import millebornes.desktop.screens.setup.model.LastSetup;
import millebornes.desktop.screens.setup.model.LastSetupStore;
import millebornes.desktop.sound.player.SoundPlayer;

/// What is kept between two starts of the program, and what has to be said about it.
public final class AppStorage {

    private final JsonFileStore<LastSetup> families;
    private final JsonFileStore<AppSettings> preferences;
    private final JsonFileStore<List<FinishedMatch>> scores;
    private final List<String> notes = new ArrayList<>();
    private final AppContext context;
    private LastSetup last;
    private List<FinishedMatch> games;

    /// Reads what is there.
    ///
    /// @param folder need not exist yet
    /// @param locale decides the language at the first start
    /// @param motion decides at the first start whether anything moves
    /// @param sounds what has things heard
    public AppStorage(Path folder, Locale locale, AppSettings.SystemMotion motion, SoundPlayer sounds) {
        this.families = new JsonFileStore<>(
                folder.resolve("family.json"), LastSetupCodec::write, LastSetupCodec::read, LastSetup.FIRST);
        this.preferences = new JsonFileStore<>(
                folder.resolve("settings.json"),
                AppSettings::write,
                AppSettings::read,
                AppSettings.usual(locale, motion));
        this.scores =
                new JsonFileStore<>(folder.resolve("scores.json"), ScoresCodec::write, ScoresCodec::read, List.of());
        this.last = note(families.find(), "note.family");
        this.games = note(scores.find(), "note.scores");
        this.context = note(preferences.find(), "note.settings").context(sounds);
        context.onChange(() -> preferences.keep(AppSettings.of(context)));
    }

    /// What players have chosen; every change of it is kept at once.
    public AppContext context() {
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

    public ScoreStore scores() {
        return new ScoreStore() {
            @Override
            public List<FinishedMatch> games() {
                return List.copyOf(games);
            }

            @Override
            public void add(FinishedMatch game) {
                if (!game.players().isEmpty()) {
                    List<FinishedMatch> more = new ArrayList<>(games);
                    more.add(game);
                    keep(more);
                }
            }

            @Override
            public void forget() {
                keep(List.of());
            }
        };
    }

    private void keep(List<FinishedMatch> all) {
        games = List.copyOf(all);
        scores.keep(games);
    }

    /// Keys of the sentences about what could not be read.
    public List<String> notes() {
        return List.copyOf(notes);
    }

    private <T> T note(JsonFileStore.ReadResult<T> found, String key) {
        if (found.state() == JsonFileStore.ReadStatus.UNREADABLE) {
            notes.add(key);
        }
        return found.value();
    }
}
