package millebornes.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.SetupSentences;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Makes a new game from command-line arguments, with the same checks as a request or a file.
public final class GameArgumentsConverter {

    private final GameArguments typedGame;
    private final Words words;

    public GameArgumentsConverter(GameArguments typedGame, Words words) {
        this.typedGame = typedGame;
        this.words = words;
    }

    /// The game without asking questions: a seat that was not specified gets a person without a name.
    ///
    /// @param seeds gives the deals of games without a specified deal
    /// @throws BadGameArgumentsException when the arguments are invalid
    public GameConfig game(Supplier<DealSeed> seeds) throws BadGameArgumentsException {
        Setup setup = setup();
        List<SeatPlayer> players = typedGame.players().isEmpty()
                ? Stream.<SeatPlayer>generate(() -> new SeatPlayer.Human(""))
                        .limit(setup.form().seats())
                        .toList()
                : players(setup.form());
        if (!admits(setup.edition(), players)) {
            throw new BadGameArgumentsException(words.text("terminal.setup.micro"));
        }
        int first = switch (setup.edition().firstSeatRule()) {
            case LEFT_OF_DEALER -> 0;
            case PERSON, YOUNGEST -> firstPerson(players);
        };
        @Nullable DealSeed seed = typedGame.seed();
        return new GameConfig(setup, players, first, seed == null ? seeds.get() : seed);
    }

    /// The set-up, with the same checks as in a request or a file.
    Setup setup() throws BadGameArgumentsException {
        try {
            return typedGame.setup().setup(typedGame.players().size());
        } catch (BadSetupException bad) {
            throw new BadGameArgumentsException(new SetupSentences(words).protocolProblem(bad.problem()));
        }
    }

    /// The players named in the arguments, by seat.
    List<SeatPlayer> players(TeamFormat form) throws BadGameArgumentsException {
        if (typedGame.players().size() != form.seats()) {
            throw new BadGameArgumentsException(words.text(
                    "terminal.setup.seats", form.seats(), typedGame.players().size()));
        }
        TypedPlayerParser typedPlayer = new TypedPlayerParser(words);
        List<SeatPlayer> players = new ArrayList<>();
        for (String typed : typedGame.players()) {
            List<String> names = players.stream().map(SeatPlayer::name).toList();
            players.add(typedPlayer
                    .parse(typed, names)
                    .orElseThrow(() -> new BadGameArgumentsException(
                            words.text("terminal.setup.player.level", typedPlayer.levels()))));
        }
        return players;
    }

    /// Whether the edition allows these players.
    static boolean admits(Edition edition, List<SeatPlayer> players) {
        return switch (edition.opponents()) {
            case ANYBODY -> true;
            case PERSON_AGAINST_COMPUTER ->
                players.stream().filter(SeatPlayer::isHuman).count() == 1;
        };
    }

    /// The seat of the first person; 0 if there are only computer players.
    static int firstPerson(List<SeatPlayer> players) {
        return SeatPlayer.people(players).stream().findFirst().orElse(0);
    }
}
