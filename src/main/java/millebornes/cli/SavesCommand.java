package millebornes.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import millebornes.cli.text.SanitizingWriter;
import millebornes.engine.match.DealSeed;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;
import millebornes.save.SavedGame;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `saves`: lists the games of the library and of the bin, the most recently played first.
@Command(name = "saves", mixinStandardHelpOptions = true)
final class SavesCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--bin")
    private boolean bin;

    private final Supplier<Path> home;

    /// @param home the data folder; called when the command runs
    SavesCommand(Supplier<Path> home) {
        this.home = home;
    }

    @Override
    public Integer call() throws CommandFailedException {
        CommandOutput output = CommandOutput.of(spec);
        Path folder = DataFolder.games(home.get());
        List<LibraryGame> games;
        try {
            GameLibrary library = new GameLibrary(folder);
            games = bin ? library.binned() : library.list();
        } catch (IOException e) {
            throw new CommandFailedException(output.words().text("saves.unreadable", folder.toString()), e);
        }
        if (json) {
            output.out().println(SanitizingWriter.safeJson(json(games).toString()));
        } else if (games.isEmpty()) {
            output.out().println(output.words().text(bin ? "saves.bin.none" : "saves.none"));
        } else {
            games.forEach(game -> output.out().println(line(output.words(), game)));
        }
        output.out().flush();
        return CommandLine.ExitCode.OK;
    }

    private static String line(Words words, LibraryGame libraryGame) {
        return switch (libraryGame) {
            case LibraryGame.Broken broken ->
                words.text("saves.broken", broken.file().toString(), words.text("saves." + broken.problem()))
                        + broken.beginning()
                                .map(recovered -> " "
                                        + words.text(
                                                "saves.beginning",
                                                recovered.moves(),
                                                recovered.round(),
                                                recovered.km()))
                                .orElse("");
            case LibraryGame.Playable playable ->
                words.sentence(
                                "saves.game",
                                Map.of(
                                        "file", playable.file().toString(),
                                        "edition", words.text("edition." + edition(playable)),
                                        "players",
                                                players(
                                                        words,
                                                        playable.summary().begun()),
                                        "moves", playable.summary().moves(),
                                        "date", date(words, playable.summary().begun()),
                                        "state", state(words, playable)))
                        + (playable.generation() == LibraryGame.Generation.BEFORE
                                ? " " + words.text("saves.before")
                                : "");
        };
    }

    /// The state of a game in words: the deal is part of it only after the game is over.
    private static String state(Words words, LibraryGame.Playable playable) {
        return playable.isFinished()
                ? words.text("saves.finished", playable.summary().begun().seed().spoken())
                : words.text("saves.open");
    }

    private static String edition(LibraryGame.Playable playable) {
        return playable.summary().begun().setup().edition().id();
    }

    private static String players(Words words, SavedGame game) {
        return game.players().isEmpty() ? words.text("saves.nobody") : String.join(", ", PlayerNames.of(words, game));
    }

    private static String date(Words words, SavedGame game) {
        Instant saved = game.metadata().saved();
        return saved == null
                ? words.text("saves.noDate")
                : DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(Locale.forLanguageTag(words.language().tag()))
                        .format(saved.atZone(ZoneId.systemDefault()));
    }

    private static JsonObject json(List<LibraryGame> games) {
        JsonArray list = new JsonArray();
        games.forEach(game -> list.add(json(game)));
        JsonObject all = new JsonObject();
        all.add("games", list);
        return all;
    }

    private static JsonObject json(LibraryGame libraryGame) {
        JsonObject json = new JsonObject();
        json.addProperty("file", libraryGame.file().toString());
        switch (libraryGame) {
            case LibraryGame.Broken broken -> {
                json.addProperty("state", "damaged");
                json.addProperty("why", broken.problem().name());
                broken.beginning().ifPresent(recovered -> json.add("beginning", json(recovered)));
            }
            case LibraryGame.Playable playable -> {
                SavedGame game = playable.summary().begun();
                json.addProperty("state", playable.isFinished() ? "finished" : "open");
                json.addProperty("name", game.metadata().name());
                if (playable.generation() == LibraryGame.Generation.BEFORE) {
                    json.addProperty("copy", "before");
                }
                json.addProperty("edition", edition(playable));
                JsonArray names = new JsonArray();
                game.players().forEach(player -> names.add(player.name()));
                json.add("players", names);
                json.addProperty("moves", playable.summary().moves());
                if (playable.isFinished()) {
                    // As long as a game goes on, its deal is nobody's business.
                    switch (game.seed()) {
                        case DealSeed.Numbered numbered -> json.addProperty("deal", numbered.number());
                        case DealSeed.Keyed keyed -> json.addProperty("deal", keyed.key());
                    }
                }
                Instant saved = game.metadata().saved();
                if (saved != null) {
                    json.addProperty("date", saved.toString());
                }
            }
        }
        return json;
    }

    private static JsonObject json(RecoveredGame recovered) {
        JsonObject json = new JsonObject();
        json.addProperty("round", recovered.round());
        json.addProperty("moves", recovered.moves());
        json.addProperty("km", recovered.km());
        return json;
    }
}
