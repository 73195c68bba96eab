package millebornes.cli.text;

import java.util.List;
import java.util.function.Supplier;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Setup;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.SetupSentences;
import millebornes.words.Words;

/// Makes a new game from the command line; asks the player for missing choices, or takes their defaults.
final class TextSetup {

    private final SetupQuestions questions;
    private final TextTerminal terminal;
    private final Words words;
    private final GameArguments typedGame;
    private final GameArgumentsConverter converter;
    private final Supplier<DealSeed> seeds;

    /// @param seeds gives the deals of games without a specified deal
    TextSetup(TextTerminal terminal, Words words, GameArguments typedGame, Supplier<DealSeed> seeds) {
        this.questions = new SetupQuestions(terminal, words);
        this.terminal = terminal;
        this.words = words;
        this.typedGame = typedGame;
        this.converter = new GameArgumentsConverter(typedGame, words);
        this.seeds = seeds;
    }

    /// The new game, after all questions.
    ///
    /// @throws BadGameArgumentsException when the arguments are invalid
    GameConfig game() throws InputEndedException, BadGameArgumentsException {
        Setup setup = setup();
        List<SeatPlayer> players = players(setup);
        if (!typedGame.isNewGame()) {
            setup = questions.options(setup);
        }
        int first = first(setup.edition(), players);
        SetupSentences sentences = new SetupSentences(words);
        terminal.say(TextTone.ANSWER, words.text("terminal.game", sentences.game(setup)));
        DealSeed seed = typedGame.seed();
        return new GameConfig(setup, players, first, seed == null ? seeds.get() : seed);
    }

    private Setup setup() throws InputEndedException, BadGameArgumentsException {
        if (typedGame.isNewGame()) {
            return converter.setup();
        }
        Edition edition = questions.edition();
        return Setup.of(edition, questions.table(edition));
    }

    private List<SeatPlayer> players(Setup setup) throws InputEndedException, BadGameArgumentsException {
        List<SeatPlayer> players =
                typedGame.players().isEmpty() ? questions.players(setup.form()) : converter.players(setup.form());
        while (!GameArgumentsConverter.admits(setup.edition(), players)) {
            String why = words.text("terminal.setup.micro");
            if (!typedGame.players().isEmpty()) {
                throw new BadGameArgumentsException(why);
            }
            terminal.say(TextTone.REFUSAL, why);
            players = questions.players(setup.form());
        }
        return players;
    }

    /// The seat that begins; the player is asked if the edition lets the youngest begin.
    private int first(Edition edition, List<SeatPlayer> players) throws InputEndedException {
        int person = GameArgumentsConverter.firstPerson(players);
        return switch (edition.firstSeatRule()) {
            case LEFT_OF_DEALER -> 0;
            case PERSON -> person;
            case YOUNGEST -> typedGame.players().isEmpty() ? questions.first(players) : person;
        };
    }
}
