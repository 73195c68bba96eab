package millebornes.engine.notation;

import millebornes.engine.rules.Move;

/// Writes and reads moves, without the seat that makes them: `100`, `flat-tire at 1`, `discard 25`, `coup-fourre`,
/// `decline`, `end turn`, `stuck`, `extend`, `stop`.
public final class MoveText {

    private static final String AT = " at ";

    private static final String DISCARD = "discard ";

    private MoveText() {}

    /// The move without its seat.
    public static String of(Move move) {
        return switch (move) {
            case Move.Play play -> CardText.of(play.card());
            case Move.Attack attack -> CardText.of(attack.hazard()) + AT + attack.car();
            case Move.Discard discard -> DISCARD + CardText.of(discard.card());
            case Move.CoupFourre _ -> "coup-fourre";
            case Move.Decline _ -> "decline";
            case Move.EndTurn _ -> "end turn";
            case Move.Stuck _ -> "stuck";
            case Move.Extend _ -> "extend";
            case Move.Stop _ -> "stop";
        };
    }

    /// Parses the move of a seat.
    ///
    /// @throws IllegalArgumentException when the text is no move
    public static Move move(int seat, String text) {
        return switch (text) {
            case "coup-fourre" -> new Move.CoupFourre(seat);
            case "decline" -> new Move.Decline(seat);
            case "end turn" -> new Move.EndTurn();
            case "stuck" -> new Move.Stuck();
            case "extend" -> new Move.Extend();
            case "stop" -> new Move.Stop();
            default -> withCard(text);
        };
    }

    private static Move withCard(String text) {
        if (text.startsWith(DISCARD)) {
            return new Move.Discard(CardText.card(text.substring(DISCARD.length())));
        }
        int at = text.indexOf(AT);
        return at < 0
                ? new Move.Play(CardText.card(text))
                : new Move.Attack(
                        CardText.hazard(text.substring(0, at)), Integer.parseInt(text.substring(at + AT.length())));
    }
}
