package millebornes.desktop.micro;

/// An option of the dialogue line.
enum MicroOption {
    DRAW("micro.draw"),
    COUP_FOURRE("micro.coupFourre"),
    ABANDON("micro.abandon"),
    PLAY("micro.play"),
    DISCARD("micro.discard"),
    GO_ON("micro.goOn"),
    SETTINGS("micro.settings"),
    HOME("micro.home"),
    NO("micro.no"),
    YES("micro.yes");

    private final String textKey;

    MicroOption(String textKey) {
        this.textKey = textKey;
    }

    /// The key of its name.
    public String textKey() {
        return textKey;
    }
}
