package millebornes.desktop.micro;

import java.util.List;
import millebornes.desktop.micro.DialogueLine.Tone;
import millebornes.desktop.micro.MicroGameState.CardUse;
import millebornes.engine.match.Match;
import millebornes.engine.rules.EditionPointValues;
import millebornes.engine.table.Card;
import millebornes.words.Words;

/// Creates the content of the dialogue line.
final class DialogueLinePresenter {

    private final Words words;
    private final MicroGame game;

    DialogueLinePresenter(Words words, MicroGame game) {
        this.words = words;
        this.game = game;
    }

    DialogueLine line() {
        String complaint = game.complaint();
        if (complaint != null) {
            return new DialogueLine.Says(words.text(complaint, target()), Tone.REFUSAL, "");
        }
        return switch (game.moment()) {
            case MicroGameState.Choice choice ->
                new DialogueLine.Options(
                        prompt(choice.question()),
                        choice.question().options().stream()
                                .map(option -> words.text(option.textKey()))
                                .toList(),
                        choice.cursor());
            case MicroGameState.CardChoice(CardUse use, int cursor) ->
                new DialogueLine.Pick(words.text(use.option().textKey()), cardAt(cursor), words.text("micro.key.yes"));
            case MicroGameState.Telling(MicroNotice notice) ->
                new DialogueLine.Says(notice(notice), tone(notice.kind()), "");
            case MicroGameState.Thinking _ -> new DialogueLine.Says(words.text("micro.thinking"), Tone.BUSY, "");
            case MicroGameState.Points _ -> points();
        };
    }

    /// The dialogue line as text for screen readers; the word under the cursor is read with its position.
    String spoken() {
        return switch (line()) {
            case DialogueLine.Options(String prompt, List<String> said, int cursor) ->
                words.text(
                                "micro.spoken.option",
                                prompt,
                                said.get(cursor),
                                Integer.toString(cursor + 1),
                                Integer.toString(said.size()))
                        .strip();
            case DialogueLine.Pick(String verb, String name, String _) -> words.text("micro.spoken.card", verb, name);
            case DialogueLine.Says(String text, Tone _, String key) ->
                key.isEmpty() ? text : words.text("micro.spoken.key", text, key);
        };
    }

    private String prompt(MicroQuestion question) {
        return question.textKey().isEmpty() ? "" : words.text(question.textKey());
    }

    private String cardAt(int place) {
        List<Card> hand = game.hand();
        return place < hand.size() ? name(hand.get(place)) : words.text("micro.back");
    }

    private String notice(MicroNotice notice) {
        Card card = notice.card();
        return words.text(
                notice.kind().textKey(),
                switch (notice.kind()) {
                    case OWN_COUP_FOURRE -> Integer.toString(EditionPointValues.COUP_FOURRE_WITH_SAFETY);
                    case DRIVES, ATTACKS, CURES, SAFETY, COUP_FOURRE, DISCARDS, OWN_ARRIVAL, ARRIVAL, EXHAUSTED ->
                        card == null ? Integer.toString(target()) : name(card);
                });
    }

    private static Tone tone(MicroNotice.Kind kind) {
        return switch (kind) {
            case ATTACKS -> Tone.ATTACK;
            case OWN_COUP_FOURRE, OWN_ARRIVAL -> Tone.JOY;
            case DRIVES, CURES, SAFETY, COUP_FOURRE, DISCARDS, ARRIVAL, EXHAUSTED -> Tone.PLAIN;
        };
    }

    private DialogueLine points() {
        Match match = game.session().match();
        MicroWinner winner = MicroWinner.of(game);
        return new DialogueLine.Says(
                words.text(match.isOver() ? winner.matchKey() : winner.roundKey()),
                winner == MicroWinner.PERSON ? Tone.JOY : Tone.PLAIN,
                words.text("micro.key.on"));
    }

    private int target() {
        return game.session().match().round().target();
    }

    private String name(Card card) {
        return words.text("card." + card.name());
    }
}
