package millebornes.desktop.tabletop;

/// The actions at the table that do not concern a certain card or car; most have a button.
public enum TableCommand {
    DISCARD("discard"),
    END_TURN("end-turn"),
    STUCK("stuck"),
    HINTS("hints"),
    MUTE("mute"),
    SPEAK("speak"),
    UNDO("undo"),
    REDO("redo"),
    LOG("log"),
    PAUSE("pause"),
    SPEED("speed"),
    SKIP("skip"),
    MENU("menu");

    private final String id;

    TableCommand(String id) {
        this.id = id;
    }

    /// The id of its button.
    public String id() {
        return id;
    }
}
