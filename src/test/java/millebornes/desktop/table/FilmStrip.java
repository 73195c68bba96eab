package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.WindowZoomPane;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation.MovementAnimationFactory;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.motion.VisibleHands;
import millebornes.desktop.table.TableViewState.DelayedUpdate;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.words.Language;
import millebornes.words.Words;

/// Eight frames of a movement at the real table, side by side.
final class FilmStrip {

    static final Rectangle2D WHOLE = new Rectangle2D(0, 0, 1280, 800);

    private static final int FRAMES = 8;
    private static final int ROW = 4;

    private FilmStrip() {}

    /// The window in which a film is seen.
    record FilmWindow(ColourTheme theme, Language language, double width, double height) {

        static final FilmWindow DAY = of(ColourTheme.DAY);

        static FilmWindow of(ColourTheme theme) {
            return new FilmWindow(theme, Language.FRENCH, WHOLE.getWidth(), WHOLE.getHeight());
        }

        Rectangle2D whole() {
            return new Rectangle2D(0, 0, width, height);
        }
    }

    /// A strip of the whole window.
    static Image checkWhole(
            String name,
            Setup setup,
            FilmWindow window,
            Class<? extends Movement> kind,
            Predicate<MatchTransition> wanted) {
        return checkTaken(name, setup, window, kind, window.whole(), wanted);
    }

    static Rectangle2D around(double x, double y, double width) {
        double height = width * 0.68;
        return new Rectangle2D(
                Math.clamp(x - width / 2, 0, 1280 - width), Math.clamp(y - height / 2, 0, 800 - height), width, height);
    }

    /// Writes eight frames of a step, spread over the movements of a kind.
    static void checkStrip(
            String name,
            FilmWindow window,
            Class<? extends Movement> kind,
            Rectangle2D seen,
            Predicate<MatchTransition> wanted) {
        checkTaken(name, Setup.of(Editions.BOARD, TeamFormat.singles(4)), window, kind, seen, wanted);
    }

    private static Image checkTaken(
            String name,
            Setup setup,
            FilmWindow window,
            Class<? extends Movement> kind,
            Rectangle2D seen,
            Predicate<MatchTransition> wanted) {
        GameSituations.FoundStep found = GameSituations.step(setup, 1, wanted);
        MatchTransition transition = found.step();
        MotionPlan plan = found.plan(new VisibleHands(0, 0));
        return checkFrames(
                name,
                seen,
                Gallery.onToolkit(() -> frames(
                        found.session(), transition.before(), plan, transition.after(), window, kind, _ -> seen)));
    }

    static Image checkFrames(String name, Rectangle2D seen, List<WritableImage> frames) {
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
        return Gallery.checkDrawn(
                sheet,
                name,
                ROW * (seen.getWidth() * scale + 4),
                FRAMES / ROW * (seen.getHeight() * scale + 4),
                Color.WHITE);
    }

    /// A table that shows what was, ready to show how it became what is.
    record PreparedTable(
            Scene scene,
            GameTableView view,
            TableViewState before,
            TableViewState after,
            TablePresenter presenter,
            Session session) {

        /// @param pace whether the land lives, and what is written is painted before it is needed
        static PreparedTable of(Session session, Match fromMatch, Match toMatch, FilmWindow window, Pace pace) {
            TablePresenter presenter =
                    new TablePresenter(session.game(), Words.of(window.language()), ShortcutLetters.USUAL);
            ScreenContext context = new ScreenContext(
                    window.language(), new AppearanceSettings(window.theme(), new TextScale(100)), pace);
            TableScreen screen = new TableScreen(session, context, new Nowhere());
            WindowZoomPane pagePane = new WindowZoomPane(screen.root());
            pagePane.setTextScale(context.look().textScale());
            Scene scene = new Scene(pagePane, window.width(), window.height());
            SceneStyler.scene(scene, context.look());
            TableViewState stateBefore = state(
                    presenter, session, fromMatch, fromMatch.round().phase().turn());
            screen.view().show(stateBefore);
            scene.snapshot(null);
            return new PreparedTable(scene, screen.view(), stateBefore, stateBefore, presenter, session)
                    .with(fromMatch, toMatch);
        }

        /// The same table with the states around another step of the same players.
        PreparedTable with(Match fromMatch, Match toMatch) {
            return new PreparedTable(
                    scene,
                    view,
                    state(
                            presenter,
                            session,
                            fromMatch,
                            fromMatch.round().phase().turn()),
                    state(
                            presenter,
                            session,
                            toMatch,
                            Math.max(0, toMatch.round().phase().turn())),
                    presenter,
                    session);
        }

        /// What stands at the foot of a card.
        Function<Card, String> names() {
            return presenter::cardName;
        }

        private static TableViewState state(TablePresenter presenter, Session session, Match match, int thinking) {
            return presenter.present(
                    OptionalInt.of(0),
                    new FlowState.Thinking(thinking),
                    1,
                    match,
                    PublicEventHistory.of(historyOf(session, match), List.of(), 0),
                    SpectatorState.at(Pace.NORMAL),
                    HelpStates.NOT);
        }
    }

    /// The steps of a session that lead to a match; none where it is not one of that session's.
    private static List<MatchTransition> historyOf(Session session, Match match) {
        List<MatchTransition> history = session.history();
        int steps = IntStream.range(0, history.size())
                .filter(step -> history.get(step).after().equals(match))
                .map(step -> step + 1)
                .findFirst()
                .orElse(0);
        return history.subList(0, steps);
    }

    static List<WritableImage> frames(
            Session session,
            Match fromMatch,
            MotionPlan plan,
            Match toMatch,
            FilmWindow window,
            Class<? extends Movement> kind,
            Function<GameTableView, Rectangle2D> crop) {
        PreparedTable table = PreparedTable.of(session, fromMatch, toMatch, window, Pace.OFF);
        Scene scene = table.scene();
        GameTableView view = table.view();
        TableViewState stateBefore = table.before();
        TableViewState stateAfter = table.after();
        Set<DelayedUpdate> lags = EnumSet.allOf(DelayedUpdate.class);
        view.board().readyGround();
        TableViewState actingState = stateBefore.acting(stateAfter);
        view.show(stateAfter.behind(actingState, lags));
        MovementAnimationFactory animationFactory =
                new TableAnimationFactory(view, stateBefore, stateAfter, table.names(), update -> {
                    lags.remove(update);
                    view.show(stateAfter.behind(actingState, lags));
                });
        MotionPlayback playback = new MotionPlayback(plan, Pace.NORMAL, animationFactory, () -> {});
        List<ScheduledMovement> wanted = plan.movements().stream()
                .filter(movement -> kind.isInstance(movement.movement()))
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
}
