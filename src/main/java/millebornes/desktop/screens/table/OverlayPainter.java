package millebornes.desktop.screens.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.screens.table.flow.Choice;
import millebornes.desktop.screens.table.flow.Moment;
import millebornes.desktop.screens.table.flow.Moment.Purpose;
import millebornes.desktop.screens.table.overlay.CurtainView;
import millebornes.desktop.screens.table.overlay.Overlay;
import millebornes.desktop.screens.table.overlay.Question;
import millebornes.desktop.screens.table.overlay.Question.Answer;
import millebornes.desktop.screens.table.overlay.Question.Brief;
import millebornes.desktop.screens.table.overlay.Question.Named;
import millebornes.desktop.screens.table.overlay.Question.Shown;
import millebornes.desktop.screens.table.overlay.Question.Tone;
import millebornes.desktop.screens.table.overlay.Reply;
import millebornes.desktop.theme.Livery;
import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Event;
import millebornes.engine.play.Move;
import millebornes.engine.play.Refusal;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Car;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;
import millebornes.engine.view.SeatView;
import millebornes.words.RefusalExplanation;
import millebornes.words.Narrator;
import millebornes.words.RuleCatalogue;
import org.jspecify.annotations.Nullable;

/// What lies over the table: the curtain, a question, a reason why not.
record OverlayPainter(Narrator narrator, List<Livery> liveries) {

    /// What lies over the table now.
    ///
    /// @param view what the person whose cards lie open may know
    Overlay overlay(SeatView view, Moment moment) {
        return switch (moment) {
            case Moment.Curtain curtain -> new Overlay.Covered(curtain(view, curtain));
            case Moment.Turn turn -> why(view, turn.choice());
            case Moment.Asked asked -> new Overlay.Asked(asked(view, asked), asked.car());
            case Moment.Claim claim -> new Overlay.Asked(claim(view, claim), claim.car());
            case Moment.Extension extension ->
                new Overlay.Asked(
                        extension(view, extension.seat()), seating(view).carOf(extension.seat()));
            case Moment.Thinking _ -> new Overlay.Nothing();
            case Moment.Over _ -> new Overlay.Nothing();
        };
    }

    private CurtainView.Call curtain(SeatView view, Moment.Curtain curtain) {
        boolean claim = curtain.purpose() == Purpose.CLAIM;
        String name = narrator.names().seat(curtain.seat());
        return new CurtainView.Call(
                liveries.get(seating(view).carOf(curtain.seat())),
                new CurtainView.Texts(
                        text(claim ? "table.curtain.claim" : "table.curtain.title", name),
                        text("table.curtain.note"),
                        text("table.curtain.open"),
                        text("table.curtain.key"),
                        claim ? text("table.curtain.back") : ""),
                isJunior(view) ? new CurtainView.Brief(name, claim ? wanted(view) : null) : null);
    }

    /// The safety that the window asks for, which everybody knows.
    private static @Nullable Safety wanted(SeatView view) {
        return view.phase() instanceof Phase.CoupFourreWindow window ? window.hazard().safety() : null;
    }

    private static boolean isJunior(SeatView view) {
        return view.rules().options().scoring() == ScoringMode.JUNIOR;
    }

    private Overlay why(SeatView view, @Nullable Choice choice) {
        Choice.Refused refused = choice == null ? null : choice.refused();
        if (choice == null || refused == null) {
            return new Overlay.Nothing();
        }
        RefusalExplanation explanation = narrator.refusal(refused.why(), refused.move(), view);
        String title =
                RuleCatalogue.page(explanation.rule(), narrator.words().language()).title();
        return new Overlay.Why(
                choice.place(),
                explanation,
                text("rules.link", explanation.rule(), title),
                text("rules.link.key"),
                shown(view, choice.card()));
    }

    /// In a junior game: the remedies for what holds the own car up, when the card would have driven it.
    private static Overlay.@Nullable Shown shown(SeatView view, Card card) {
        if (!isJunior(view)) {
            return null;
        }
        Car own = view.car(view.ownCar());
        List<Card> helps = new ArrayList<>();
        if (card instanceof Distance) {
            own.hazards().stopping().toList().forEach(hazard -> helps.add(hazard.remedy()));
            if (helps.isEmpty() && !own.rolls()) {
                helps.add(Remedy.GREEN_LIGHT);
            }
            if (helps.isEmpty() && own.has(Hazard.SPEED_LIMIT)) {
                helps.add(Remedy.END_OF_LIMIT);
            }
        }
        return new Overlay.Shown(helps);
    }

    /// The same for every hand: what was played on whom, and two answers.
    private Question asked(SeatView view, Moment.Asked asked) {
        List<Answer> answers = new ArrayList<>();
        boolean several = asked.seats().size() > 1;
        for (int seat : asked.seats()) {
            String name = narrator.names().seat(seat);
            String spoken = several ? text("table.window.claim.of", name) : text("table.window.claim");
            // Beside the sign of the safety only the name makes a difference.
            String shown = several && isJunior(view) ? name : spoken;
            String id = several ? Reply.CLAIM.id() + "-" + seat : Reply.CLAIM.id();
            answers.add(new Answer(Reply.CLAIM, seat, id, shown, spoken, Tone.GREEN));
        }
        answers.add(answer(Reply.GO_ON, asked.attacker(), "table.window.go", Tone.DARK));
        return attack(view, asked.attacker(), asked.car(), asked.hazard(), "", Shown.NOT, answers);
    }

    private Question claim(SeatView view, Moment.Claim claim) {
        Answer back = answer(Reply.CANCEL, claim.seat(), "table.window.cancel", Tone.DARK);
        return switch (claim.answer()) {
            case NOT_YET ->
                attack(
                        view,
                        claim.attacker(),
                        claim.car(),
                        claim.hazard(),
                        text(
                                "table.window.confirm.note",
                                narrator.card(claim.hazard().safety())),
                        Shown.OFFERED,
                        List.of(answer(Reply.CONFIRM, claim.seat(), "table.window.confirm", Tone.GREEN), back));
            case NOT_HELD -> {
                RefusalExplanation why = narrator.refusal(Refusal.NOT_HOLDING_SAFETY, Move.coupFourre(claim.seat()), view);
                yield attack(
                        view, claim.attacker(), claim.car(), claim.hazard(), why.text(), Shown.MISSING, List.of(back));
            }
        };
    }

    /// @param instead what is said in place of what has happened, unless it is empty
    private Question attack(
            SeatView view, int attacker, int car, Hazard hazard, String instead, Shown shown, List<Answer> answers) {
        String happened = narrator.event(new Event.Attacked(attacker, car, hazard));
        return new Question(
                new Named(hazard, narrator.card(hazard)),
                liveries.get(seating(view).carOf(attacker)),
                liveries.get(car),
                instead.isEmpty() ? happened : instead,
                answers,
                isJunior(view) ? new Brief(hazard.safety(), shown) : null);
    }

    private Question extension(SeatView view, int seat) {
        return new Question(
                null,
                liveries.get(seating(view).carOf(seat)),
                null,
                text("table.extension.title", narrator.names().seat(seat)) + " " + text("table.extension.note"),
                List.of(
                        answer(Reply.EXTEND, seat, "table.extension.extend", Tone.GREEN),
                        answer(Reply.STOP, seat, "table.extension.stop", Tone.DARK)),
                null);
    }

    private Answer answer(Reply reply, int seat, String key, Tone tone) {
        return new Answer(reply, seat, reply.id(), text(key), text(key), tone);
    }

    private static Seating seating(SeatView view) {
        return view.rules().seating();
    }

    private String text(String key, Object... values) {
        return narrator.words().text(key, values);
    }
}
