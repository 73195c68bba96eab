package millebornes.bot;

/// Computer players for tests with thousands of moves: those that search use few deals. They play worse, but run the
/// same code.
final class BriefPlayers {

    private static final SearchEffort LITTLE = new SearchEffort(2, 4, 4, 150, 150, 100, 2);

    private BriefPlayers() {}

    static Bot of(BotLevel level) {
        return switch (level) {
            case RANDOM, EASY, MEDIUM -> level.bot();
            case HARD -> new HardBot(MediumWeights.TUNED, LITTLE, LearnedNets.values(), LearnedNets.policies());
        };
    }
}
