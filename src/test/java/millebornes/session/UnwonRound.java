package millebornes.session;

import java.util.List;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;

/// A match of a single round that no team wins: every seat discards as long as it can.
public final class UnwonRound {

    private static final long SEED = 5;

    private UnwonRound() {}

    /// Of people and computers, each for one team.
    ///
    /// @param players who sit down, each for one team
    public static Session of(Edition edition, List<SeatPlayer> players) {
        Setup setup = Setup.of(edition, TeamFormat.singles(players.size())).with(choices -> choices.rounds(1));
        return of(new GameConfig(setup, players, 0, SEED));
    }

    /// The same for any game in which the target wins.
    public static Session of(GameConfig game) {
        Session session = Session.start(game);
        while (session.asked().isPresent()) {
            List<Move> legal = session.view(session.asked().getAsInt()).legal();
            session.playLegal(legal.stream()
                    .filter(move -> move instanceof Move.Discard || move instanceof Move.Decline)
                    .findFirst()
                    .orElse(legal.getFirst()));
        }
        if (!session.match().isOver() || !session.match().winners().isEmpty()) {
            throw new IllegalStateException("a team has won: " + session.match().results());
        }
        return session;
    }
}
