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
import millebornes.session.Session;
import millebornes.session.Session.Availability;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The moves that the coach allows, and the places that it marks and points at.
class LessonCoachTest {

    private final PointerTargetLocator pointer = new PointerTargetLocator();
    private final Session session = LessonSession.begin(LessonReader.firstDrive(), Words.of(Language.FRENCH), "Anna")
            .session();
    private final LessonCoach coach = new LessonCoach(
            new SimpleObjectProperty<>(
                    LessonProgressState.begin(LessonReader.firstDrive()).next()),
            pointer);
    private final TableStateMachine stateMachine = new TableStateMachine(session, coach::allows);

    @Test
    void onlyTheExpectedCardStandsOut() {
        assertThat(seen().hand().cards())
                .filteredOn(held -> held.cardState() == HeldCardState.PLAYABLE)
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
        assertThat(pointer.target().get()).isEqualTo(new PointerTarget.HandCard(place));
        stateMachine.choose(place);
        seen();
        assertThat(pointer.target().get())
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
        Match matchBefore = session.match();
        stateMachine.choose(0);
        stateMachine.discard();
        assertThat(session.match()).isEqualTo(matchBefore);
        assertThat(coach.course().get().mistaken()).isTrue();
        stateMachine.choose(session.match().round().hand(0).cards().indexOf(Remedy.GREEN_LIGHT));
        stateMachine.playOn(0);
        assertThat(session.match().round().car(0).started()).isTrue();
    }

    private TableViewState seen() {
        TablePresenter presenter = new TablePresenter(session.game(), Words.of(Language.FRENCH), ShortcutLetters.USUAL);
        return coach.mark(presenter.present(
                stateMachine,
                PublicEventHistory.NONE,
                SpectatorState.at(Pace.OFF),
                new HelpState(
                        List.of(),
                        HintLevel.PLAYABLE,
                        null,
                        VolumeSetting.USUAL,
                        SpeechSetting.OFF,
                        Availability.NOTHING,
                        Availability.NOTHING)));
    }
}
