package millebornes.desktop.screens.micro.model;

import java.util.List;

/// What the dialogue line asks, with its answers from left to right.
public enum MicroQuestion {
    /// before the card of the turn is drawn: an attack can still be answered
    FIRST("", List.of(MicroOption.DRAW, MicroOption.COUP_FOURRE, MicroOption.ABANDON)),
    /// when it is drawn
    SECOND("", List.of(MicroOption.PLAY, MicroOption.DISCARD)),
    /// whether the match is really given up; the answer that loses nothing comes first
    SURE("micro.sure", List.of(MicroOption.NO, MicroOption.YES)),
    /// what to do instead of playing
    PAUSE("", List.of(MicroOption.GO_ON, MicroOption.SETTINGS, MicroOption.HOME, MicroOption.ABANDON)),
    /// whether to play again
    AGAIN("micro.again", List.of(MicroOption.YES, MicroOption.NO));

    private final String textKey;
    private final List<MicroOption> options;

    MicroQuestion(String textKey, List<MicroOption> options) {
        this.textKey = textKey;
        this.options = options;
    }

    /// The key of the words that ask it, empty where the answers speak for themselves.
    public String textKey() {
        return textKey;
    }

    /// The answers, from left to right.
    public List<MicroOption> options() {
        return options;
    }
}
