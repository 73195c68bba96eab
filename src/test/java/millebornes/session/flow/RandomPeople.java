package millebornes.session.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import millebornes.engine.match.Match;
import millebornes.session.RedoAvailability;
import millebornes.session.UndoAvailability;
import org.jspecify.annotations.Nullable;

/// People who press whatever is there to be pressed.
final class RandomPeople {

    private final TableStateMachine flow;
    private final Random random;
    private int takenBack;
    private int playedAgain;
    private @Nullable Match regretted;

    RandomPeople(TableStateMachine flow, long seed) {
        this.flow = flow;
        this.random = new Random(seed);
    }

    /// Presses one thing that the moment offers.
    void act() {
        switch (flow.moment()) {
            case FlowState.Curtain _ ->
                one(List.of(
                        flow::raiseCurtain, flow::raiseCurtain, flow::goBack, this::takeBackNow, this::playAgainNow));
            case FlowState.Turn turn -> turn(turn);
            case FlowState.CoupFourreAsked asked -> {
                List<Runnable> acts = new ArrayList<>();
                acts.add(flow::goOn);
                asked.seats().forEach(seat -> acts.add(() -> flow.claim(seat)));
                one(acts);
            }
            case FlowState.CoupFourreClaim _ ->
                one(List.of(flow::confirm, flow::understand, flow::goBack, flow::cover));
            case FlowState.AskedOnPhones _ -> throw new IllegalStateException("nobody has a phone here");
            case FlowState.Thinking thinking ->
                flow.answer(
                        thinking.seat(),
                        flow.session().computerTurn(thinking.seat()).move());
            case FlowState.ExtensionAsked _ -> one(List.of(flow::extend, flow::stop, flow::cover));
            case FlowState.RoundOver _ -> throw new IllegalStateException("nothing is left to be pressed");
        }
    }

    private void turn(FlowState.Turn turn) {
        int cards = flow.session().match().round().hand(turn.seat()).size();
        int cars = flow.session().match().round().cars().size();
        List<Runnable> acts = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int place = cards == 0 ? 0 : random.nextInt(cards);
            acts.add(() -> flow.pressCard(place));
            int car = random.nextInt(cars);
            acts.add(() -> flow.playOn(car));
        }
        acts.add(flow::discard);
        acts.add(flow::endTurn);
        acts.add(flow::declareStuck);
        acts.add(flow::dropChoice);
        if (random.nextInt(20) == 0) {
            acts.add(flow::cover);
            acts.add(this::takeBackNow);
            acts.add(this::playAgainNow);
        }
        one(acts);
    }

    /// Now and then somebody thinks again; nobody's cards come to light by it.
    private void takeBackNow() {
        if (random.nextInt(3) != 0) {
            return;
        }
        Match before = flow.session().match();
        UndoAvailability undo = flow.undo();
        OptionalInt looker = flow.looker();
        flow.takeBack();
        if (undo == UndoAvailability.POSSIBLE) {
            takenBack++;
            regretted = before;
            assertThat(flow.session().match()).isNotEqualTo(before);
            assertThat(flow.looker().isEmpty() || flow.looker().equals(looker))
                    .as("only cards that lay open may lie open")
                    .isTrue();
            if (takenBack % 2 == 1) {
                playAgainNow();
            }
        } else {
            assertThat(flow.session().match()).isEqualTo(before);
        }
    }

    /// Now and then somebody would rather have done it; what comes of it is what had come of it, and only cards lie open
    /// that lay open before.
    private void playAgainNow() {
        Match before = flow.session().match();
        RedoAvailability redo = flow.redo();
        OptionalInt looker = flow.looker();
        flow.playAgain();
        if (redo == RedoAvailability.POSSIBLE) {
            playedAgain++;
            assertThat(flow.session().match()).isEqualTo(regretted);
            assertThat(flow.looker().isEmpty() || flow.looker().equals(looker))
                    .as("only cards that lay open may lie open")
                    .isTrue();
        } else {
            assertThat(flow.session().match()).isEqualTo(before);
        }
    }

    /// How often something was played again that had been taken back.
    int playedAgain() {
        return playedAgain;
    }

    /// How often an act was taken back.
    int takenBack() {
        return takenBack;
    }

    private void one(List<Runnable> acts) {
        acts.get(random.nextInt(acts.size())).run();
    }
}
