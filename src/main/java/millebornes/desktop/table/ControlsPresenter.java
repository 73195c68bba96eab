package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.controls.ShortcutLetters;
import millebornes.desktop.controls.TableShortcut;
import millebornes.desktop.tabletop.ControlsViewState;
import millebornes.desktop.tabletop.ControlsViewState.ButtonIcon;
import millebornes.desktop.tabletop.ControlsViewState.ButtonState;
import millebornes.desktop.tabletop.ControlsViewState.ButtonStyle;
import millebornes.desktop.tabletop.ControlsViewState.ButtonViewState;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.session.Session.Availability;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.FlowState;
import millebornes.words.Words;

/// Creates the buttons of the table. A game always shows the same ones; those that have an effect now are enabled.
///
/// @param people how many people play; without any, computer players are watched
/// @param spectatorState without people, whether the table runs, and how fast
/// @param letters the shortcut letters of the buttons
/// @param helpState the current help
record ControlsPresenter(
        Words words, int people, SpectatorState spectatorState, ShortcutLetters letters, HelpState helpState) {

    /// The number of buttons beside the card tray, which is fixed for a game. The log's button stands in the sky, after
    /// them.
    ///
    /// @param aids the help buttons
    public static int count(EffectiveOptions options, int people, List<TableCommand> aids) {
        return (int) acts(options, people, aids).stream()
                .filter(command -> command != TableCommand.LOG)
                .count();
    }

    ControlsViewState controls(SeatView view, FlowState flowState) {
        List<ButtonViewState> controls = new ArrayList<>();
        for (TableCommand command : acts(view.rules().options(), people, helpState.acts())) {
            controls.add(new ButtonViewState(
                    command, text(command), hint(command), state(command, view, flowState), sign(command)));
        }
        boolean junior = view.rules().options().isJunior();
        return new ControlsViewState(controls, junior ? ButtonStyle.SIGNS : ButtonStyle.WORDS);
    }

    private String text(TableCommand command) {
        return switch (command) {
            case PAUSE -> words.text(spectatorState.isPaused() ? "table.act.RESUME" : "table.act.PAUSE");
            case SPEED ->
                words.text(
                        "table.act.SPEED",
                        words.text("table.speed." + spectatorState.pace().name()));
            case HINTS ->
                words.text("table.act.HINTS", words.text(helpState.level().textKey()));
            case MUTE -> words.text(helpState.volume().isSilent() ? "table.act.UNMUTE" : "table.act.MUTE");
            case SPEAK -> words.text(helpState.speech().isOn() ? "table.act.SPEAK.off" : "table.act.SPEAK");
            case LOG -> words.text("log.title");
            case DISCARD, END_TURN, STUCK, UNDO, REDO, SKIP, MENU -> words.text("table.act." + command.name());
        };
    }

    private String hint(TableCommand command) {
        return switch (command) {
            case END_TURN -> letters.hint(words, TableShortcut.END_TURN);
            case HINTS -> letters.hint(words, TableShortcut.HINTS);
            case MUTE -> letters.hint(words, TableShortcut.MUTE);
            case SPEAK -> letters.hint(words, TableShortcut.SPEAK);
            case LOG -> letters.hint(words, TableShortcut.LOG);
            case UNDO -> undoHint();
            case REDO -> words.text("table.act.REDO.key");
            case PAUSE -> letters.hint(words, TableShortcut.PAUSE);
            case STUCK -> words.text("table.act.STUCK.hint");
            case MENU -> words.text("table.act.MENU.key");
            case DISCARD, SPEED, SKIP -> "";
        };
    }

    /// The tooltip of the undo button: the shortcut, or why nothing can be undone.
    private String undoHint() {
        return switch (helpState.undo()) {
            case POSSIBLE -> words.text("table.act.UNDO.key");
            case NOTHING -> words.text("undo.none");
            case TOO_LATE -> words.text("undo.seen");
        };
    }

    /// The icon of a button.
    private ButtonIcon sign(TableCommand command) {
        return switch (command) {
            case HINTS ->
                switch (helpState.level()) {
                    case OFF -> ButtonIcon.LAMP_OFF;
                    case PLAYABLE -> ButtonIcon.LAMP;
                    case ADVICE -> ButtonIcon.LAMP_ON;
                };
            case MUTE -> helpState.volume().isSilent() ? ButtonIcon.SILENCE : ButtonIcon.SOUND;
            case SPEAK -> helpState.speech().isOn() ? ButtonIcon.VOICE : ButtonIcon.VOICE_OFF;
            case LOG -> ButtonIcon.LOG;
            case UNDO -> ButtonIcon.UNDO;
            case REDO -> ButtonIcon.REDO;
            case MENU -> ButtonIcon.MENU;
            case DISCARD, END_TURN, STUCK, PAUSE, SPEED, SKIP -> ButtonIcon.WORDS;
        };
    }

    private static List<TableCommand> acts(EffectiveOptions options, int people, List<TableCommand> aids) {
        List<TableCommand> acts = new ArrayList<>();
        if (people == 0) {
            acts.addAll(List.of(TableCommand.PAUSE, TableCommand.SPEED, TableCommand.SKIP));
        } else {
            acts.add(TableCommand.DISCARD);
        }
        if (people > 0 && options.has(FlagOption.ACCELERATED)) {
            acts.add(TableCommand.END_TURN);
        }
        if (people > 0 && options.has(FlagOption.EXTENDED)) {
            acts.add(TableCommand.STUCK);
        }
        aids.stream()
                .filter(command -> command != TableCommand.LOG && command != TableCommand.SPEAK)
                .forEach(acts::add);
        acts.add(TableCommand.MUTE);
        aids.stream().filter(command -> command == TableCommand.SPEAK).forEach(acts::add);
        acts.add(TableCommand.MENU);
        aids.stream().filter(command -> command == TableCommand.LOG).forEach(acts::add);
        return acts;
    }

    private ButtonState state(TableCommand command, SeatView view, FlowState flowState) {
        return switch (command) {
            case UNDO -> helpState.undo() == Availability.POSSIBLE ? ButtonState.ENABLED : ButtonState.IDLE;
            case HINTS, LOG, MUTE, SPEAK, PAUSE, REDO, SPEED, SKIP, MENU -> ButtonState.ENABLED;
            case DISCARD -> {
                ChosenCard chosenCard = flowState instanceof FlowState.Turn turn ? turn.choice() : null;
                if (chosenCard == null) {
                    boolean advised = flowState instanceof FlowState.Turn
                            && helpState.advice() != null
                            && helpState.advice().move() instanceof Move.Discard;
                    yield advised ? ButtonState.SUGGESTED : ButtonState.DISABLED;
                }
                yield chosenCard.discard() == null ? ButtonState.SUGGESTED : ButtonState.LOCKED;
            }
            case END_TURN -> whenLegal(new Move.EndTurn(), view, flowState, ButtonState.SUGGESTED);
            // Throwing a card away is the usual choice: this one is never urged.
            case STUCK -> whenLegal(new Move.Stuck(), view, flowState, ButtonState.ENABLED);
        };
    }

    private static ButtonState whenLegal(Move move, SeatView view, FlowState flowState, ButtonState buttonState) {
        boolean legal = flowState instanceof FlowState.Turn && view.legal().contains(move);
        return legal ? buttonState : ButtonState.DISABLED;
    }
}
