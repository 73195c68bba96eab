package millebornes.desktop.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.desktop.table.HelpState;
import millebornes.desktop.table.PublicEventHistory;
import millebornes.desktop.table.SpectatorState;
import millebornes.desktop.table.TablePresenter;
import millebornes.desktop.table.TableViewState;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.engine.match.Match;
import millebornes.engine.table.Remedy;
import millebornes.session.RedoAvailability;
import millebornes.session.Session;
import millebornes.session.UndoAvailability;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// What the coach lets pass, marks and points at.
class LessonCoachTest {

    private final LessonPointer sight = new LessonPointer();
    private final Session session = LessonSession.begin(LessonReader.firstDrive(), Words.of(Language.FRENCH), "Anna")
            .session();
    private final LessonCoach teacher = new LessonCoach(
            new SimpleObjectProperty<>(
                    LessonProgressState.begin(LessonReader.firstDrive()).next()),
            sight);
    private final TableStateMachine flow = new TableStateMachine(session, teacher::allows);

    @Test
    void onlyTheExpectedCardStandsOut() {
        assertThat(seen().hand().cards())
                .filteredOn(held -> held.standing() == HeldCardState.PLAYABLE)
                .extracting(HeldCard::card)
                .containsExactly(Remedy.GREEN_LIGHT);
    }

    /// Before distances are learnt no car is ringed: nobody is to be chosen.
    @Test
    void noCarIsATargetUntilItsCardIsChosen() {
        assertThat(seen().targets()).isEmpty();
    }

    @Test
    void firstTheCardIsPointedAtThenWhereItGoes() {
        int place = session.match().round().hand(0).cards().indexOf(Remedy.GREEN_LIGHT);
        seen();
        assertThat(sight.target().get()).isEqualTo(new PointerTarget.HandCard(place));
        flow.choose(place);
        seen();
        assertThat(sight.target().get())
                .isIn(new PointerTarget.OnCar(0), new PointerTarget.Square(0, CarStop.GREEN_LIGHT));
    }

    /// The coach tells it: two voices would be one too many.
    @Test
    void theTableItselfIsSilent() {
        assertThat(seen().news()).isEmpty();
        assertThat(seen().banner().title()).isEmpty();
    }

    @Test
    void whatIsNotAllowedIsNotPlayed() {
        Match before = session.match();
        flow.choose(0);
        flow.discard();
        assertThat(session.match()).isEqualTo(before);
        assertThat(teacher.course().get().mistaken()).isTrue();
        flow.choose(session.match().round().hand(0).cards().indexOf(Remedy.GREEN_LIGHT));
        flow.playOn(0);
        assertThat(session.match().round().car(0).started()).isTrue();
    }

    private TableViewState seen() {
        TablePresenter painter = new TablePresenter(session.game(), Words.of(Language.FRENCH), ShortcutLetters.USUAL);
        return teacher.mark(painter.present(
                flow,
                PublicEventHistory.NONE,
                SpectatorState.at(Pace.OFF),
                new HelpState(
                        List.of(),
                        HintLevel.PLAYABLE,
                        null,
                        VolumeSetting.USUAL,
                        SpeechSetting.OFF,
                        UndoAvailability.NOTHING,
                        RedoAvailability.NOTHING)));
    }
}
