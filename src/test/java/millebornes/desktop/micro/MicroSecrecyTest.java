package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import millebornes.desktop.table.LookalikeSessions;
import millebornes.desktop.table.LookalikeSessions.SafetyHolding;
import millebornes.engine.rules.Event;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame.PlayedRound;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Two hundred pairs of games, or as many as `-Dtwins` says, that differ only in cards of the machine and of the draw
/// pile: every pixel, every text for screen readers and every sound is the same in both, up to an attack and after it.
class MicroSecrecyTest {

    private static final int PAIRS = Integer.getInteger("twins", 40);

    /// Games that are compared from their deal on are every so manyth; the others where they stand.
    private static final int WHOLE = 10;

    /// One person, in the first seat.
    private static final int PEOPLE = 0b01;

    private final MicroPresenter presenter = new MicroPresenter(Words.of(Language.FRENCH));

    @Test
    void whatTheMachineHoldsChangesNothingOnTheScreen() {
        Random random = new Random(17);
        Map<SafetyHolding, Integer> pairs = new EnumMap<>(SafetyHolding.class);
        List<LookalikeSessions> twins = LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(MicroSituations::game)
                .flatMap(game -> LookalikeSessions.find(game, PEOPLE, random).stream())
                .limit(PAIRS)
                .toList();
        int ways = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            LookalikeSessions nextSessions = twins.get(pair);
            assertThat(nextSessions.one().match().round())
                    .isNotEqualTo(nextSessions.other().match().round());
            if (pair % WHOLE == 0 && openings(nextSessions.one()).equals(openings(nextSessions.other()))) {
                ways++;
                assertThat(way(nextSessions.one()))
                        .as("the way to pair %d", pair)
                        .isEqualTo(way(nextSessions.other()));
            }
            assertThat(attacked(nextSessions, nextSessions.one()))
                    .as("pair %d", pair)
                    .isEqualTo(attacked(nextSessions, nextSessions.other()));
            pairs.merge(nextSessions.held(), 1, Integer::sum);
        }
        assertThat(ways)
                .as("games that the person has seen alike from the deal on")
                .isGreaterThan(PAIRS / WHOLE / 2);
        assertThat(pairs.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(PAIRS);
    }

    /// The screen tells the person's own cards apart, so the comparison could fail.
    @Test
    void whatThePersonHoldsIsSeen() {
        MicroGame game = game(Session.start(MicroSituations.game(1)), new ArrayList<>());
        MicroGame otherGame = game(Session.start(MicroSituations.game(2)), new ArrayList<>());
        assertThat(seen(game)).isNotEqualTo(seen(otherGame));
    }

    private static List<Event> openings(Session session) {
        return session.opening().events().stream()
                .map(event -> event.seenBy(MicroSituations.ANNA))
                .toList();
    }

    /// All that is noticed of the machine's attack, and of what the person does then, but for what is drawn.
    private List<Object> attacked(LookalikeSessions twinsSessions, Session session) {
        List<Object> told = new ArrayList<>();
        MicroGame game = game(session, told);
        told.addAll(seen(game));
        game.answer(game.machine(), twinsSessions.attack());
        told.addAll(seen(game));
        game.timeUp();
        told.addAll(seen(game));
        game.step(1);
        game.press();
        for (int card = 0; card <= game.hand().size(); card++) {
            told.addAll(seen(game));
            game.step(1);
        }
        game.back();
        told.addAll(seen(game));
        return told;
    }

    /// Everything that was seen from the deal on, move by move.
    private List<Object> way(Session session) {
        List<Object> told = new ArrayList<>();
        PlayedRound played =
                SavedSessionConverter.of(session, SaveMetadata.NONE).rounds().getFirst();
        Session secondSession = Session.start(session.game(), played.deck());
        told.addAll(seen(game(secondSession, told)));
        played.moves().forEach(move -> {
            secondSession.playLegal(move);
            told.addAll(seen(game(secondSession, told)));
        });
        return told;
    }

    private static MicroGame game(Session session, List<Object> told) {
        return new MicroGame(session, MicroSituations.NOWHERE, told::add);
    }

    private List<Object> seen(MicroGame game) {
        MicroViewState state = presenter.present(game);
        return List.of(game.moment(), state.spoken(), state.summary(), pixels(MicroPainter.paint(state)));
    }

    /// The whole picture, a sign for each pixel.
    private static String pixels(PixelCanvas canvas) {
        StringBuilder pixels = new StringBuilder(PixelCanvas.WIDTH * PixelCanvas.HEIGHT);
        for (int y = 0; y < PixelCanvas.HEIGHT; y++) {
            for (int x = 0; x < PixelCanvas.WIDTH; x++) {
                pixels.append((char) ('A' + canvas.at(x, y).ordinal()));
            }
        }
        return pixels.toString();
    }
}
