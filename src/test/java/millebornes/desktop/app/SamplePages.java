package millebornes.desktop.app;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.exits.HomeExits;
import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.exits.ScoresExits;
import millebornes.desktop.screens.exits.SetupExits;
import millebornes.desktop.screens.home.HomeScreen;
import millebornes.desktop.screens.learn.FirstDriveScreen;
import millebornes.desktop.screens.rules.RulesScreen;
import millebornes.desktop.screens.scores.ScoresScreen;
import millebornes.desktop.screens.settings.SettingsScreen;
import millebornes.desktop.screens.setup.SetupScreen;
import millebornes.desktop.screens.setup.model.LastSetup;
import millebornes.desktop.screens.setup.model.LastSetupStore;
import millebornes.session.scores.FinishedMatch;
import millebornes.session.scores.FinishedMatch.Outcome;
import millebornes.session.scores.FinishedMatch.PlayerResult;
import millebornes.session.scores.ScoreStore;

/// The pages beside the table, as a family that has played once sees them; no button of them leads anywhere.
final class SamplePages {

    private static final Map<String, Function<AppSettingsModel, AppScreen>> PAGES = Map.of(
            "home",
            context -> new HomeScreen(context, nowhere(HomeExits.class), null),
            "setup",
            context -> new SetupScreen(context, new Family(), () -> 7, nowhere(SetupExits.class)),
            "settings",
            context -> new SettingsScreen(context, () -> {}),
            "scores",
            context -> new ScoresScreen(context, new Scores(), nowhere(ScoresExits.class)),
            "rules",
            context -> new RulesScreen(context, RulesScreen.FIRST, () -> {}),
            "learn",
            context -> new FirstDriveScreen(context, "Anna", nowhere(LearnExits.class)));

    private SamplePages() {}

    /// A page by its name: home, setup, settings, scores, rules or learn.
    static Function<AppSettingsModel, AppScreen> named(String page) {
        return Objects.requireNonNull(PAGES.get(page));
    }

    /// Exits that lead nowhere; for those that answer nothing.
    static <T> T nowhere(Class<T> exits) {
        return exits.cast(Proxy.newProxyInstance(exits.getClassLoader(), new Class<?>[] {exits}, (_, _, _) -> null));
    }

    private static final class Family implements LastSetupStore {

        @Override
        public LastSetup last() {
            return LastSetup.FIRST;
        }

        @Override
        public void remember(LastSetup family) {}
    }

    private static final class Scores implements ScoreStore {

        @Override
        public List<FinishedMatch> games() {
            return List.of(new FinishedMatch(
                    "board",
                    List.of(
                            new PlayerResult("Anna", Outcome.WON, 5150, 1975, 2),
                            new PlayerResult("Papi", Outcome.LOST, 3300, 1300, 1))));
        }

        @Override
        public void add(FinishedMatch game) {}

        @Override
        public void forget() {}
    }
}
