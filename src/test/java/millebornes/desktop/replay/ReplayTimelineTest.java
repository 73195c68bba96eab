package millebornes.desktop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.SaveDetails;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

/// A game that is watched again: its steps, its rounds, what may be seen.
public class ReplayTimelineTest {

    @Test
    void theLastStepIsTheMatchAsItWasLeft() {
        SavedGame game = played(3, 60);
        ReplayTimeline model = ReplayTimeline.of(game);
        assertThat(PositionText.of(model.match(model.last())))
                .isEqualTo(PositionText.of(SavedSessionConverter.resume(game).match()));
        assertThat(model.match(0).round().cars()).allMatch(car -> car.km() == 0);
    }

    @Test
    void roundsAreFoundForwardAndBack() {
        ReplayTimeline model = ReplayTimeline.of(played(3, 10_000));
        assertThat(model.rounds()).hasSize(3).startsWith(0);
        int second = model.rounds().get(1);
        assertThat(model.roundOf(second)).isEqualTo(1);
        assertThat(model.roundOf(second - 1)).isZero();
        assertThat(model.roundBefore(second + 5)).isEqualTo(second);
        assertThat(model.roundBefore(second)).isZero();
        assertThat(model.roundAfter(second)).isEqualTo(model.rounds().get(2));
        assertThat(model.roundAfter(model.last())).isEqualTo(model.last());
        assertThat(model.match(second).round().cars()).allMatch(car -> car.km() == 0);
    }

    @Test
    void everyCoupFourreIsMarkedWhereItWas() {
        ReplayTimeline model = ReplayTimeline.of(played(3, 10_000));
        List<Integer> steps = IntStream.rangeClosed(0, model.last())
                .filter(step -> model.events(step).stream().anyMatch(Event.CoupFourreDeclared.class::isInstance))
                .boxed()
                .toList();
        assertThat(steps).isNotEmpty();
        assertThat(model.marks())
                .extracting(ReplayTimeline.CoupFourreMark::step)
                .isEqualTo(steps);
    }

    /// The card of a step is the one that its move names; a deal and a turn that ends have none.
    @Test
    void theCardOfAStepIsTheOneThatWasPlayedOrThrownAway() {
        SavedGame game = played(3, 60);
        ReplayTimeline model = ReplayTimeline.of(game);
        assertThat(model.card(0)).isEmpty();
        for (int step = 1; step <= model.last(); step++) {
            Move move = model.upTo(step).rounds().getLast().moves().getLast();
            if (!(move instanceof Move.CoupFourre) && !(move instanceof Move.Decline)) {
                assertThat(model.card(step)).as("step " + step).isEqualTo(Optional.ofNullable(move.card()));
            }
        }
        ReplayTimeline whole = ReplayTimeline.of(played(3, 10_000));
        assertThat(whole.marks())
                .isNotEmpty()
                .allSatisfy(mark -> assertThat(whole.card(mark.step())).contains(mark.safety()));
    }

    /// Law: as long as the match is not over, no hand and no drawn card is told.
    @Test
    void handsLieOpenOnlyWhenTheMatchIsOver() {
        ReplayTimeline running = ReplayTimeline.of(played(3, 60));
        assertThat(running.isOpen()).isFalse();
        for (int step = 0; step <= running.last(); step++) {
            for (int seat = 0; seat < 3; seat++) {
                assertThat(running.hand(step, seat)).isEmpty();
            }
            assertThat(running.events(step))
                    .noneMatch(event -> event instanceof Event.Drew drew && drew.card() != null)
                    .noneMatch(event -> event instanceof Event.Dealt dealt && dealt.hand() != null);
        }
        ReplayTimeline over = ReplayTimeline.of(played(3, 10_000));
        assertThat(over.isOpen()).isTrue();
        assertThat(over.hand(0, 1)).hasSize(6);
    }

    /// A match of three rounds between computer players, as far as so many moves lead.
    public static SavedGame played(int seats, int moves) {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(seats)).with(chosen -> chosen.rounds(3));
        List<SeatPlayer> players = List.of("Anna", "Papi", "Léa", "Gaston").subList(0, seats).stream()
                .<SeatPlayer>map(name -> new SeatPlayer.Computer(name, BotLevel.EASY))
                .toList();
        Session session = Session.start(new GameConfig(setup, players, 0, 7412));
        for (int move = 0; move < moves && !session.match().isOver(); move++) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                session.playLegal(
                        session.computerTurn(session.asked().getAsInt()).move());
            }
        }
        return SavedSessionConverter.of(session, SaveDetails.NONE.withName("Bons baisers"));
    }
}
