package millebornes.bot;

/// Computer players for tests with thousands of moves: those that search use few deals. They play worse, but run the
/// same code.
final class BriefPlayers {

    private static final SearchEffort LITTLE = new SearchEffort(2, 4, 4, 150, 150, 100, 2);

    private BriefPlayers() {}

    static Bot of(BotLevel level) {
        return switch (level) {
            case RANDOM, EASY, MEDIUM, YOURS_1, YOURS_2, YOURS_3 -> level.bot();
            case YOURS_4 -> new MixedBot(BotLevel.MEDIUM.bot(), of(BotLevel.HARD));
            case HARD, YOURS_5 -> new HardBot(LITTLE);
        };
    }
}
