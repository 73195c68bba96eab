package millebornes.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.words.SetupSentences;
import millebornes.words.Words;

/// A new game, from what was said on the command line; what was not said is asked, or is as usual.
final class TextSetup {

    private final SetupQuestions questions;
    private final TextTerminal terminal;
    private final Words words;
    private final TextChoices choices;
    private final LongSupplier seeds;

    /// @param seeds where the number of a deal comes from that nobody has named
    TextSetup(TextTerminal terminal, Words words, TextChoices choices, LongSupplier seeds) {
        this.questions = new SetupQuestions(terminal, words);
        this.terminal = terminal;
        this.words = words;
        this.choices = choices;
        this.seeds = seeds;
    }

    /// The game.
    ///
    /// @throws TextRefusedException when what was said makes no game
    GameConfig game() throws InputEndedException, TextRefusedException {
        Setup setup = setup();
        List<Player> players = players(setup);
        if (!choices.isNewGame()) {
            setup = questions.options(setup);
        }
        int first = first(setup.edition(), players);
        SetupSentences sentences = new SetupSentences(words);
        terminal.say(TextTone.ANSWER, words.text("terminal.game", sentences.game(setup)));
        Long seed = choices.seed();
        return new GameConfig(setup, players, first, seed == null ? seeds.getAsLong() : seed);
    }

    private Setup setup() throws InputEndedException, TextRefusedException {
        if (choices.isNewGame()) {
            return asSaid();
        }
        Edition edition = questions.edition();
        return Setup.of(edition, questions.table(edition));
    }

    private Setup asSaid() throws TextRefusedException {
        try {
            return choices.setup().setup(choices.players().size());
        } catch (BadSetupException bad) {
            throw new TextRefusedException(new SetupSentences(words).protocolProblem(bad.problem()));
        }
    }

    private List<Player> players(Setup setup) throws InputEndedException, TextRefusedException {
        List<Player> players = choices.players().isEmpty() ? questions.players(setup.form()) : said(setup.form());
        while (!admits(setup.edition(), players)) {
            String why = words.text("terminal.setup.micro");
            if (!choices.players().isEmpty()) {
                throw new TextRefusedException(why);
            }
            terminal.say(TextTone.REFUSAL, why);
            players = questions.players(setup.form());
        }
        return players;
    }

    private List<Player> said(TeamFormat form) throws TextRefusedException {
        if (choices.players().size() != form.seats()) {
            throw new TextRefusedException(words.text(
                    "terminal.setup.seats", form.seats(), choices.players().size()));
        }
        PlayerText text = new PlayerText(words);
        List<Player> players = new ArrayList<>();
        for (String typed : choices.players()) {
            List<String> names = players.stream().map(Player::name).toList();
            players.add(text.parse(typed, names)
                    .orElseThrow(
                            () -> new TextRefusedException(words.text("terminal.setup.player.level", text.levels()))));
        }
        return players;
    }

    /// Whether the edition lets these people sit down.
    private static boolean admits(Edition edition, List<Player> players) {
        return switch (edition.opponents()) {
            case ANYBODY -> true;
            case PERSON_AGAINST_COMPUTER ->
                players.stream().filter(Player::isHuman).count() == 1;
        };
    }

    /// Who begins.
    private int first(Edition edition, List<Player> players) throws InputEndedException {
        int person = IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).isHuman())
                .findFirst()
                .orElse(0);
        return switch (edition.starter()) {
            case LEFT_OF_DEALER -> 0;
            case PERSON -> person;
            case YOUNGEST -> choices.players().isEmpty() ? questions.first(players) : person;
        };
    }
}
