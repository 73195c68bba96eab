package millebornes.desktop.table;

/// An answer to an overlay of the table.
public enum OverlayAnswer {
    OPEN("curtain-open"),
    BACK("curtain-back"),
    UNDO("curtain-undo"),
    REDO("curtain-redo"),
    CLAIM("coup-fourre"),
    GO_ON("go-on"),
    CONFIRM("confirm-coup-fourre"),
    CANCEL("cancel-coup-fourre"),
    UNDERSTOOD("claim-understood"),
    EXTEND("extend"),
    STOP("stop"),
    PLAY_HERE("play-here"),
    COMPUTER("let-computer-play");

    private final String id;

    OverlayAnswer(String id) {
        this.id = id;
    }

    /// The id of its button.
    public String id() {
        return id;
    }
}
