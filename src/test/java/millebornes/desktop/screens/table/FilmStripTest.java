package millebornes.desktop.screens.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimationFactory;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.motion.UndoMotionPlanner;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ShortcutBindings;
import millebornes.desktop.screens.exits.TableExit;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.desktop.screens.table.flow.FlowState;
import millebornes.desktop.screens.table.model.PublicEventFeed;
import millebornes.desktop.screens.table.model.SpectatorState;
import millebornes.desktop.screens.table.model.TablePresenter;
import millebornes.desktop.screens.table.model.TableViewState;
import millebornes.desktop.screens.table.model.TableViewState.DelayedUpdate;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.constants.TextScale;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.match.Match;
import millebornes.engine.play.Event;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Eight frames of every kind of movement, side by side, to be looked at.
class FilmStripTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));
    private static final int FRAMES = 8;
    private static final int ROW = 4;
    private static final Rectangle2D WHOLE = new Rectangle2D(0, 0, 1280, 800);

    /// The window in which a film is seen.
    private record FilmWindow(ColourTheme theme, Language language, double width, double height) {

        static final FilmWindow DAY = of(ColourTheme.DAY);

        static FilmWindow of(ColourTheme theme) {
            return new FilmWindow(theme, Language.FRENCH, WHOLE.getWidth(), WHOLE.getHeight());
        }

        Rectangle2D whole() {
            return new Rectangle2D(0, 0, width, height);
        }
    }

    @Test
    void aDriveRoundABend() {
        strip(
                "film-drive",
                FilmWindow.DAY,
                Movement.CarMove.class,
                around(1090, 420, 380),
                step -> step.events().stream()
                        .anyMatch(event -> event instanceof Event.Drove drove
                                && drove.distance() == Distance.KM_200
                                && drove.fromKm() >= 225
                                && drove.fromKm() <= 275));
    }

    @Test
    void theViewLeansInOnADrive() {
        strip("film-lean", FilmWindow.DAY, Movement.CloseUp.class, WHOLE, FilmStripTest::passesHalfWay);
    }

    private static boolean passesHalfWay(MatchTransition step) {
        return step.events().stream()
                .anyMatch(event -> event instanceof Event.Drove drove
                        && drove.distance() == Distance.KM_200
                        && drove.fromKm() > 300
                        && drove.fromKm() <= 475);
    }

    @Test
    void aStoneWinks() {
        for (ColourTheme theme : ColourTheme.values()) {
            strip(
                    "film-stone-" + theme.name().toLowerCase(Locale.ROOT),
                    FilmWindow.of(theme),
                    Movement.StoneWinks.class,
                    around(838, 440, 200),
                    FilmStripTest::passesFromAfar);
        }
        strip(
                "film-stone-finish",
                FilmWindow.DAY,
                Movement.StoneWinks.class,
                around(985, 150, 260),
                step -> has(step, Event.Arrived.class));
    }

    /// No card that is held up covers the stone.
    private static boolean passesFromAfar(MatchTransition step) {
        return step.events().stream()
                .anyMatch(event -> event instanceof Event.Drove drove
                        && drove.fromKm() > 100
                        && drove.fromKm() <= 125
                        && drove.toKm() > 200);
    }

    @Test
    void aTokenDrop() {
        strip(
                "film-token",
                FilmWindow.DAY,
                Movement.TokenDrop.class,
                around(1000, 400, 560),
                FilmStripTest::attacksAStop);
    }

    /// Swerve and smoke, a sagging tire, a dry stutter, brakes, the sign that is planted; one of them by night.
    @Test
    void attacksAreFelt() {
        for (Hazard hazard : Hazard.values()) {
            if (hazard != Hazard.WRONG_WAY) {
                closeTo(
                        "film-attack-" + hazard.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        FOUR,
                        FilmWindow.of(hazard == Hazard.ACCIDENT ? ColourTheme.NIGHT : ColourTheme.DAY),
                        Movement.CarStricken.class,
                        step -> step.events().stream()
                                .anyMatch(event -> event instanceof Event.Attacked attacked
                                        && attacked.hazard() == hazard
                                        && step.before()
                                                        .round()
                                                        .car(attacked.car())
                                                        .km()
                                                > 0));
            }
        }
    }

    @Test
    void remediesAreFelt() {
        closeTo(
                "film-remedy-six-contrast",
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)),
                FilmWindow.of(ColourTheme.HIGH_CONTRAST),
                Movement.CarRelieved.class,
                step -> step.events().stream()
                        .anyMatch(event -> event instanceof Event.Cured cured
                                && cured.remedy() != Remedy.GREEN_LIGHT
                                && step.before().round().car(cured.car()).km() > 200));
    }

    @Test
    void theViewLeansInOnEveryRoad() {
        whole(
                "film-lean-two-night",
                Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                FilmWindow.of(ColourTheme.NIGHT),
                Movement.CloseUp.class,
                step -> drives(step, 1));
        whole(
                "film-lean-six-contrast",
                Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)),
                FilmWindow.of(ColourTheme.HIGH_CONTRAST),
                Movement.CloseUp.class,
                step -> drives(step, 1));
    }

    @Test
    void momentsFillEveryWindow() {
        Setup junior = new Setup(Editions.BOARD, TeamFormat.singles(4), OptionChoices.NONE.scoring(ScoringMode.JUNIOR));
        FilmWindow small = new FilmWindow(ColourTheme.DAY, Language.ENGLISH, 1024, 700);
        FilmWindow large = new FilmWindow(ColourTheme.DAY, Language.ENGLISH, 1920, 1080);
        whole("film-lean-junior-en-small", junior, small, Movement.CloseUp.class, step -> drives(step, 1));
        whole("film-lean-en-large", FOUR, large, Movement.CloseUp.class, step -> drives(step, 1));
        whole("film-coup-fourre-en-small", FOUR, small, Movement.CoupFourreFlourish.class, FilmStripTest::coupFourre);
        whole(
                "film-coup-fourre-en-large-contrast",
                FOUR,
                new FilmWindow(ColourTheme.HIGH_CONTRAST, Language.ENGLISH, 1920, 1080),
                Movement.CoupFourreFlourish.class,
                FilmStripTest::coupFourre);
    }

    /// A strip of the whole window.
    private static void whole(
            String name,
            Setup setup,
            FilmWindow window,
            Class<? extends Movement> kind,
            Predicate<MatchTransition> wanted) {
        GameSituations.FoundStep found = GameSituations.step(setup, 1, wanted);
        MatchTransition step = found.step();
        MotionPlan plan = found.plan(new VisibleHands(0, 0));
        save(
                name,
                window.whole(),
                Gallery.onToolkit(() ->
                        frames(found.session(), step.before(), plan, step.after(), window, kind, _ -> window.whole())));
    }

    @Test
    void halfTheWayIsNoticed() {
        strip(
                "film-halfway",
                FilmWindow.DAY,
                Movement.HalfwayPassed.class,
                WHOLE,
                step -> step.events().stream()
                        .anyMatch(event ->
                                event instanceof Event.Drove drove && drove.fromKm() <= 500 && drove.toKm() > 500));
    }

    @Test
    void aSafetyHasWeight() {
        closeTo(
                "film-safety",
                FOUR,
                FilmWindow.DAY,
                Movement.SafetyClip.class,
                step -> step.events().stream()
                        .anyMatch(event -> event instanceof Event.SafetyShown shown
                                && step.before().round().car(shown.car()).km() > 100));
    }

    /// A strip of the first car that a movement of that kind concerns.
    private static void closeTo(
            String name,
            Setup setup,
            FilmWindow window,
            Class<? extends Movement> kind,
            Predicate<MatchTransition> wanted) {
        GameSituations.FoundStep found = GameSituations.step(setup, 1, wanted);
        MatchTransition step = found.step();
        MotionPlan plan = found.plan(new VisibleHands(0, 0));
        int car = plan.movements().stream()
                .map(ScheduledMovement::movement)
                .filter(kind::isInstance)
                .mapToInt(FilmStripTest::car)
                .findFirst()
                .orElseThrow();
        save(
                name,
                around(640, 400, 300),
                Gallery.onToolkit(() ->
                        frames(found.session(), step.before(), plan, step.after(), window, kind, view -> {
                            Point at = view.board().carPlace(car);
                            return around(at.x(), at.y(), 300);
                        })));
    }

    private static int car(Movement movement) {
        return movement instanceof Movement.CarStricken stricken
                ? stricken.car()
                : movement instanceof Movement.SafetyClip clip ? clip.car() : ((Movement.CarRelieved) movement).car();
    }

    @Test
    void aCoupFourre() {
        strip("film-coup-fourre", FilmWindow.DAY, Movement.CoupFourreFlourish.class, WHOLE, FilmStripTest::coupFourre);
        strip(
                "film-coup-fourre-night",
                FilmWindow.of(ColourTheme.NIGHT),
                Movement.CoupFourreFlourish.class,
                WHOLE,
                FilmStripTest::coupFourre);
    }

    @Test
    void aCardIsPlayedByAComputer() {
        strip("film-card", FilmWindow.DAY, Movement.CardMove.class, WHOLE, step -> drives(step, 2));
    }

    @Test
    void aCardIsPlayedFromTheHandAndAnotherDrawn() {
        strip("film-hand", FilmWindow.DAY, Movement.class, WHOLE, step -> drives(step, 0));
    }

    /// What is shown is a step from the end to the beginning.
    @Test
    void aPlayIsTakenBack() {
        GameSituations.FoundStep found = GameSituations.step(FOUR, 1, step -> drives(step, 0));
        MatchTransition step = found.step();
        MotionPlan plan = new UndoMotionPlanner(
                        step.before().rules(),
                        step.after().round(),
                        step.before().round(),
                        new VisibleHands(0, 0))
                .plan(step.events());
        Match without = step.before();
        save(
                "film-undo",
                WHOLE,
                Gallery.onToolkit(() -> frames(
                        found.session(), step.after(), plan, without, FilmWindow.DAY, Movement.class, _ -> WHOLE)));
    }

    @Test
    void rocketsOverTheFinish() {
        strip(
                "film-fireworks",
                FilmWindow.DAY,
                Movement.Fireworks.class,
                around(980, 150, 560),
                step -> has(step, Event.Arrived.class));
    }

    private static boolean drives(MatchTransition step, int seat) {
        return step.events().stream()
                .anyMatch(event -> event instanceof Event.Drove drove && drove.seat() == seat && drove.fromKm() > 200);
    }

    private static boolean attacksAStop(MatchTransition step) {
        return step.events().stream()
                .anyMatch(event -> event instanceof Event.Attacked attacked
                        && attacked.hazard().stops()
                        && step.before().round().car(attacked.car()).km() > 300);
    }

    private static boolean coupFourre(MatchTransition step) {
        return step.events().stream()
                .anyMatch(event -> event instanceof Event.CoupFourreDeclared coup
                        && step.before().round().car(coup.car()).km() > 200);
    }

    private static boolean has(MatchTransition step, Class<? extends Event> kind) {
        return step.events().stream().anyMatch(kind::isInstance);
    }

    private static Rectangle2D around(double x, double y, double width) {
        double height = width * 0.68;
        return new Rectangle2D(
                Math.clamp(x - width / 2, 0, 1280 - width), Math.clamp(y - height / 2, 0, 800 - height), width, height);
    }

    /// Writes eight frames of a step, spread over the movements of a kind.
    private static void strip(
            String name,
            FilmWindow window,
            Class<? extends Movement> kind,
            Rectangle2D seen,
            Function<MatchTransition, Boolean> wanted) {
        GameSituations.FoundStep found = GameSituations.step(FOUR, 1, wanted::apply);
        MatchTransition step = found.step();
        MotionPlan plan = found.plan(new VisibleHands(0, 0));
        save(
                name,
                seen,
                Gallery.onToolkit(
                        () -> frames(found.session(), step.before(), plan, step.after(), window, kind, _ -> seen)));
    }

    private static void save(String name, Rectangle2D seen, List<WritableImage> frames) {
        assertThat(frames).hasSize(FRAMES);
        assertThat(frames.stream().map(Gallery::colours).map(Arrays::hashCode).distinct())
                .as("frames of %s that differ: something moves", name)
                .hasSizeGreaterThanOrEqualTo(FRAMES / 2);
        double scale = Math.min(1, 480 / seen.getWidth());
        Group sheet = new Group();
        for (int i = 0; i < frames.size(); i++) {
            ImageView view = new ImageView(frames.get(i));
            view.setFitWidth(seen.getWidth() * scale);
            view.setFitHeight(seen.getHeight() * scale);
            view.setX(i % ROW * (seen.getWidth() * scale + 4));
            view.setY(Math.floorDiv(i, ROW) * (seen.getHeight() * scale + 4));
            sheet.getChildren().add(view);
        }
        Gallery.save(
                sheet,
                name,
                ROW * (seen.getWidth() * scale + 4),
                FRAMES / ROW * (seen.getHeight() * scale + 4),
                Color.WHITE);
    }

    private static List<WritableImage> frames(
            Session session,
            Match from,
            MotionPlan plan,
            Match to,
            FilmWindow window,
            Class<? extends Movement> kind,
            Function<GameTableView, Rectangle2D> crop) {
        TablePresenter painter =
                new TablePresenter(session.game(), Words.of(window.language()), ShortcutBindings.USUAL);
        OptionalInt looker = OptionalInt.of(0);
        SpectatorState watch = SpectatorState.at(Pace.NORMAL);
        FlowState earlier = new FlowState.Thinking(from.round().phase().turn());
        FlowState later = new FlowState.Thinking(Math.max(0, to.round().phase().turn()));
        TableViewState before = painter.present(looker, earlier, 1, from, PublicEventFeed.NONE, watch, HelpStates.NOT);
        TableViewState after = painter.present(looker, later, 1, to, PublicEventFeed.NONE, watch, HelpStates.NOT);
        AppSettingsModel context = new AppSettingsModel(
                window.language(), new AppearanceSettings(window.theme(), new TextScale(100)), Pace.OFF);
        TableScreen screen = new TableScreen(session, context, new Nowhere());
        Scene scene = new Scene(screen.root(), window.width(), window.height());
        SceneStyler.scene(scene, context.look());
        GameTableView view = screen.view();
        view.show(before);
        scene.snapshot(null);
        Set<DelayedUpdate> lags = EnumSet.allOf(DelayedUpdate.class);
        view.board().readyCloseUps();
        view.show(after.behind(before, lags));
        MovementAnimationFactory stage = new TableAnimationFactory(view, before, after, painter::cardName, lag -> {
            lags.remove(lag);
            view.show(after.behind(before, lags));
        });
        MotionPlayback playback = new MotionPlayback(plan, Pace.NORMAL, stage, () -> {});
        List<ScheduledMovement> wanted = plan.movements().stream()
                .filter(timed -> kind.isInstance(timed.movement()))
                .toList();
        double start =
                wanted.stream().mapToDouble(ScheduledMovement::start).min().orElseThrow();
        double end = wanted.stream().mapToDouble(ScheduledMovement::end).max().orElseThrow();
        Rectangle2D seen = crop.apply(view);
        List<WritableImage> frames = new ArrayList<>();
        for (int frame = 0; frame < FRAMES; frame++) {
            playback.show(start + (end - start) * (frame + 0.5) / FRAMES);
            WritableImage whole = scene.snapshot(null);
            frames.add(new WritableImage(
                    whole.getPixelReader(), (int) seen.getMinX(), (int) seen.getMinY(), (int) seen.getWidth(), (int)
                            seen.getHeight()));
        }
        return frames;
    }

    /// Nobody leaves a film.
    private record Nowhere() implements TableExits {

        @Override
        public void roundOver(Session over) {}

        @Override
        public void leave(TableExit way) {}
    }
}
