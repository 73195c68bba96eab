package millebornes.desktop.learn;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
import millebornes.engine.table.Safety;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The first drive, played on the engine without a window.
class LessonTest {

    private static final Lesson LESSON = LessonReader.firstDrive();

    @Test
    void theEnginePlaysEveryMoveOfTheScript() {
        Session session = session();
        LessonProgressState progressState = LessonProgressState.begin(LESSON);
        List<Class<?>> learnt = new ArrayList<>();
        while (!progressState.isLast()) {
            switch (progressState.stage()) {
                case READ, DONE -> progressState = progressState.next();
                case WATCH -> progressState = played(session, progressState, requireNonNull(progressState.rival()), 1);
                case DO -> {
                    Move expectedMove = requireNonNull(progressState.expected());
                    learnt.add(expectedMove.getClass());
                    progressState = played(session, progressState, expectedMove, 0);
                }
            }
        }
        assertThat(learnt).contains(Move.Play.class, Move.Attack.class, Move.Decline.class, Move.CoupFourre.class);
        Car car = session.match().round().car(0);
        assertThat(car.km()).isEqualTo(300);
        assertThat(car.hazards().isEmpty()).isTrue();
        assertThat(car.wears(Safety.EXTRA_TANK)).isTrue();
        assertThat(car.coupsFourres().contains(Safety.DRIVING_ACE)).isTrue();
        assertThat(session.asked()).hasValue(0);
    }

    @Test
    void everyStepHasItsSentences() {
        assertThat(Language.values()).allSatisfy(language -> isTold(Words.of(language)));
    }

    private static void isTold(Words words) {
        assertThat(LESSON.steps()).allSatisfy(step -> {
            Stream<String> needed =
                    step.expected() == null ? Stream.of("title", "say") : Stream.of("title", "do", "done");
            assertThat(needed.map(part -> "learn." + step.key() + "." + part)).allMatch(words::has);
        });
    }

    @Test
    void aMistakeIsForgottenWithTheNextMoveAndLeadsNowhere() {
        LessonProgressState startState = LessonProgressState.begin(LESSON).next();
        assertThat(startState.stage()).isEqualTo(LessonProgressState.StepState.DO);
        LessonProgressState mistakenState = startState.mistake();
        assertThat(mistakenState.expected()).isEqualTo(startState.expected());
        assertThat(mistakenState.next()).isEqualTo(mistakenState);
        assertThat(mistakenState.moved().mistaken()).isFalse();
    }

    @Test
    void nobodyPlaysWhileSomethingIsRead() {
        LessonProgressState welcomeState = LessonProgressState.begin(LESSON);
        assertThat(welcomeState.pauses()).isTrue();
        assertThat(welcomeState.expected()).isNull();
        assertThat(welcomeState.rival()).isNull();
        LessonProgressState doneState = welcomeState.next().moved();
        assertThat(doneState.stage()).isEqualTo(LessonProgressState.StepState.DONE);
        assertThat(doneState.expected()).isNull();
        assertThat(doneState.next().stage()).isEqualTo(LessonProgressState.StepState.WATCH);
    }

    @Test
    void theLastStepStays() {
        LessonProgressState progressState =
                new LessonProgressState(LESSON, LESSON.steps().size() - 1, 0, false);
        assertThat(progressState.isLast()).isTrue();
        assertThat(progressState.next()).isEqualTo(progressState);
    }

    private static LessonProgressState played(Session session, LessonProgressState progressState, Move move, int seat) {
        assertThat(session.asked()).as(progressState.now().key()).hasValue(seat);
        assertThat(session.play(move))
                .as("%s in %s", move, progressState.now().key())
                .isNull();
        return progressState.moved();
    }

    private static Session session() {
        Setup setup = Setup.of(LESSON.edition(), TeamFormat.singles(2));
        List<SeatPlayer> players = List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Léo", BotLevel.EASY));
        return Session.start(new GameConfig(setup, players, 0, 0), LESSON.deck());
    }
}
