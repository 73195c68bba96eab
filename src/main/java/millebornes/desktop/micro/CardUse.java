package millebornes.desktop.micro;

/// The purpose of selecting a card.
enum CardUse {
    PLAY(MicroQuestion.SECOND, MicroOption.PLAY),
    DISCARD(MicroQuestion.SECOND, MicroOption.DISCARD),
    COUP_FOURRE(MicroQuestion.FIRST, MicroOption.COUP_FOURRE);

    private final MicroQuestion question;
    private final MicroOption option;

    CardUse(MicroQuestion question, MicroOption option) {
        this.question = question;
        this.option = option;
    }

    /// The option that leads to it.
    public MicroOption option() {
        return option;
    }

    /// The question that this option answers.
    MicroQuestion question() {
        return question;
    }
}
