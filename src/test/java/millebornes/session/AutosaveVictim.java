package millebornes.session;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.GameLibrary;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;

/// A process that plays and saves its match until it is killed. It prints the number of saved moves, one line each
/// time.
///
/// It ends by itself only if it is told the number of moves.
final class AutosaveVictim {

    private AutosaveVictim() {}

    /// Plays until it is killed.
    ///
    /// @param arguments the folder of the games, the seed of the match, and the most moves
    public static void main(String[] arguments) throws InterruptedException {
        GameLibrary library = new GameLibrary(Path.of(arguments[0]));
        long seed = Long.parseLong(arguments[1]);
        Random random = new Random(seed);
        Session session = Session.start(game(seed));
        CountDownLatch[] done = {new CountDownLatch(1)};
        Autosaver autosave = new Autosaver(
                SavedGameFiles::keep, library.file("match"), SaveMetadata.NONE, Instant::now, _ -> done[0].countDown());
        int most = Integer.parseInt(arguments[2]);
        while (session.moves().size() < most) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                session.play(legal.get(random.nextInt(legal.size())));
            }
            done[0] = new CountDownLatch(1);
            autosave.keep(session);
            done[0].await();
            System.out.println(session.moves().size());
            System.out.flush();
        }
    }

    static GameConfig game(long seed) {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(3)).with(choices -> choices.rounds(100));
        List<SeatPlayer> players = IntStream.range(0, 3)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Computer("C" + seat, BotLevel.EASY))
                .toList();
        return new GameConfig(setup, players, 0, seed);
    }
}
