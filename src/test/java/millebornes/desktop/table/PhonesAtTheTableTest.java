package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import millebornes.desktop.FocusWalk;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundEffect;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.SeatPhones;
import millebornes.session.flow.TestGames;
import millebornes.session.flow.TestPhones;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// The table while people have their cards on phones: who is waited for, whose phone is disconnected, and what the
/// table decides.
class PhonesAtTheTableTest {

    private static final int MOVES = 40;

    /// Four people some way into a round, seat 0 to play or to answer.
    private static Session session(boolean attacked, OptionChoices options) {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(4), options);
        for (long seed = 1; ; seed++) {
            Session session = Session.start(TestGames.game(setup, 0b1111, seed));
            Random random = new Random(seed);
            while (session.asked().isPresent()) {
                Phase phase = session.match().round().phase();
                boolean fits = attacked
                        ? phase instanceof Phase.CoupFourreWindow
                        : phase instanceof Phase.Turn turn && turn.seat() == 0;
                if (session.moves().size() >= MOVES && fits) {
                    return session;
                }
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                List<Move> telling = legal.stream()
                        .filter(move -> !(move instanceof Move.Discard))
                        .toList();
                List<Move> some = telling.isEmpty() ? legal : telling;
                session.play(some.get(random.nextInt(some.size())));
            }
        }
    }

    private static TestPhones phones(Session session, HandPlace firstPlace) {
        return new TestPhones(session.game())
                .put(0, firstPlace)
                .put(2, HandPlace.PHONE)
                .put(3, HandPlace.SILENT_PHONE);
    }

    private static ScreenContext look(Language language, ColourTheme theme, int percent) {
        return new ScreenContext(language, new AppearanceSettings(theme, new TextScale(percent)), Pace.OFF);
    }

    /// A sign is seen at the car, and the horn is heard, unless signs are switched off; the cards stay as they are.
    @Test
    void aSignIsSeenAtTheCar() throws Exception {
        Session session = session(false, OptionChoices.NONE);
        RecordingSoundPlayer player = new RecordingSoundPlayer();
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF, player);
        TableStage table = TableStage.open(session, context, 1280, 800, phones(session, HandPlace.PHONE));
        player.taken();
        TableViewState stateBefore = table.screen().picture();
        table.act(stage ->
                assertThat(stage.screen().showSign(2, PlayerEmote.HORN)).isTrue());
        assertThat(player.taken()).containsExactly(List.of(SoundEffect.TURN));
        assertThat(table.shows("#sign")).isTrue();
        assertThat(table.screen().picture()).isEqualTo(stateBefore);
        table.pictures("phones-sign");
        context.signs(EmoteSetting.HIDDEN);
        table.act(stage ->
                assertThat(stage.screen().showSign(2, PlayerEmote.HORN)).isFalse());
        assertThat(player.taken()).isEmpty();
    }

    /// Whose cards are open shows signs with keys, not two at once; the switch silences keys, too.
    @Test
    void aKeyShowsASignOfTheCurrentPlayer() {
        RecordingSoundPlayer player = new RecordingSoundPlayer();
        ScreenContext context = new ScreenContext(Language.ENGLISH, AppearanceSettings.USUAL, Pace.OFF, player);
        TableStage table = TableStage.open(
                TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 1, 1), context, 1280, 800);
        player.taken();
        context.signs(EmoteSetting.HIDDEN);
        TableMoments.key(table, KeyCode.K);
        assertThat(player.taken()).isEmpty();
        context.signs(EmoteSetting.SHOWN);
        TableMoments.key(table, KeyCode.K);
        assertThat(player.taken()).containsExactly(List.of(SoundEffect.TURN));
        assertThat(table.shows("#sign")).isTrue();
        TableMoments.key(table, KeyCode.K);
        assertThat(player.taken()).as("too soon").isEmpty();
    }

    @Test
    void everybodyWaitsForSomebodyWithAPhone() {
        Session session = session(false, OptionChoices.NONE);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800, phones(session, HandPlace.PHONE));
        assertThat(table.screen().flow().moment()).isEqualTo(new FlowState.AskedOnPhones(List.of(0)));
        assertThat(table.screen().picture().hand().cards()).isEmpty();
        assertThat(table.screen().picture().banner().title()).isEqualTo("À Anna de jouer");
        assertThat(table.screen().picture().banner().note()).isEqualTo("Sa main est sur son téléphone.");
        assertThat(table.screen().picture().seats().getFirst().spoken()).endsWith("Main sur le téléphone.");
        table.pictures("table-phones");
    }

    @Test
    void anAttackIsAnsweredOnThePhone() {
        Session session = session(true, OptionChoices.NONE);
        Phase.CoupFourreWindow window =
                (Phase.CoupFourreWindow) session.match().round().phase();
        TestPhones phones = new TestPhones(session.game()).put(window.car(), HandPlace.PHONE);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800, phones);
        assertThat(table.screen().picture().banner().title()).startsWith("À ").endsWith(" de répondre");
        assertThat(table.shows("#coup-fourre")).isFalse();
        table.pictures("table-phones-attacked");
    }

    @Test
    void aPhoneThatIsNotHeardIsWokenOrReplaced() {
        for (ColourTheme theme : ColourTheme.values()) {
            Session session = session(false, OptionChoices.NONE);
            TableStage table = TableStage.open(
                    session, look(Language.FRENCH, theme, 100), 1280, 800, phones(session, HandPlace.SILENT_PHONE));
            table.picture("table-phones-silent-" + theme.name().toLowerCase(Locale.ROOT));
        }
        large("table-phones-silent-150", 150, 1280, 800);
        large("table-phones-silent-200", 200, 1920, 1080);
        Session session = session(false, OptionChoices.NONE);
        TestPhones phones = phones(session, HandPlace.SILENT_PHONE);
        TableStage table = TableStage.open(session, look(Language.ENGLISH, ColourTheme.DAY, 100), 1024, 700, phones);
        table.picture("table-phones-silent-en-small");
        table.act(stage -> FocusWalk.assertThatEverythingSaysWhatItIs(stage.scene(), "table with phones"));
        assertThat(table.shows("#play-here")).isTrue();
        table.act(stage -> {
            ((Button) stage.scene().lookup("#play-here")).fire();
            stage.screen().followPhones();
        });
        assertThat(phones.places).doesNotContainKey(0);
        assertThat(table.screen().flow().moment()).isEqualTo(new FlowState.Curtain(0, FlowState.CurtainPurpose.TURN));
        assertThat(table.shows("#play-here")).isFalse();
    }

    private static void large(String name, int percent, double width, double height) {
        Session session = session(false, OptionChoices.NONE);
        TableExits exits = new SilentPhones(phones(session, HandPlace.SILENT_PHONE));
        ScreenCapture.check(
                name,
                look(Language.FRENCH, ColourTheme.DAY, percent),
                context -> new TableScreen(session, context, exits, TableDelays.NONE),
                width,
                height);
    }

    /// A table with phones in no window.
    private record SilentPhones(SeatPhones seats) implements TableExits {

        @Override
        public Optional<SeatPhones> phones() {
            return Optional.of(seats);
        }

        @Override
        public void roundOver(Session session) {}

        @Override
        public void leave(TableDestination destination) {}
    }

    @Test
    void theComputerPlaysForAPhone() throws Exception {
        Session session = session(false, OptionChoices.NONE);
        TestPhones phones = phones(session, HandPlace.SILENT_PHONE);
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800, phones);
        int before = session.moves().size();
        table.act(stage -> {
            ((Button) stage.scene().lookup("#let-computer-play")).fire();
            stage.screen().followPhones();
        });
        table.await(() -> session.moves().size() > before);
    }

    @Test
    void childrenWhoDoNotReadSeeWhoIsWaitedFor() {
        Session session = session(false, OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        TableStage table = TableStage.open(session, TableStage.still(), 1280, 800, phones(session, HandPlace.PHONE));
        table.picture("table-phones-junior");
    }

    @Test
    void nineByPhone() {
        Session session =
                Session.start(TestGames.game(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 0b111111111, 3));
        TestPhones phones = new TestPhones(session.game());
        for (int seat = 0; seat < 9; seat++) {
            phones.put(seat, seat == 4 ? HandPlace.SILENT_PHONE : HandPlace.PHONE);
        }
        TableStage.open(session, TableStage.still(), 1280, 800, phones).picture("table-phones-nine");
    }
}
