package millebornes.desktop.micro;

/// What a card is chosen for.
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

    /// The option that leads here.
    public MicroOption option() {
        return option;
    }

    /// The question to which that option is an answer.
    MicroQuestion question() {
        return question;
    }
}
