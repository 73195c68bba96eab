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
/// people, over the foot and over everything, and that of a claim look alike on the scene, in every tenth pair down to
/// the pixels, half rolled down as well; what leads there moves and sounds alike and takes as long; and the last act can be taken back in both or
/// in neither.
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
            stage.act(it -> it.screen().hidden());
            Iterator<LookalikeSessions> twins = twins(setup).iterator();
            for (int compared = 0; compared < PAIRS / tables.size(); compared += AT_ONCE) {
                stage.act(it -> {
                    for (int pair = 0; pair < AT_ONCE; pair++) {
                        compare(it.screen().view(), twins.next(), pair % LOOKED_AT == 0);
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

    private void compare(GameTableView view, LookalikeSessions twins, boolean closely) {
        List<Object> one = told(view, twins.one(), twins.attack(), closely);
        List<Object> other = told(view, twins.other(), twins.attack(), closely);
        assertThat(other).hasSameSizeAs(one);
        for (int i = 0; i < one.size(); i++) {
            if (one.get(i) instanceof PixelSnapshot here && other.get(i) instanceof PixelSnapshot there) {
                assertThat(here.farthest(there)).as("shades at part %d", i).isLessThan(PixelSnapshot.UNSEEN);
            } else {
                assertThat(other.get(i)).as("part %d of %s", i, twins.attack()).isEqualTo(one.get(i));
            }
        }
    }

    private List<Object> told(GameTableView view, Session session, Move.Attack attack, boolean closely) {
        List<Object> told = new ArrayList<>();
        TableStateMachine flow = new TableStateMachine(session);
        if (!session.history().isEmpty()) {
            moved(session.history().getLast(), told);
        }
        told.add(flow.undo());
        takenBack += flow.undo() == millebornes.session.UndoAvailability.POSSIBLE ? 1 : 0;
        assertThat(flow.moment()).isInstanceOf(FlowState.Curtain.class);
        look(view, flow, told, closely);
        flow.raiseCurtain();
        session.play(attack);
        flow.refresh();
        moved(session.history().getLast(), told);
        if (flow.moment() instanceof FlowState.CoupFourreAsked asked) {
            claims++;
            flow.claim(asked.seats().getFirst());
            look(view, flow, told, closely);
        }
        return told;
    }

    /// What moves before the door falls, what is heard, and how long all of it takes at every pace.
    private static void moved(MatchTransition step, List<Object> told) {
        VisibleHands nobody = new VisibleHands(Seating.NOBODY, Seating.NOBODY);
        MotionPlan plan = MotionPlanner.plan(
                step.after().rules(),
                step.before().round(),
                step.events(),
                step.after().round(),
                nobody);
        told.add(plan);
        for (Pace pace : Pace.values()) {
            told.add(SoundPlan.of(plan, pace));
            told.add(TableDelays.at(pace));
            told.add(Arrays.asList(
                    TableDelays.at(pace).deaf(),
                    TableDelays.at(pace).thinking(step.after().round().phase())));
        }
    }

    private static void look(GameTableView view, TableStateMachine flow, List<Object> told, boolean closely) {
        for (CurtainExtent extent : CurtainExtent.values()) {
            HelpState help = new HelpState(
                    List.of(), HintLevel.OFF, null, VolumeSetting.USUAL, SpeechSetting.OFF, flow.undo(), flow.redo());
            PublicEventHistory news = PublicEventHistory.of(
                    flow.session().history(), flow.session().undone(), 0);
            TableViewState picture = new TablePresenter(
                            flow.session().game(),
                            Words.of(Language.FRENCH),
                            ShortcutLetters.USUAL,
                            extent,
                            SeatPhones.none(flow.session().game()))
                    .present(flow, news, WATCH, help);
            assertThat(picture.overlay()).isInstanceOf(Overlay.CurtainOverlay.class);
            assertThat(picture.hand().cards()).isEmpty();
            told.add(flow.moment());
            told.add(picture);
            view.show(picture);
            view.applyCss();
            view.layout();
            told.addAll(NodeDescription.of(view));
            if (closely) {
                told.add(PixelSnapshot.of(view));
                CurtainView garage = (CurtainView) view.lookup("#curtain");
                garage.show(HALF_WAY);
                told.add(PixelSnapshot.of(view));
                garage.show(0);
            }
        }
    }
}
