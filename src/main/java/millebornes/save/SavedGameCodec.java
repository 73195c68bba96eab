package millebornes.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.save.BadJsonException.Problem;
import millebornes.save.SavedGame.PlayedRound;
import millebornes.save.SavedGame.SavedPlayer;

/// Saved games as JSON, version 3:
///
/// ```json
/// {"game":"millebornes","version":3,"name":"Holidays","began":"2026-07-14T18:05:00Z","saved":"2026-07-14T18:31:07Z",
///  "profile":"board","seats":2,"teams":"singles","options":{},"seed":7,"first":0,
///  "players":[{"name":"Anna"},{"name":"Bob","computer":"easy"}],"looks":["A","C"],
///  "rounds":[{"deck":[],"moves":[{"type":"discard","card":"KM_25"}]}],"checksum":"0a1b2c3d"}
/// ```
///
/// `seed` is the number of a deal, or the key of one as text. `name`, `began`, `saved`, `players`, `looks` and
/// `checksum` are optional: a game of the referee has few of them. `takenBack` is the move that can be redone, written
/// like one of `moves`. `rules` is 1 in a game that is played by earlier rules. `docs/save-format.md` has the whole
/// format.
public final class SavedGameCodec {

    /// The version of the format that is written. All released versions are read.
    public static final int VERSION = SaveMigrations.LATEST;

    private static final int EARLIER_RULES = SaveMigrations.EARLIER_RULES;
    private static final String GAME = "game";
    private static final String OUR_GAME = "millebornes";
    private static final String VERSION_FIELD = "version";
    private static final String RULES = "rules";
    private static final String SEED = "seed";
    private static final String FIRST = "first";
    private static final String PLAYERS = "players";
    private static final String NAME = "name";
    private static final String COMPUTER = "computer";
    private static final String CHARACTER = "character";
    private static final String HELP = "help";
    private static final String OUTFIT = "outfit";
    private static final String LOOKS = "looks";
    private static final String ROUNDS = "rounds";
    private static final String DECK = "deck";
    private static final String MOVES = "moves";
    private static final String SAVE_NAME = "name";
    private static final String BEGAN = "began";
    private static final String SAVED = "saved";
    private static final String CHECKSUM = "checksum";
    private static final String TAKEN_BACK = "takenBack";

    private SavedGameCodec() {}

    public static JsonObject write(SavedGame savedGame) {
        JsonObject json = new JsonObject();
        json.addProperty(GAME, OUR_GAME);
        json.addProperty(VERSION_FIELD, VERSION);
        writeMetadata(savedGame.metadata(), json);
        SetupCodec.write(savedGame.setup(), json);
        if (savedGame.setup().isEarlier()) {
            json.addProperty(RULES, EARLIER_RULES);
        }
        switch (savedGame.seed()) {
            case DealSeed.Numbered numbered -> json.addProperty(SEED, numbered.number());
            case DealSeed.Keyed keyed -> json.addProperty(SEED, keyed.key());
        }
        json.addProperty(FIRST, savedGame.first());
        if (!savedGame.players().isEmpty()) {
            json.add(PLAYERS, players(savedGame.players()));
        }
        if (!savedGame.looks().isEmpty()) {
            JsonArray looks = new JsonArray();
            savedGame.looks().forEach(livery -> looks.add(livery.name()));
            json.add(LOOKS, looks);
        }
        JsonArray rounds = new JsonArray();
        for (PlayedRound round : savedGame.rounds()) {
            rounds.add(write(round));
        }
        json.add(ROUNDS, rounds);
        if (savedGame.metadata().checksum() != null) {
            json.addProperty(CHECKSUM, savedGame.metadata().checksum());
        }
        if (savedGame.metadata().takenBack() != null) {
            json.add(TAKEN_BACK, MoveCodec.write(savedGame.metadata().takenBack()));
        }
        return json;
    }

    /// Reads a saved game of any released version. [ReplayedGame] checks its moves.
    ///
    /// @throws BadJsonException when it is not a saved game of a known version
    /// @throws BadSetupException when its set-up has an unknown value
    public static SavedGame read(JsonFields json) {
        if (!json.has(GAME) || !json.text(GAME).equals(OUR_GAME)) {
            throw new BadJsonException(Problem.NOT_A_GAME, json.where(GAME));
        }
        long version = json.integer(VERSION_FIELD);
        if (version > VERSION) {
            throw new BadJsonException(Problem.NEWER_VERSION, json.where(VERSION_FIELD));
        }
        if (version < 1) {
            throw new BadJsonException(Problem.UNKNOWN_VERSION, json.where(VERSION_FIELD));
        }
        return readLatest(json.map(object -> SaveMigrations.migrate(object, (int) version)));
    }

    private static SavedGame readLatest(JsonFields json) {
        Setup setup = setup(json);
        long first = json.integer(FIRST);
        if (first < 0 || first >= setup.form().seats()) {
            throw new BadJsonException(Problem.NO_SUCH_SEAT, json.where(FIRST));
        }
        List<SavedPlayer> players = json.has(PLAYERS)
                ? json.objects(PLAYERS).stream().map(SavedGameCodec::player).toList()
                : List.of();
        if (!players.isEmpty() && players.size() != setup.form().seats()) {
            throw new BadJsonException(Problem.NO_SUCH_SEAT, json.where(PLAYERS));
        }
        List<PlayedRound> rounds =
                json.objects(ROUNDS).stream().map(SavedGameCodec::round).toList();
        if (rounds.isEmpty()) {
            throw new BadJsonException(Problem.MISSING, json.where(ROUNDS));
        }
        return new SavedGame(setup, seed(json), (int) first, players, looks(json, setup), rounds, metadata(json));
    }

    /// The field `seed`: a number is the number of a deal, a text the key of a secret deal.
    private static DealSeed seed(JsonFields json) {
        if (json.value(SEED) instanceof JsonPrimitive text && text.isString()) {
            return DealSeed.typedKey(text.getAsString())
                    .orElseThrow(() -> new BadJsonException(Problem.NOT_A_DEAL, json.where(SEED)));
        }
        return DealSeed.numbered(json.integer(SEED));
    }

    private static Setup setup(JsonFields json) {
        Setup setup = SetupCodec.read(json);
        long rules = json.has(RULES) ? json.integer(RULES) : EARLIER_RULES + 1;
        if (rules > EARLIER_RULES + 1) {
            throw new BadJsonException(Problem.NEWER_VERSION, json.where(RULES));
        }
        if (rules < EARLIER_RULES) {
            throw new BadJsonException(Problem.UNKNOWN_VERSION, json.where(RULES));
        }
        return rules == EARLIER_RULES ? setup.earlier() : setup;
    }

    private static void writeMetadata(SaveMetadata metadata, JsonObject json) {
        if (!metadata.name().isEmpty()) {
            json.addProperty(SAVE_NAME, metadata.name());
        }
        if (metadata.began() != null) {
            json.addProperty(BEGAN, metadata.began().toString());
        }
        if (metadata.saved() != null) {
            json.addProperty(SAVED, metadata.saved().toString());
        }
    }

    private static SaveMetadata metadata(JsonFields json) {
        return new SaveMetadata(
                json.text(SAVE_NAME, ""),
                json.instant(BEGAN),
                json.instant(SAVED),
                json.has(CHECKSUM) ? json.text(CHECKSUM) : null,
                json.has(TAKEN_BACK) ? MoveCodec.read(json.object(TAKEN_BACK)) : null);
    }

    /// The names of cards, in order.
    public static JsonArray writeCards(Iterable<? extends Card> cards) {
        JsonArray names = new JsonArray();
        for (Card card : cards) {
            names.add(card.name());
        }
        return names;
    }

    /// The cards of the field `deck`, in the order in which a stacked deck is dealt; empty if the deck is shuffled.
    ///
    /// @throws BadSetupException when a card is unknown
    public static List<Card> readStackedCards(JsonFields json) {
        return json.has(DECK) ? json.texts(DECK, SavedGameCodec::deckCard) : List.of();
    }

    private static Card deckCard(String name, String where) {
        try {
            return MoveCodec.readCard(name, where);
        } catch (BadJsonException e) {
            BadSetupException bad =
                    new BadSetupException(new SetupProblem(DECK, name, SetupProblem.Reason.NOT_IN_DECK));
            bad.initCause(e);
            throw bad;
        }
    }

    private static JsonArray players(List<SavedPlayer> players) {
        JsonArray list = new JsonArray();
        for (SavedPlayer player : players) {
            JsonObject json = new JsonObject();
            json.addProperty(NAME, player.name());
            if (player.computer() != null) {
                json.addProperty(COMPUTER, player.computer());
            }
            if (player.help() != null) {
                json.addProperty(HELP, player.help());
            }
            if (player.character() != null) {
                json.addProperty(CHARACTER, player.character());
            }
            if (player.outfit() != null) {
                json.addProperty(OUTFIT, player.outfit());
            }
            list.add(json);
        }
        return list;
    }

    private static SavedPlayer player(JsonFields json) {
        return new SavedPlayer(
                json.text(NAME),
                json.has(COMPUTER) ? json.text(COMPUTER) : null,
                json.has(HELP) ? json.text(HELP) : null,
                json.has(CHARACTER) ? json.text(CHARACTER) : null,
                json.has(OUTFIT) ? json.text(OUTFIT) : null);
    }

    /// The looks of the cars in the field `looks`, all different; empty if there is none.
    private static List<Livery> looks(JsonFields json, Setup setup) {
        List<String> letters = json.has(LOOKS) ? json.texts(LOOKS, (letter, _) -> letter) : List.of();
        List<Livery> looks = letters.stream()
                .flatMap(letter -> Livery.named(letter).stream())
                .distinct()
                .toList();
        boolean each = looks.size() == letters.size()
                && looks.size() == setup.rules().seating().carCount();
        if (!letters.isEmpty() && !each) {
            throw new BadJsonException(Problem.UNKNOWN_LOOK, json.where(LOOKS));
        }
        return looks;
    }

    private static JsonObject write(PlayedRound round) {
        JsonArray moves = new JsonArray();
        for (Move move : round.moves()) {
            moves.add(MoveCodec.write(move));
        }
        JsonObject json = new JsonObject();
        json.add(DECK, writeCards(round.deck()));
        json.add(MOVES, moves);
        return json;
    }

    private static PlayedRound round(JsonFields json) {
        return new PlayedRound(
                readStackedCards(json),
                json.objects(MOVES).stream().map(MoveCodec::read).toList());
    }
}
