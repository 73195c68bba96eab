package millebornes.session.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import millebornes.engine.match.Match;
import millebornes.session.Session.Availability;
import org.jspecify.annotations.Nullable;

/// People who press anything that can be pressed.
final class RandomPeople {

    private final TableStateMachine stateMachine;
    private final Random random;
    private int takenBack;
    private int playedAgain;
    private @Nullable Match regrettedMatch;

    RandomPeople(TableStateMachine stateMachine, long seed) {
        this.stateMachine = stateMachine;
        this.random = new Random(seed);
    }

    /// Presses one thing that the moment offers.
    void act() {
        switch (stateMachine.moment()) {
            case FlowState.Curtain _ ->
                one(List.of(
                        stateMachine::raiseCurtain,
                        stateMachine::raiseCurtain,
                        stateMachine::goBack,
                        this::takeBackNow,
                        this::playAgainNow));
            case FlowState.Turn turn -> turn(turn);
            case FlowState.CoupFourreAsked asked -> {
                List<Runnable> acts = new ArrayList<>();
                acts.add(stateMachine::goOn);
                asked.seats().forEach(seat -> acts.add(() -> stateMachine.claim(seat)));
                one(acts);
            }
            case FlowState.CoupFourreClaim _ ->
                one(List.of(
                        stateMachine::confirm, stateMachine::understand, stateMachine::goBack, stateMachine::cover));
            case FlowState.AskedOnPhones _ -> throw new IllegalStateException("nobody has a phone here");
            case FlowState.Thinking thinking ->
                stateMachine.answer(
                        thinking.seat(),
                        stateMachine.session().computerTurn(thinking.seat()).move());
            case FlowState.ExtensionAsked _ ->
                one(List.of(stateMachine::extend, stateMachine::stop, stateMachine::cover));
            case FlowState.RoundOver _ -> throw new IllegalStateException("nothing is left to be pressed");
        }
    }

    private void turn(FlowState.Turn turn) {
        int cards = stateMachine.session().match().round().hand(turn.seat()).size();
        int cars = stateMachine.session().match().round().cars().size();
        List<Runnable> acts = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int place = cards == 0 ? 0 : random.nextInt(cards);
            acts.add(() -> stateMachine.pressCard(place));
            int car = random.nextInt(cars);
            acts.add(() -> stateMachine.playOn(car));
        }
        acts.add(stateMachine::discard);
        acts.add(stateMachine::endTurn);
        acts.add(stateMachine::declareStuck);
        acts.add(() -> stateMachine.select(null));
        if (random.nextInt(20) == 0) {
            acts.add(stateMachine::cover);
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
        Match matchBefore = stateMachine.session().match();
        Availability undo = stateMachine.undo();
        OptionalInt looker = stateMachine.looker();
        stateMachine.takeBack();
        if (undo == Availability.POSSIBLE) {
            takenBack++;
            regrettedMatch = matchBefore;
            assertThat(stateMachine.session().match()).isNotEqualTo(matchBefore);
            assertThat(stateMachine.looker().isEmpty() || stateMachine.looker().equals(looker))
                    .as("only cards that lay open may lie open")
                    .isTrue();
            if (takenBack % 2 == 1) {
                playAgainNow();
            }
        } else {
            assertThat(stateMachine.session().match()).isEqualTo(matchBefore);
        }
    }

    /// Now and then somebody would rather have done it; what comes of it is what had come of it, and only cards lie open
    /// that lay open before.
    private void playAgainNow() {
        Match matchBefore = stateMachine.session().match();
        Availability redo = stateMachine.redo();
        OptionalInt looker = stateMachine.looker();
        stateMachine.playAgain();
        if (redo == Availability.POSSIBLE) {
            playedAgain++;
            assertThat(stateMachine.session().match()).isEqualTo(regrettedMatch);
            assertThat(stateMachine.looker().isEmpty() || stateMachine.looker().equals(looker))
                    .as("only cards that lay open may lie open")
                    .isTrue();
        } else {
            assertThat(stateMachine.session().match()).isEqualTo(matchBefore);
        }
    }

    /// How often something was redone that had been undone.
    int playedAgain() {
        return playedAgain;
    }

    /// How often an act was undone.
    int takenBack() {
        return takenBack;
    }

    private void one(List<Runnable> acts) {
        acts.get(random.nextInt(acts.size())).run();
    }
}
