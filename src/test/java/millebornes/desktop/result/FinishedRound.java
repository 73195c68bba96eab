package millebornes.desktop.result;

import java.util.List;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;

/// A session that computer players have played to the end of its round.
public record FinishedRound(Session session) {

    private static final List<String> NAMES =
            List.of("Camille", "Papi", "Lou", "Anatole", "Zoé", "Bruno", "Iris", "Tom", "Ève");

    public static FinishedRound of(TeamFormat form, OptionChoices choices, long seed) {
        return of(new Setup(Editions.BOARD, form, choices), seed);
    }

    public static FinishedRound of(Setup setup, long seed) {
        List<SeatPlayer> players = NAMES.stream()
                .limit(setup.form().seats())
                .<SeatPlayer>map(name -> new SeatPlayer.Computer(name, BotLevel.EASY))
                .toList();
        return of(setup, players, seed);
    }

    /// Three people, whose turns a beginner has played, and a computer.
    static FinishedRound ofFamily(OptionChoices choices, long seed) {
        List<SeatPlayer> players = List.of(
                new SeatPlayer.Human("Anna"),
                new SeatPlayer.Human("Papi"),
                new SeatPlayer.Human("Léa"),
                new SeatPlayer.Computer("", BotLevel.MEDIUM, BotCharacter.BOLD));
        return of(new Setup(Editions.BOARD, TeamFormat.singles(players.size()), choices), players, seed);
    }

    public static FinishedRound of(Setup setup, List<SeatPlayer> players, long seed) {
        Session session = Session.start(new GameConfig(setup, players, 0, seed));
        FinishedRound playedRound = new FinishedRound(session);
        playedRound.finishRound();
        return playedRound;
    }

    public TurnKmHistory journey() {
        return TurnKmHistory.of(session);
    }

    public void finishRound() {
        while (session.asked().isPresent()) {
            session.play(move(session.asked().getAsInt()));
        }
    }

    public FinishedRound finishMatch() {
        while (!session.match().isOver()) {
            session.nextRound();
            finishRound();
        }
        return this;
    }

    private Move move(int seat) {
        return session.game().players().get(seat).isHuman()
                ? BotLevel.EASY
                        .bot()
                        .choose(session.view(seat), session.moves().size())
                        .move()
                : session.computerTurn(seat).move();
    }
}
