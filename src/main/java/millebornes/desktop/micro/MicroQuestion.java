package millebornes.desktop.micro;

import java.util.List;

/// The choices that the dialogue line offers, with their options from left to right.
enum MicroQuestion {
    /// before the card of the turn is drawn: an attack can still be answered
    FIRST(""),
    /// after it is drawn
    SECOND(""),
    /// whether to give up the match; the harmless answer comes first
    SURE("micro.sure"),
    /// what to do instead of playing
    PAUSE(""),
    /// whether to play again
    AGAIN("micro.again");

    private final String textKey;

    MicroQuestion(String textKey) {
        this.textKey = textKey;
    }

    /// The text key of the question; empty if it has no words besides the options.
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
}
