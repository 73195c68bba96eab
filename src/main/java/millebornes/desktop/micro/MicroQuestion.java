package millebornes.desktop.micro;

import java.util.List;

/// What the dialogue line asks, with its answers from left to right.
enum MicroQuestion {
    /// before the card of the turn is drawn: an attack can still be answered
    FIRST(""),
    /// when it is drawn
    SECOND(""),
    /// whether the match is really given up; the answer that loses nothing comes first
    SURE("micro.sure"),
    /// what to do instead of playing
    PAUSE(""),
    /// whether to play again
    AGAIN("micro.again");

    private final String textKey;

    MicroQuestion(String textKey) {
        this.textKey = textKey;
    }

    /// The key of the words that ask it, empty where the answers speak for themselves.
    public String textKey() {
        return textKey;
    }

    /// The answers, from left to right.
    public List<MicroOption> options() {
        return switch (this) {
            case FIRST -> List.of(MicroOption.DRAW, MicroOption.COUP_FOURRE, MicroOption.ABANDON);
            case SECOND -> List.of(MicroOption.PLAY, MicroOption.DISCARD);
            case SURE -> List.of(MicroOption.NO, MicroOption.YES);
            case PAUSE -> List.of(MicroOption.GO_ON, MicroOption.SETTINGS, MicroOption.HOME, MicroOption.ABANDON);
            case AGAIN -> List.of(MicroOption.YES, MicroOption.NO);
        };
    }
}
