package millebornes.desktop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

/// The timeline of a replay: its steps, its rounds, and what is visible.
public class ReplayTimelineTest {

    @Test
    void theLastStepIsTheMatchAsItWasLeft() {
        SavedGame game = played(3, 60);
        ReplayTimeline timeline = ReplayTimeline.of(game);
        assertThat(PositionText.of(timeline.match(timeline.last())))
                .isEqualTo(PositionText.of(SavedSessionConverter.resume(game).match()));
        assertThat(timeline.match(0).round().cars()).allMatch(car -> car.km() == 0);
    }

    @Test
    void roundsAreFoundForwardAndBack() {
        ReplayTimeline timeline = ReplayTimeline.of(played(3, 10_000));
        assertThat(timeline.rounds()).hasSize(3).startsWith(0);
        int second = timeline.rounds().get(1);
        assertThat(timeline.roundOf(second)).isEqualTo(1);
        assertThat(timeline.roundOf(second - 1)).isZero();
        assertThat(timeline.roundBefore(second + 5)).isEqualTo(second);
        assertThat(timeline.roundBefore(second)).isZero();
        assertThat(timeline.roundAfter(second)).isEqualTo(timeline.rounds().get(2));
        assertThat(timeline.roundAfter(timeline.last())).isEqualTo(timeline.last());
        assertThat(timeline.match(second).round().cars()).allMatch(car -> car.km() == 0);
    }

    @Test
    void everyCoupFourreIsMarkedWhereItWas() {
        ReplayTimeline timeline = ReplayTimeline.of(played(3, 10_000));
        List<Integer> steps = IntStream.rangeClosed(0, timeline.last())
                .filter(step -> timeline.events(step).stream().anyMatch(Event.CoupFourreDeclared.class::isInstance))
                .boxed()
                .toList();
        assertThat(steps).isNotEmpty();
        assertThat(timeline.marks())
                .extracting(ReplayTimeline.CoupFourreMark::step)
                .isEqualTo(steps);
    }

    /// The card of a step is the one that its move names; a deal and a turn that ends have none.
    @Test
    void theCardOfAStepIsTheOneThatWasPlayedOrThrownAway() {
        SavedGame game = played(3, 60);
        ReplayTimeline timeline = ReplayTimeline.of(game);
        assertThat(timeline.card(0)).isEmpty();
        for (int step = 1; step <= timeline.last(); step++) {
            Move move = timeline.upTo(step).rounds().getLast().moves().getLast();
            if (!(move instanceof Move.CoupFourre) && !(move instanceof Move.Decline)) {
                assertThat(timeline.card(step)).as("step " + step).isEqualTo(Optional.ofNullable(move.card()));
            }
        }
        ReplayTimeline wholeTimeline = ReplayTimeline.of(played(3, 10_000));
        assertThat(wholeTimeline.marks())
                .isNotEmpty()
                .allSatisfy(mark -> assertThat(wholeTimeline.card(mark.step())).contains(mark.safety()));
    }

    /// Law: as long as the match is not over, no hand and no drawn card is told.
    @Test
    void handsLieOpenOnlyWhenTheMatchIsOver() {
        ReplayTimeline runningTimeline = ReplayTimeline.of(played(3, 60));
        assertThat(runningTimeline.isOpen()).isFalse();
        for (int step = 0; step <= runningTimeline.last(); step++) {
            for (int seat = 0; seat < 3; seat++) {
                assertThat(runningTimeline.hand(step, seat)).isEmpty();
            }
            assertThat(runningTimeline.events(step))
                    .noneMatch(event -> event instanceof Event.Drew drew && drew.card() != null)
                    .noneMatch(event -> event instanceof Event.Dealt dealt && dealt.hand() != null);
        }
        ReplayTimeline overTimeline = ReplayTimeline.of(played(3, 10_000));
        assertThat(overTimeline.isOpen()).isTrue();
        assertThat(overTimeline.hand(0, 1)).hasSize(6);
    }

    /// The last cards of a seat are those that it has shown since the deal, the newest first.
    @Test
    void theLastCardsAreThoseOfTheRound() {
        ReplayTimeline timeline = ReplayTimeline.of(played(3, 10_000));
        Map<Integer, List<Card>> shown = new HashMap<>();
        for (int step = 0; step <= timeline.last(); step++) {
            int at = step;
            if (timeline.rounds().contains(step)) {
                shown.clear();
            }
            timeline.mover(step)
                    .ifPresent(seat -> timeline.card(at)
                            .ifPresent(card -> shown.computeIfAbsent(seat, _ -> new ArrayList<>())
                                    .addFirst(card)));
            for (int seat = 0; seat < 3; seat++) {
                List<Card> cards = shown.getOrDefault(seat, List.of());
                assertThat(timeline.lastCards(step, seat, 2))
                        .as("seat %d after step %d", seat, step)
                        .isEqualTo(cards.subList(0, Math.min(2, cards.size())));
            }
        }
    }

    /// A match of three rounds between computer players, as far as so many moves lead.
    public static SavedGame played(int seats, int moves) {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(seats)).with(choices -> choices.rounds(3));
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
        return SavedSessionConverter.of(session, SaveMetadata.NONE.withName("Bons baisers"));
    }
}
