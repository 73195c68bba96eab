package millebornes.cli.text;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.JsonFields;
import millebornes.save.SetupCodec;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.words.SetupSentences;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// A new game of what was said on a command line; the same is refused as in a request or a file.
public final class GameArguments {

    private final TextChoices choices;
    private final Words words;

    public GameArguments(TextChoices choices, Words words) {
        this.choices = choices;
        this.words = words;
    }

    /// The game where nobody is there to be asked: whoever was not named is a person without a name.
    ///
    /// @param seeds where the number of a deal comes from that nobody has named
    /// @throws TextRefusedException when what was said makes no game
    public GameConfig game(LongSupplier seeds) throws TextRefusedException {
        Setup setup = setup();
        List<Player> players = choices.players().isEmpty()
                ? Stream.<Player>generate(() -> new Player.Human(""))
                        .limit(setup.form().seats())
                        .toList()
                : players(setup.form());
        if (!admits(setup.edition(), players)) {
            throw new TextRefusedException(words.text("terminal.setup.micro"));
        }
        int first = switch (setup.edition().starter()) {
            case LEFT_OF_DEALER -> 0;
            case PERSON, YOUNGEST -> firstPerson(players);
        };
        @Nullable Long seed = choices.seed();
        return new GameConfig(setup, players, first, seed == null ? seeds.getAsLong() : seed);
    }

    /// The set-up as a request or a file would name it, so that all refuse the same.
    Setup setup() throws TextRefusedException {
        String edition = choices.edition() == null ? Editions.ALL.getFirst().id() : choices.edition();
        String teams = choices.teams() == null ? TeamFormat.SINGLES : choices.teams();
        JsonObject json = new JsonObject();
        json.addProperty(SetupCodec.PROFILE, edition);
        json.addProperty("teams", teams);
        if (choices.seats() != null) {
            json.addProperty("seats", choices.seats().longValue());
        } else if (teams.equals(TeamFormat.SINGLES)) {
            json.addProperty("seats", (long) Math.max(2, choices.players().size()));
        }
        JsonObject options = new JsonObject();
        choices.options().forEach((name, value) -> options.add(name, typed(value)));
        json.add("options", options);
        try {
            Setup setup = SetupCodec.read(new JsonFields(json));
            setup.rules();
            return setup;
        } catch (BadSetupException bad) {
            SetupProblem problem = bad.problem();
            boolean older = problem.field().equals(SetupCodec.PROFILE);
            throw new TextRefusedException(new SetupSentences(words)
                    .protocolProblem(older ? new SetupProblem("edition", problem.value(), problem.reason()) : problem));
        }
    }

    /// Who was named, by seat.
    List<Player> players(TeamFormat form) throws TextRefusedException {
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
    static boolean admits(Edition edition, List<Player> players) {
        return switch (edition.opponents()) {
            case ANYBODY -> true;
            case PERSON_AGAINST_COMPUTER ->
                players.stream().filter(Player::isHuman).count() == 1;
        };
    }

    /// The first person; the first seat where only computers play.
    static int firstPerson(List<Player> players) {
        return IntStream.range(0, players.size())
                .filter(seat -> players.get(seat).isHuman())
                .findFirst()
                .orElse(0);
    }

    private static JsonPrimitive typed(String value) {
        if (value.equals("true") || value.equals("false")) {
            return new JsonPrimitive(Boolean.valueOf(value));
        }
        return value.matches("\\d{1,9}") ? new JsonPrimitive(Long.valueOf(value)) : new JsonPrimitive(value);
    }
}
