package millebornes.desktop.learn;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Words;

/// A running lesson: its game, and the learner's progress.
///
/// @param names the names of the learner and the rival
/// @param course the progress, which follows the moves of the session
record LessonSession(List<String> names, ObjectProperty<LessonProgressState> course, Session session) {

    private static final int SEATS = 2;

    /// A lesson at its first step.
    ///
    /// @param learner the learner's name; empty if none was given
    static LessonSession begin(Lesson lesson, Words words, String learner) {
        List<String> names = names(words, learner);
        ObjectProperty<LessonProgressState> course =
                new SimpleObjectProperty<>(null, "course", LessonProgressState.begin(lesson));
        Session session = Session.start(game(lesson, names), lesson.deck());
        session.onStep(_ -> course.set(course.get().moved()));
        return new LessonSession(names, course, session);
    }

    private static List<String> names(Words words, String learner) {
        String rival = words.text("learn.rival");
        boolean useful = !learner.isBlank() && !learner.equals(rival);
        return List.of(useful ? learner : words.text("learn.learner"), rival);
    }

    private static GameConfig game(Lesson lesson, List<String> names) {
        return new GameConfig(
                Setup.of(lesson.edition(), TeamFormat.singles(SEATS)),
                List.of(
                        new SeatPlayer.Human(names.getFirst()),
                        new SeatPlayer.Computer(names.getLast(), BotLevel.EASY)),
                0,
                0);
    }
}
