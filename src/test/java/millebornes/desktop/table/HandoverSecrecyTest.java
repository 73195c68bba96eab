package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SpeechSetting;
import millebornes.desktop.sound.VolumeSetting;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.CurtainExtent;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.SeatPhones;
import millebornes.session.flow.TableStateMachine;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// A hundred pairs of games, or as many as `-Dtwins` says, that differ only in hidden cards: the garage between two
/// people, over the foot and over everything, and that of a claim have the same scene in both, in every tenth pair the
/// same pixels, also half rolled down; the animations and sounds before it are the same and take the same time; and the
/// last act can be undone in both or in neither.
class HandoverSecrecyTest {

    private static final int PAIRS = Integer.getInteger("twins", 100);
    private static final int LOOKED_AT = 10;
    private static final int AT_ONCE = 25;
    private static final int EVERYBODY = 0b111;
    private static final double HALF_WAY = 0.5;
    private static final SpectatorState WATCH = SpectatorState.at(Pace.NORMAL);

    private int takenBack;
    private int claims;

    @Test
    void aHiddenHandLeavesNoTraceOnTheDoor() {
        List<Setup> tables = List.of(
                Setup.of(Editions.BOARD, TeamFormat.singles(3)),
                new Setup(Editions.BOARD, TeamFormat.singles(3), OptionChoices.NONE.scoring(ScoringMode.JUNIOR)));
        for (Setup setup : tables) {
            TableStage stage = TableStage.open(TestGames.game(setup, EVERYBODY, 1), TableStage.still(), 1024, 700);
            stage.act(tableStage -> tableStage.screen().hidden());
            Iterator<LookalikeSessions> twins = twins(setup).iterator();
            for (int compared = 0; compared < PAIRS / tables.size(); compared += AT_ONCE) {
                stage.act(tableStage -> {
                    for (int pair = 0; pair < AT_ONCE; pair++) {
                        compare(tableStage.screen().view(), twins.next(), pair % LOOKED_AT == 0);
                    }
                });
            }
        }
        assertThat(takenBack).as("doors at which something could be taken back").isGreaterThan(PAIRS / 5);
        assertThat(claims).isGreaterThan(PAIRS / 2);
    }

    private static Stream<LookalikeSessions> twins(Setup setup) {
        Random random = new Random(11);
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> TestGames.game(setup, EVERYBODY, seed))
                .flatMap(game -> LookalikeSessions.find(game, EVERYBODY, random).stream());
    }

    private void compare(GameTableView view, LookalikeSessions twinsSessions, boolean closely) {
        List<Object> one = told(view, twinsSessions.one(), twinsSessions.attack(), closely);
        List<Object> other = told(view, twinsSessions.other(), twinsSessions.attack(), closely);
        PixelSnapshot.assertAlike(one, other, twinsSessions.attack());
    }

    private List<Object> told(GameTableView view, Session session, Move.Attack attack, boolean closely) {
        List<Object> told = new ArrayList<>();
        TableStateMachine stateMachine = new TableStateMachine(session);
        if (!session.history().isEmpty()) {
            moved(session.history().getLast(), told);
        }
        told.add(stateMachine.undo());
        takenBack += stateMachine.undo() == millebornes.session.Session.Availability.POSSIBLE ? 1 : 0;
        assertThat(stateMachine.moment()).isInstanceOf(FlowState.Curtain.class);
        look(view, stateMachine, told, closely);
        stateMachine.raiseCurtain();
        session.play(attack);
        stateMachine.refresh();
        moved(session.history().getLast(), told);
        if (stateMachine.moment() instanceof FlowState.CoupFourreAsked asked) {
            claims++;
            stateMachine.claim(asked.seats().getFirst());
            look(view, stateMachine, told, closely);
        }
        return told;
    }

    /// What moves before the door falls, what is heard, and how long all of it takes at every pace.
    private static void moved(MatchTransition transition, List<Object> told) {
        VisibleHands noHands = new VisibleHands(Seating.NOBODY, Seating.NOBODY);
        MotionPlan plan = MotionPlanner.plan(
                transition.after().rules(),
                transition.before().round(),
                transition.events(),
                transition.after().round(),
                noHands);
        told.add(plan);
        for (Pace pace : Pace.values()) {
            told.add(SoundPlan.of(plan, pace, List.of(Livery.values())));
            told.add(TableDelays.at(pace));
            told.add(Arrays.asList(
                    TableDelays.at(pace).deaf(),
                    TableDelays.at(pace).thinking(transition.after().round().phase())));
        }
    }

    private static void look(GameTableView view, TableStateMachine stateMachine, List<Object> told, boolean closely) {
        for (CurtainExtent extent : CurtainExtent.values()) {
            HelpState help = new HelpState(
                    List.of(),
                    HintLevel.OFF,
                    null,
                    VolumeSetting.USUAL,
                    SpeechSetting.OFF,
                    stateMachine.undo(),
                    stateMachine.redo());
            PublicEventHistory history = PublicEventHistory.of(
                    stateMachine.session().history(), stateMachine.session().undone(), 0);
            TableViewState tableState = new TablePresenter(
                            stateMachine.session().game(),
                            Words.of(Language.FRENCH),
                            ShortcutLetters.USUAL,
                            extent,
                            SeatPhones.none(stateMachine.session().game()))
                    .present(stateMachine, history, WATCH, help);
            assertThat(tableState.overlay()).isInstanceOf(Overlay.CurtainOverlay.class);
            assertThat(tableState.hand().cards()).isEmpty();
            told.add(stateMachine.moment());
            told.add(tableState);
            view.show(tableState);
            view.applyCss();
            view.layout();
            told.addAll(NodeDescription.of(view));
            if (closely) {
                told.add(PixelSnapshot.of(view));
                CurtainView curtain = (CurtainView) view.lookup("#curtain");
                curtain.show(HALF_WAY);
                told.add(PixelSnapshot.of(view));
                curtain.show(0);
            }
        }
    }
}
