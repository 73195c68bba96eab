package millebornes.desktop.micro;

import java.util.List;
import java.util.function.Consumer;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.DeckComposition;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;

/// The pages before the game: the cards are presented until a key is pressed, then the person's name is asked for.
final class MicroTitleModel {

    /// The pages, in their order.
    public enum Page {
        /// the landscape, and the effect of the space bar
        OPENING,
        DISTANCES,
        HAZARDS,
        REMEDIES,
        SAFETIES,
        /// the landscape, and the name
        NAME;

        /// The page after this one; the last one stays.
        Page next() {
            return values()[Math.min(ordinal() + 1, values().length - 1)];
        }

        /// The page before this one; the first one stays.
        Page previous() {
            return values()[Math.max(ordinal() - 1, 0)];
        }
    }

    private final GameConfig game;
    private final Consumer<GameConfig> start;
    private final Runnable leave;
    private final Consumer<MicroCue> cues;
    private Page page = Page.OPENING;
    private MicroName name;

    /// @param game the game to be played; its person may already have a name
    /// @param start starts the game, under the name that was typed
    /// @param leave cancels it
    /// @param cues called with each sound
    public MicroTitleModel(GameConfig game, Consumer<GameConfig> start, Runnable leave, Consumer<MicroCue> cues) {
        this.game = game;
        this.start = start;
        this.leave = leave;
        this.cues = cues;
        this.name = MicroName.of(game.players().stream()
                .filter(SeatPlayer::isHuman)
                .map(SeatPlayer::name)
                .findFirst()
                .orElse(""));
    }

    public Page page() {
        return page;
    }

    public MicroName name() {
        return name;
    }

    /// The game that is to be played.
    public Setup setup() {
        return game.setup();
    }

    /// Turns the pages by hand.
    ///
    /// @param way -1 back, 1 on
    public void step(int way) {
        Page pageBefore = page;
        page = way > 0 ? page.next() : page.previous();
        if (page != pageBefore) {
            cues.accept(MicroCue.CURSOR);
        }
    }

    /// Turns the page after the time for reading it.
    public void timeUp() {
        page = page.next();
    }

    /// Ends the presentation, or starts the game.
    public void press() {
        cues.accept(MicroCue.CHOICE);
        if (page == Page.NAME) {
            start.accept(named());
        } else {
            page = Page.NAME;
        }
    }

    /// Leaves without a game.
    public void back() {
        leave.run();
    }

    /// Types a character of the name.
    public void type(String sign) {
        if (page == Page.NAME) {
            take(name.with(sign));
        }
    }

    /// Deletes the last character of the name.
    public void erase() {
        if (page == Page.NAME) {
            take(name.shorter());
        }
    }

    private void take(MicroName newName) {
        cues.accept(newName.equals(name) ? MicroCue.REFUSAL : MicroCue.CURSOR);
        name = newName;
    }

    /// The game to be started with the typed name; without one the person keeps the current name.
    private GameConfig named() {
        return game.withPlayers(game.players().stream().map(this::named).toList());
    }

    private SeatPlayer named(SeatPlayer player) {
        boolean other = !name.text().isEmpty() && !name.equals(MicroName.of(player.name()));
        return player instanceof SeatPlayer.Human human && other
                ? new SeatPlayer.Human(spelt(name.text()), human.help(), human.outfit())
                : player;
    }

    /// Converts a name that was typed in capitals to the usual spelling, with an initial capital.
    private static String spelt(String capitals) {
        StringBuilder spelt = new StringBuilder();
        for (int at = 0; at < capitals.length(); at++) {
            boolean first = at == 0 || !Character.isLetter(capitals.charAt(at - 1));
            spelt.append(first ? capitals.charAt(at) : Character.toLowerCase(capitals.charAt(at)));
        }
        return spelt.toString();
    }

    /// A name on the retro screen: at most seven characters that its font has, without spaces.
    ///
    /// @param text the text typed so far, in capitals
    record MicroName(String text) {

        /// The most characters of a name.
        public static final int MOST = 7;

        /// A name shortened to what the retro screen can show.
        public static MicroName of(String name) {
            String written = PixelLettering.written(name).replaceAll("[^\\p{L}\\p{N}-]", "");
            return new MicroName(written.substring(0, Math.min(MOST, written.length())));
        }

        /// The name with one more character; unchanged if it is full, or the font lacks the character.
        public MicroName with(String typed) {
            return of(text + typed);
        }

        /// The name without its last character.
        public MicroName shorter() {
            return new MicroName(text.substring(0, Math.max(0, text.length() - 1)));
        }
    }

    /// The view state of the title pages.
    ///
    /// @param subtitle on the sign below the game's name
    /// @param headline the page's title, or the question
    /// @param lines the texts about its cards
    /// @param key the effect of the space bar
    /// @param name the typed text; only on the page of the name
    /// @param deck the number of copies of each card
    /// @param spoken the page as text for screen readers
    record MicroTitleViewState(
            MicroTitleModel.Page page,
            String subtitle,
            String headline,
            List<String> lines,
            String key,
            String name,
            DeckComposition deck,
            String spoken) {

        public MicroTitleViewState {
            lines = List.copyOf(lines);
        }
    }
}
