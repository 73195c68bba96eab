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
        LessonProgressState course = LessonProgressState.begin(LESSON);
        List<Class<?>> learnt = new ArrayList<>();
        while (!course.isLast()) {
            switch (course.stage()) {
                case READ, DONE -> course = course.next();
                case WATCH -> course = played(session, course, requireNonNull(course.rival()), 1);
                case DO -> {
                    Move expected = requireNonNull(course.expected());
                    learnt.add(expected.getClass());
                    course = played(session, course, expected, 0);
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
        LessonProgressState start = LessonProgressState.begin(LESSON).next();
        assertThat(start.stage()).isEqualTo(LessonProgressState.StepState.DO);
        LessonProgressState mistaken = start.mistake();
        assertThat(mistaken.expected()).isEqualTo(start.expected());
        assertThat(mistaken.next()).isEqualTo(mistaken);
        assertThat(mistaken.moved().mistaken()).isFalse();
    }

    @Test
    void nobodyPlaysWhileSomethingIsRead() {
        LessonProgressState welcome = LessonProgressState.begin(LESSON);
        assertThat(welcome.pauses()).isTrue();
        assertThat(welcome.expected()).isNull();
        assertThat(welcome.rival()).isNull();
        LessonProgressState done = welcome.next().moved();
        assertThat(done.stage()).isEqualTo(LessonProgressState.StepState.DONE);
        assertThat(done.expected()).isNull();
        assertThat(done.next().stage()).isEqualTo(LessonProgressState.StepState.WATCH);
    }

    @Test
    void theLastStepStays() {
        LessonProgressState course =
                new LessonProgressState(LESSON, LESSON.steps().size() - 1, 0, false);
        assertThat(course.isLast()).isTrue();
        assertThat(course.next()).isEqualTo(course);
    }

    private static LessonProgressState played(Session session, LessonProgressState course, Move move, int seat) {
        assertThat(session.asked()).as(course.now().key()).hasValue(seat);
        assertThat(session.play(move)).as("%s in %s", move, course.now().key()).isNull();
        return course.moved();
    }

    private static Session session() {
        Setup setup = Setup.of(LESSON.edition(), TeamFormat.singles(2));
        List<SeatPlayer> players = List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Léo", BotLevel.EASY));
        return Session.start(new GameConfig(setup, players, 0, 0), LESSON.deck());
    }
}
