package millebornes.desktop.screens.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.screens.common.Shortcut;
import millebornes.desktop.screens.common.ShortcutKeys;
import millebornes.desktop.screens.table.flow.Choice;
import millebornes.desktop.screens.table.flow.Moment;
import millebornes.desktop.tabletop.controls.Act;
import millebornes.desktop.tabletop.controls.ControlsPicture;
import millebornes.desktop.tabletop.controls.ControlsPicture.Control;
import millebornes.desktop.tabletop.controls.ControlsPicture.Sign;
import millebornes.desktop.tabletop.controls.ControlsPicture.State;
import millebornes.desktop.tabletop.controls.ControlsPicture.Wording;
import millebornes.engine.play.Move;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Options;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.view.SeatView;
import millebornes.session.UndoState;
import millebornes.words.Words;

/// The buttons: those that the game knows stand there all the time, those that help now can be pressed.
///
/// @param people how many people play; without any, computer players are watched
/// @param watch how the table is watched then
/// @param keys which letters the buttons have
/// @param aids what helps now
record ControlsPainter(Words words, int people, Watch watch, ShortcutKeys keys, Aids aids) {

    /// How many buttons a game has beside the sabot, whatever happens in it. The log's stands in the sky, after them.
    ///
    /// @param aids the buttons that help
    static int count(Options options, int people, List<Act> aids) {
        return (int) acts(options, people, aids).stream()
                .filter(act -> act != Act.LOG)
                .count();
    }

    ControlsPicture controls(SeatView view, Moment moment) {
        List<Control> controls = new ArrayList<>();
        for (Act act : acts(view.rules().options(), people, aids.acts())) {
            controls.add(new Control(act, text(act), hint(act), state(act, view, moment), sign(act)));
        }
        boolean junior = view.rules().options().scoring() == ScoringMode.JUNIOR;
        return new ControlsPicture(controls, junior ? Wording.SIGNS : Wording.WORDS);
    }

    private String text(Act act) {
        return switch (act) {
            case PAUSE -> words.text(watch.isPaused() ? "table.act.RESUME" : "table.act.PAUSE");
            case SPEED ->
                words.text(
                        "table.act.SPEED",
                        words.text("table.speed." + watch.pace().name()));
            case HINTS -> words.text("table.act.HINTS", words.text(aids.step().words()));
            case MUTE -> words.text(aids.loudness().isSilent() ? "table.act.UNMUTE" : "table.act.MUTE");
            case LOG -> words.text("log.title");
            case DISCARD, END_TURN, STUCK, UNDO, SKIP, MENU -> words.text("table.act." + act.name());
        };
    }

    private String hint(Act act) {
        return switch (act) {
            case END_TURN -> keys.hint(words, Shortcut.END_TURN);
            case HINTS -> keys.hint(words, Shortcut.HINTS);
            case MUTE -> keys.hint(words, Shortcut.MUTE);
            case LOG -> keys.hint(words, Shortcut.LOG);
            case UNDO -> undoHint();
            case PAUSE -> keys.hint(words, Shortcut.PAUSE);
            case DISCARD, STUCK, SPEED, SKIP, MENU -> "";
        };
    }

    /// How it is done without a mouse, or why it cannot be done.
    private String undoHint() {
        return switch (aids.undo()) {
            case POSSIBLE -> words.text("table.act.UNDO.key");
            case NOTHING -> words.text("undo.none");
            case TOO_LATE -> words.text("undo.seen");
        };
    }

    /// Beside other signs the menu is one too.
    private Sign sign(Act act) {
        return switch (act) {
            case HINTS ->
                switch (aids.step()) {
                    case OFF -> Sign.LAMP_OFF;
                    case PLAYABLE -> Sign.LAMP;
                    case ADVICE -> Sign.LAMP_ON;
                };
            case MUTE -> aids.loudness().isSilent() ? Sign.SILENCE : Sign.SOUND;
            case LOG -> Sign.LOG;
            case UNDO -> Sign.UNDO;
            case MENU -> aids.acts().isEmpty() ? Sign.WORDS : Sign.MENU;
            case DISCARD, END_TURN, STUCK, PAUSE, SPEED, SKIP -> Sign.WORDS;
        };
    }

    private static List<Act> acts(Options options, int people, List<Act> aids) {
        List<Act> acts = new ArrayList<>();
        if (people == 0) {
            acts.addAll(List.of(Act.PAUSE, Act.SPEED, Act.SKIP));
        } else {
            acts.add(Act.DISCARD);
        }
        aids.stream().filter(act -> act != Act.LOG).forEach(acts::add);
        acts.add(Act.MUTE);
        acts.add(Act.MENU);
        if (people > 0 && options.has(FlagOption.ACCELERATED)) {
            acts.add(Act.END_TURN);
        }
        if (people > 0 && options.has(FlagOption.EXTENDED)) {
            acts.add(Act.STUCK);
        }
        aids.stream().filter(act -> act == Act.LOG).forEach(acts::add);
        return acts;
    }

    private State state(Act act, SeatView view, Moment moment) {
        return switch (act) {
            case UNDO -> aids.undo() == UndoState.POSSIBLE ? State.ENABLED : State.IDLE;
            case HINTS, LOG, MUTE, PAUSE, SPEED, SKIP, MENU -> State.ENABLED;
            case DISCARD -> {
                Choice choice = moment instanceof Moment.Turn turn ? turn.choice() : null;
                if (choice == null) {
                    yield State.DISABLED;
                }
                if (choice.discard() != null) {
                    yield State.LOCKED;
                }
                yield choice.targets().isEmpty() ? State.SUGGESTED : State.ENABLED;
            }
            case END_TURN -> whenLegal(new Move.EndTurn(), view, moment);
            case STUCK -> whenLegal(new Move.Stuck(), view, moment);
        };
    }

    private static State whenLegal(Move move, SeatView view, Moment moment) {
        boolean legal = moment instanceof Moment.Turn && view.legal().contains(move);
        return legal ? State.SUGGESTED : State.DISABLED;
    }
}
