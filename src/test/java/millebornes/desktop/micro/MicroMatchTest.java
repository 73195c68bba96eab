package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.micro.MicroQuestion.MicroOption;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// A whole match in a window, with only two arrow keys and the space bar.
class MicroMatchTest implements MicroExits {

    private static final long SEED = 11;
    private static final int MOST_KEYS = 20_000;

    private final Map<KeyCode, Integer> keys = new EnumMap<>(KeyCode.class);
    private final List<String> ways = new ArrayList<>();
    private boolean claimedInVain;

    @Test
    void aMatchIsPlayedWithTwoArrowsAndTheSpaceBar() {
        ScreenContext context = ScreenCapture.context(Language.FRENCH);
        List<MicroScreen> screens = new ArrayList<>();
        Parent root = ScreenWindow.open(
                context,
                () -> {
                    screens.add(new MicroScreen(
                            Session.start(MicroSituations.game(SEED)), context, this, MicroDelays.NONE));
                    return screens.getFirst();
                },
                1024,
                700);
        MicroGame game = screens.getFirst().game();
        Robot robot = Gallery.onToolkit(Robot::new);
        int rounds = 0;
        while (!ways.contains("again")) {
            Patience.until(() -> !(game.moment() instanceof MicroGameState.Thinking), "it thinks for ever");
            boolean points = game.moment() instanceof MicroGameState.Points;
            rounds += points ? 1 : 0;
            for (KeyCode key : Gallery.onToolkit(() -> next(game))) {
                Gallery.onToolkit(() -> {
                    robot.keyType(key);
                    return true;
                });
                keys.merge(key, 1, Integer::sum);
            }
            assertThat(keys.values().stream().mapToInt(Integer::intValue).sum()).isLessThan(MOST_KEYS);
            assertThat(root.isFocused()).isTrue();
        }
        assertThat(keys.keySet()).containsExactlyInAnyOrder(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.SPACE);
        assertThat(ways).containsExactly("over", "again");
        assertThat(rounds).isEqualTo(game.session().match().number()).isGreaterThan(1);
        assertThat(game.session().match().totals()).anyMatch(points -> points >= 5000);
        assertThat(game.session().moves()).anyMatch(Move.CoupFourre.class::isInstance);
        assertThat(claimedInVain).isTrue();
    }

    /// Where things move, the car is on its way first and stands where it has come to in the end.
    @Test
    void aCarIsSeenDriving() {
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.FAST);
        List<MicroScreen> screens = new ArrayList<>();
        ScreenWindow.open(
                context,
                () -> {
                    screens.add(new MicroScreen(MicroSituations.attacked(), context, this, MicroDelays.NONE));
                    return screens.getFirst();
                },
                1024,
                700);
        MicroScreen screen = screens.getFirst();
        int before = screen.shownKm();
        Gallery.onToolkit(() -> {
            screen.game().press();
            screen.game().press();
            screen.game().press();
            screen.hidden();
            screen.shown();
            assertThat(screen.shownKm()).as("it sets off").isEqualTo(before);
            return true;
        });
        Patience.until(() -> screen.shownKm() == before + 25, "it does not arrive");
        assertThat(screen.state().person().km()).isEqualTo(before + 25);
    }

    /// What a person would press now who plays as well as a simple player.
    private List<KeyCode> next(MicroGame game) {
        return switch (game.moment()) {
            case MicroGameState.Choice choice ->
                way(
                        choice.cursor(),
                        word(game, choice),
                        choice.question().options().size());
            case MicroGameState.CardChoice choice ->
                way(choice.cursor(), card(game, choice), game.hand().size() + 1);
            case MicroGameState.Points _, MicroGameState.Telling _ -> List.of(KeyCode.SPACE);
            case MicroGameState.Thinking _ -> List.of();
        };
    }

    private int word(MicroGame game, MicroGameState.Choice choice) {
        MicroOption option = switch (choice.question()) {
            case FIRST -> isClaim(game) || !claimedInVain ? MicroOption.COUP_FOURRE : MicroOption.DRAW;
            case SECOND -> move(game) instanceof Move.Discard ? MicroOption.DISCARD : MicroOption.PLAY;
            case AGAIN -> MicroOption.YES;
            case SURE -> MicroOption.NO;
            case PAUSE -> MicroOption.GO_ON;
        };
        return choice.question().options().indexOf(option);
    }

    /// The first card that is claimed with is the wrong one; after that the place behind the cards leads back.
    private int card(MicroGame game, MicroGameState.CardChoice choice) {
        List<Card> hand = game.hand();
        return switch (choice.use()) {
            case PLAY, DISCARD -> hand.indexOf(cardOf(move(game)));
            case COUP_FOURRE -> {
                if (game.complaint() != null) {
                    claimedInVain = true;
                    yield hand.size();
                }
                yield isClaim(game) && claimedInVain
                        ? hand.indexOf(((Phase.CoupFourreWindow)
                                        game.session().match().round().phase())
                                .hazard()
                                .safety())
                        : 0;
            }
        };
    }

    private static boolean isClaim(MicroGame game) {
        return game.session().match().round().phase() instanceof Phase.CoupFourreWindow window
                && game.hand().contains(window.hazard().safety());
    }

    private static Move move(MicroGame game) {
        return new YardstickBot().choose(game.session().view(game.person()), 0).move();
    }

    private static Card cardOf(Move move) {
        Card card = move.card();
        if (card == null) {
            throw new AssertionError(move + " is none of a turn");
        }
        return card;
    }

    /// The shorter way round, and the space bar.
    private static List<KeyCode> way(int from, int to, int places) {
        List<KeyCode> way = new ArrayList<>();
        int right = Math.floorMod(to - from, places);
        int left = Math.floorMod(from - to, places);
        for (int step = 0; step < Math.min(left, right); step++) {
            way.add(right <= left ? KeyCode.RIGHT : KeyCode.LEFT);
        }
        way.add(KeyCode.SPACE);
        return way;
    }

    @Override
    public void leave(TableDestination destination) {
        ways.add(destination.name());
    }

    @Override
    public void matchOver(Session session) {
        ways.add("over");
    }

    @Override
    public void abandoned(Session session) {
        ways.add("abandoned");
    }

    @Override
    public void anotherGame(Session sessionBefore) {
        ways.add("again");
    }
}
