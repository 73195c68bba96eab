package millebornes.desktop.saves;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.GameLibrary;
import millebornes.save.SaveMetadata;
import millebornes.save.SaveProblem;
import millebornes.save.SavedGameFiles;
import millebornes.session.GameConfig;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// Games of every kind for the page of saved games: running, finished, unreadable.
record ShelfSamples(GameLibrary library) {

    /// The text of a file with that problem.
    static String spoilt(SaveProblem problem) {
        return switch (problem) {
            case FOREIGN -> "a shopping list";
            case DAMAGED -> "{\"game\":\"millebornes\",\"version\":2}";
            case NEWER -> "{\"game\":\"millebornes\",\"version\":99}";
            case CHANGED ->
                "{\"game\":\"millebornes\",\"version\":2,\"profile\":\"board\",\"seats\":2,\"teams\":\"singles\",\"seed\":7,"
                        + "\"first\":0,\"rounds\":[{\"deck\":[],\"moves\":[{\"type\":\"stop\"}]}]}";
            case UNREADABLE -> throw new IllegalArgumentException("not by what it says");
        };
    }

    /// Fills the shelves.
    void fill() throws IOException {
        Instant now = Instant.now();
        keep("a", "Dimanche avec Papi", 4, 60, now.minus(Duration.ofMinutes(1)));
        keep("b", "", 2, 40, now.minus(Duration.ofDays(1)));
        keep("c", "Camping, jour de pluie", 3, 20, now.minus(Duration.ofDays(9)));
        keep("d", "Bons baisers", 4, 4000, now.minus(Duration.ofDays(20)));
        keep("e", "", 2, 4000, now.minus(Duration.ofDays(400)));
        Files.writeString(library.file("Vacances"), spoilt(SaveProblem.FOREIGN));
        Files.writeString(library.file("demain"), spoilt(SaveProblem.NEWER));
        for (String id : List.of("Vacances", "demain")) {
            Files.setLastModifiedTime(library.file(id), FileTime.from(now.minus(Duration.ofDays(500))));
        }
    }

    /// Keeps a game that was saved at a certain time.
    ///
    /// @param moves the number of moves at most; the game may be over before
    void keep(String id, String name, int seats, int moves, Instant saved) throws IOException {
        List<SeatPlayer> players = List.<SeatPlayer>of(
                        new SeatPlayer.Human("Anna"),
                        new SeatPlayer.Computer("Papi", BotLevel.EASY),
                        new SeatPlayer.Computer("Léa", BotLevel.EASY),
                        new SeatPlayer.Computer("Marguerite-Élise", BotLevel.EASY))
                .subList(0, seats);
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(seats)).with(choices -> choices.rounds(2));
        List<SeatPlayer> quick = players.stream()
                .<SeatPlayer>map(player -> new SeatPlayer.Computer(player.name(), BotLevel.EASY))
                .toList();
        Session session = Session.start(new GameConfig(setup, quick, 0, 7));
        for (int move = 0; move < moves && !session.match().isOver(); move++) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                session.playLegal(
                        session.computerTurn(session.asked().getAsInt()).move());
            }
        }
        SaveMetadata metadata = SaveMetadata.NONE.withName(name).withSaved(saved);
        SavedGameFiles.write(SavedSessionConverter.of(session, metadata), library.file(id));
        Files.setLastModifiedTime(library.file(id), FileTime.from(saved));
    }
}
