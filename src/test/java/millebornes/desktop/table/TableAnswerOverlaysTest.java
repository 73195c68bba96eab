package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.table.TableInput.HandCoverTrigger;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every answer to a status query with every overlay, in every state of the table: nothing fails, the focus is on a
/// visible node, and the table still responds afterwards.
class TableAnswerOverlaysTest {

    /// The keys that ask the table.
    private enum Answer {
        OWN_CAR(KeyCode.I, false),
        ALL_CARS(KeyCode.I, true),
        SCORES(KeyCode.S, false),
        TURN(KeyCode.T, false);

        private final KeyCode key;
        private final boolean shift;

        Answer(KeyCode key, boolean shift) {
            this.key = key;
            this.shift = shift;
        }

        void ask(TableStage table) {
            TableMoments.key(table, key, shift);
        }
    }

    /// Whatever takes the focus from an answer, or lays the table again.
    private enum Laid {
        MENU,
        RULE_BY_F1,
        RULE_BY_LETTER,
        LOG,
        HINTS,
        TAB,
        ARROW,
        LANGUAGE,
        THEME,
        PAGE,
        SIZE,
        /// the last one: it covers the cards for good
        CURTAIN;

        /// Whether all nodes of the table are rebuilt, which takes a while and is the same for every answer.
        boolean makesAnew() {
            return this == LANGUAGE || this == THEME || this == PAGE || this == SIZE;
        }

        List<Answer> answers() {
            return makesAnew() ? List.of(Answer.ALL_CARS) : List.of(Answer.values());
        }

        void lay(TableStage table) {
            switch (this) {
                case MENU -> TableMoments.key(table, KeyCode.F10);
                case RULE_BY_F1 -> TableMoments.key(table, KeyCode.F1);
                case RULE_BY_LETTER -> TableMoments.key(table, KeyCode.R);
                case LOG -> TableMoments.key(table, KeyCode.L);
                case HINTS -> TableMoments.key(table, KeyCode.H);
                case TAB -> TableMoments.key(table, KeyCode.TAB);
                case ARROW -> TableMoments.key(table, KeyCode.RIGHT);
                case LANGUAGE ->
                    table.act(stage ->
                            stage.context().language(other(stage.context().language())));
                case THEME ->
                    table.act(
                            stage -> stage.context().look(other(stage.context().look())));
                case PAGE ->
                    table.act(stage -> {
                        stage.screen().hidden();
                        stage.screen().shown();
                    });
                case SIZE -> resize(table);
                case CURTAIN ->
                    table.act(
                            stage -> stage.screen().handle(new TableInput.LeaveTable(HandCoverTrigger.WINDOW_BEHIND)));
            }
        }

        private static void resize(TableStage table) {
            double width = Gallery.onToolkit(() -> table.scene().getWidth() == 1280 ? 1024.0 : 1280.0);
            table.act(stage -> stage.scene().getWindow().setWidth(width));
            table.await(() -> table.scene().getWidth() == width);
            assertThat(Gallery.onToolkit(() -> table.scene().getFocusOwner()))
                    .as("what is read while the window gets another size")
                    .isInstanceOf(TableAnswerLabel.class);
        }

        private static Language other(Language language) {
            return language == Language.FRENCH ? Language.ENGLISH : Language.FRENCH;
        }

        private static AppearanceSettings other(AppearanceSettings appearance) {
            ColourTheme theme = appearance.theme() == ColourTheme.DAY ? ColourTheme.NIGHT : ColourTheme.DAY;
            return new AppearanceSettings(theme, appearance.textScale());
        }
    }

    static Stream<String> moments() {
        return TableMoments.names();
    }

    @ParameterizedTest
    @MethodSource("moments")
    void whateverLiesOverAnAnswerNothingBreaks(String moment) {
        List<String> problems = new ArrayList<>();
        TableStage table = TableMoments.open(moment, TableStage.still());
        for (Laid laid : Laid.values()) {
            for (Answer answer : laid.answers()) {
                String tried = answer + ", " + laid + " at " + moment;
                problems.addAll(brokenBy(table, tried, () -> {
                    answer.ask(table);
                    laid.lay(table);
                }));
                problems.addAll(brokenBy(table, "asked again: " + tried, () -> answer.ask(table)));
                if (!laid.makesAnew()) {
                    problems.addAll(brokenBy(table, "twice: " + tried, () -> laid.lay(table)));
                }
                problems.addAll(brokenBy(table, "left: " + tried, () -> {
                    TableMoments.key(table, KeyCode.ESCAPE);
                    TableMoments.key(table, KeyCode.ESCAPE);
                }));
            }
            problems.addAll(brokenBy(table, "the next frames: " + laid + " at " + moment, () -> {
                Patience.settle();
            }));
            assertThat(Gallery.onToolkit(() -> table.screen().isReading()))
                    .as("%s at %s is left", laid, moment)
                    .isFalse();
            Answer.TURN.ask(table);
            assertThat(Gallery.onToolkit(() -> table.scene().getFocusOwner()))
                    .as("the table answers after %s at %s", laid, moment)
                    .isInstanceOf(TableAnswerLabel.class);
        }
        assertThat(problems).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("moments")
    void anAnswerEndsWithTheMomentThatItWasAskedAt(String moment) {
        TableStage table = TableMoments.open(moment, TableStage.still());
        TableMoments.key(table, KeyCode.ESCAPE);
        Answer.ALL_CARS.ask(table);
        Object before = Gallery.onToolkit(() -> table.screen().flow().moment());
        TableMoments.key(table, KeyCode.ENTER);
        Patience.settle();
        table.act(stage -> {
            Node answer = stage.scene().lookup("#announcement");
            boolean changed = !stage.screen().flow().moment().equals(before);
            assertThat(answer.isVisible()).as("shown after Enter").isEqualTo(!changed);
        });
    }

    /// What goes wrong on the JavaFX thread meanwhile.
    private static List<String> brokenBy(TableStage table, String tried, Runnable act) {
        List<String> problems = new ArrayList<>();
        Thread.UncaughtExceptionHandler before = Gallery.onToolkit(() -> {
            Thread.UncaughtExceptionHandler usual = Thread.currentThread().getUncaughtExceptionHandler();
            Thread.currentThread()
                    .setUncaughtExceptionHandler((_, problem) -> problems.add(tried + ": " + told(problem)));
            return usual;
        });
        try {
            act.run();
            Gallery.onToolkit(() -> {
                table.scene().getRoot().applyCss();
                table.scene().getRoot().layout();
                return true;
            });
        } catch (RuntimeException problem) {
            problems.add(tried + ": " + told(problem));
        }
        Gallery.onToolkit(() -> {
            Thread.currentThread().setUncaughtExceptionHandler(before);
            Node owner = table.scene().getFocusOwner();
            if (owner == null || !isShown(owner)) {
                problems.add(tried + ": the focus is on " + owner);
            }
            return true;
        });
        return problems;
    }

    private static String told(Throwable problem) {
        Throwable cause = Objects.requireNonNullElse(problem.getCause(), problem);
        return cause + " in " + Arrays.stream(cause.getStackTrace()).limit(6).toList();
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }
}
