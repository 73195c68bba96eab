package millebornes.desktop.app;

import millebornes.desktop.controls.LearnExits;
import millebornes.desktop.controls.ScoresExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.learn.FirstDriveScreen;
import millebornes.desktop.rules.RulesScreen;
import millebornes.desktop.scores.ScoreCars;
import millebornes.desktop.scores.ScoresScreen;
import millebornes.desktop.settings.SettingsScreen;
import millebornes.desktop.setup.KnownLiveries;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.LastSetupStore;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.records.ScoreStore;

/// The ways from the first page to those that belong to no match, and from there.
final class PageNavigator implements LearnExits, ScoresExits {

    private final MatchPages pages;
    private final ScreenHost shell;
    private final ScreenContext context;
    private final LastSetupStore families;
    private final ScoreStore scores;
    private final AlbumNavigator albums;

    /// @param families whose first person is taught, and whose cars everybody knows
    PageNavigator(
            MatchPages pages,
            ScreenHost shell,
            ScreenContext context,
            LastSetupStore families,
            ScoreStore scores,
            AlbumNavigator albums) {
        this.pages = pages;
        this.shell = shell;
        this.context = context;
        this.families = families;
        this.scores = scores;
        this.albums = albums;
    }

    void learn() {
        String learner = families.last().sitters().stream()
                .filter(SetupPlayer::isPerson)
                .map(SetupPlayer::name)
                .findFirst()
                .orElse("");
        shell.show(new FirstDriveScreen(context, learner, this));
    }

    @Override
    public void rules() {
        shell.show(new RulesScreen(context, RulesScreen.FIRST, this::home));
    }

    void scores() {
        LastSetup family = families.last();
        ScoreCars cars =
                new ScoreCars(KnownLiveries.byName(family), family.garage().outfits());
        shell.show(new ScoresScreen(context, scores, cars, this));
    }

    void settings() {
        shell.show(new SettingsScreen(context, this::home));
    }

    @Override
    public void home() {
        pages.home();
    }

    @Override
    public void newGame() {
        pages.setup();
    }

    @Override
    public void again() {
        learn();
    }

    @Override
    public void album() {
        albums.show("");
    }
}
