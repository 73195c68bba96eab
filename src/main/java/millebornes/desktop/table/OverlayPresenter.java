package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.table.QuestionBarViewState.AnswerColor;
import millebornes.desktop.table.QuestionBarViewState.AnswerOption;
import millebornes.desktop.table.QuestionBarViewState.AnsweringSafety;
import millebornes.desktop.table.QuestionBarViewState.NamedCard;
import millebornes.desktop.table.QuestionBarViewState.SafetyDisplay;
import millebornes.desktop.tabletop.BarredDrive;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Seating;
import millebornes.session.ReadingHelp;
import millebornes.session.flow.ChosenCard;
import millebornes.session.flow.ChosenCard.DiscardCare;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.SeatPhones;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import millebornes.words.RefusalHelp;
import millebornes.words.RuleCatalogue;
import org.jspecify.annotations.Nullable;

/// Creates the overlay of the table: the curtain, a question, a refusal or a hint.
///
/// @param curtains gives the content of curtains
/// @param phones the phones on which people may have their cards
record OverlayPresenter(
        Narrator narrator, List<Livery> liveries, ReadingHelp help, CurtainPresenter curtains, SeatPhones phones) {

    private static final String SAFETY_RULE = "R-3.8";

    /// Creates the current overlay.
    ///
    /// @param view the view of the person whose cards are open
    Overlay overlay(SeatView view, FlowState flowState) {
        return switch (flowState) {
            case FlowState.Curtain curtain -> new Overlay.CurtainOverlay(curtains.content(view, curtain));
            case FlowState.Turn turn -> why(view, turn.choice());
            case FlowState.CoupFourreAsked asked -> new Overlay.QuestionOverlay(asked(view, asked), asked.car());
            case FlowState.CoupFourreClaim claim -> new Overlay.QuestionOverlay(claim(view, claim), claim.car());
            case FlowState.ExtensionAsked extension ->
                new Overlay.QuestionOverlay(
                        extension(view, extension.seat()), seating(view).carOf(extension.seat()));
            case FlowState.AskedOnPhones asked -> onPhones(asked);
            case FlowState.Thinking _ -> new Overlay.Nothing();
            case FlowState.RoundOver _ -> new Overlay.Nothing();
        };
    }

    /// The overlay while a person with a phone is to move: none while the phone is connected (the banner says who is
    /// waited for), otherwise the offer to go on without it.
    private Overlay onPhones(FlowState.AskedOnPhones asked) {
        return asked.seats().stream()
                .filter(seat -> phones.place(seat) == HandPlace.SILENT_PHONE)
                .findFirst()
                .<Overlay>map(this::silent)
                .orElse(new Overlay.Nothing());
    }

    private Overlay.PhoneOverlay silent(int seat) {
        return new Overlay.PhoneOverlay(
                text("table.phone.silent", narrator.names().seat(seat)),
                text("table.phone.silent.note"),
                List.of(
                        answer(OverlayAnswer.PLAY_HERE, seat, "table.phone.here", AnswerColor.GREEN),
                        answer(OverlayAnswer.COMPUTER, seat, "table.phone.computer", AnswerColor.PLAIN)));
    }

    private Overlay why(SeatView view, @Nullable ChosenCard chosenCard) {
        if (chosenCard == null) {
            return new Overlay.Nothing();
        }
        if (chosenCard.care() == DiscardCare.ASKED) {
            return plate(view, chosenCard.place(), null, care(view, chosenCard.card()), "discard.label", null);
        }
        ChosenCard.RefusedMove refused = chosenCard.refused();
        return refused == null
                ? new Overlay.Nothing()
                : plate(
                        view,
                        chosenCard.place(),
                        chosenCard.card(),
                        narrator.refusal(refused.refusal(), refused.move(), view),
                        "refusal.label",
                        barred(view, refused));
    }

    /// The drive that a refused move cannot make, or null where the road has no place that would explain it.
    private static @Nullable BarredDrive barred(SeatView view, ChosenCard.RefusedMove refused) {
        Car ownCar = view.car(view.ownCar());
        if (!(refused.move() instanceof Move.Play(Distance distance)) || ownCar.has(Hazard.WRONG_WAY)) {
            return null;
        }
        int target = CarStop.after(view.target()).index();
        int from = CarStop.after(ownCar.km()).index();
        CarStop toStop = new CarStop(Math.min(target, from + distance.squares()));
        return switch (refused.refusal()) {
            case NOT_STARTED, NEEDS_GREEN_LIGHT ->
                new BarredDrive(view.ownCar(), new CarStop(from), toStop, Hazard.RED_LIGHT);
            case STOPPED -> new BarredDrive(view.ownCar(), new CarStop(from), toStop, null);
            case SPEED_LIMITED ->
                new BarredDrive(
                        view.ownCar(),
                        new CarStop(Math.min(target, from + Distance.LIMIT / Distance.KM_PER_SQUARE)),
                        toStop,
                        Hazard.SPEED_LIMIT);
            case BEYOND_TARGET -> new BarredDrive(view.ownCar(), toStop, toStop, null);
            default -> null;
        };
    }

    /// The explanation before a safety is discarded, on a plate with the question whether the player wants that.
    private RefusalHelp care(SeatView view, Card card) {
        return new RefusalHelp(
                text("discard.safety", narrator.card(card)),
                text("discard.safety.again"),
                SAFETY_RULE,
                card,
                view.ownCar(),
                List.of(),
                List.of(card));
    }

    /// Creates the plate that says why a card cannot be played.
    ///
    /// @param refused the card, where it is refused
    /// @param labels the beginning of the keys of the labels
    /// @param barred the drive that the card cannot make, or null
    private Overlay plate(
            SeatView view,
            int place,
            @Nullable Card refused,
            RefusalHelp refusalHelp,
            String labels,
            @Nullable BarredDrive barred) {
        Overlay.PlateStyle style = style(view, help);
        String title = RuleCatalogue.page(refusalHelp.rule(), narrator.words().language())
                .title();
        @Nullable Card helping = helping(view, refusalHelp, style);
        boolean helpsOwnCar = style == Overlay.PlateStyle.PICTURES && helping != null;
        return new Overlay.RefusalOverlay(
                place,
                refusalHelp,
                text("rules.link", title),
                text("rules.link.key"),
                new Overlay.PlateContent(
                        List.of(
                                new Overlay.PlateCell(
                                        liveries.get(refusalHelp.car()),
                                        sign(refusalHelp, refused),
                                        refused,
                                        text(labels + ".why"),
                                        refusalHelp.why()),
                                new Overlay.PlateCell(
                                        helpsOwnCar ? liveries.get(view.ownCar()) : null,
                                        helping,
                                        helpsOwnCar ? helping : null,
                                        text(labels + ".help"),
                                        refusalHelp.help())),
                        refused,
                        refusalHelp.why(),
                        refusalHelp.text(),
                        style),
                barred);
    }

    /// The sign that shows why a move is refused: the token that forbids it, the card that shows the reason, or the
    /// remedy whose effect the car has already.
    private static @Nullable Card sign(RefusalHelp refusalHelp, @Nullable Card refused) {
        if (!refusalHelp.obstacles().isEmpty()) {
            return refusalHelp.obstacles().getFirst();
        }
        return refusalHelp.sign() == null && refused instanceof Remedy ? refused : refusalHelp.sign();
    }

    /// The card shown as help: one in the hand if possible, or else the likeliest; without words, another card that can
    /// be played. Null for the draw pile.
    private static @Nullable Card helping(SeatView view, RefusalHelp refusalHelp, Overlay.PlateStyle style) {
        return refusalHelp.cards().stream()
                .filter(view.hand()::holds)
                .findFirst()
                .or(() -> refusalHelp.remedies().stream().findFirst())
                .or(() -> style == Overlay.PlateStyle.PICTURES ? playable(view) : Optional.empty())
                .orElse(null);
    }

    private static Optional<Card> playable(SeatView view) {
        return view.legal().stream()
                .filter(Move.Play.class::isInstance)
                .map(move -> ((Move.Play) move).card())
                .findFirst();
    }

    /// Whether a plate for that player has words.
    static Overlay.PlateStyle style(SeatView view, ReadingHelp help) {
        return view.rules().options().isJunior() || help.isPictures()
                ? Overlay.PlateStyle.PICTURES
                : Overlay.PlateStyle.WORDS;
    }

    /// The question about an attack: who played which card on whom, and two answers. It is the same for every hand.
    private QuestionBarViewState asked(SeatView view, FlowState.CoupFourreAsked asked) {
        List<AnswerOption> answers = new ArrayList<>();
        boolean several = asked.seats().size() > 1;
        for (int seat : asked.seats()) {
            String name = narrator.names().seat(seat);
            String spoken = several ? text("table.window.claim.of", name) : text("table.window.claim");
            // Beside the sign of the safety only the name makes a difference.
            String shown = several && view.rules().options().isJunior() ? name : spoken;
            String id = several ? OverlayAnswer.CLAIM.id() + "-" + seat : OverlayAnswer.CLAIM.id();
            answers.add(new AnswerOption(OverlayAnswer.CLAIM, seat, id, shown, spoken, AnswerColor.GREEN));
        }
        answers.add(answer(OverlayAnswer.GO_ON, asked.attacker(), "table.window.go", AnswerColor.PLAIN));
        return attack(
                view,
                asked.attacker(),
                asked.car(),
                asked.hazard(),
                "",
                view.rules().options().isJunior() ? SafetyDisplay.NOT : SafetyDisplay.OFFERED,
                answers);
    }

    private QuestionBarViewState claim(SeatView view, FlowState.CoupFourreClaim claim) {
        AnswerOption backOption =
                claimAnswer(view, claim, OverlayAnswer.CANCEL, "table.window.cancel", AnswerColor.PLAIN);
        return switch (claim.answer()) {
            case HELD ->
                attack(
                        view,
                        claim.attacker(),
                        claim.car(),
                        claim.hazard(),
                        "",
                        SafetyDisplay.OFFERED,
                        List.of(
                                claimAnswer(
                                        view, claim, OverlayAnswer.CONFIRM, "table.window.confirm", AnswerColor.GREEN),
                                backOption));
            case NOT_HELD -> {
                RefusalHelp refusalHelp =
                        narrator.refusal(Refusal.NOT_HOLDING_SAFETY, Move.coupFourre(claim.seat()), view);
                yield attack(
                        view,
                        claim.attacker(),
                        claim.car(),
                        claim.hazard(),
                        refusalHelp.why(),
                        SafetyDisplay.MISSING,
                        List.of(answer(OverlayAnswer.UNDERSTOOD, claim.seat(), "table.window.go", AnswerColor.GREEN)));
            }
        };
    }

    /// An answer to a claim; beside a picture one word says it.
    private AnswerOption claimAnswer(
            SeatView view, FlowState.CoupFourreClaim claim, OverlayAnswer answer, String key, AnswerColor color) {
        String shown = text(view.rules().options().isJunior() ? key + ".brief" : key);
        return new AnswerOption(answer, claim.seat(), answer.id(), shown, text(key), color);
    }

    /// Creates a question about an attack.
    ///
    /// @param instead a sentence that replaces the one about the attack; empty for none
    private QuestionBarViewState attack(
            SeatView view,
            int attacker,
            int car,
            Hazard hazard,
            String instead,
            SafetyDisplay display,
            List<AnswerOption> answers) {
        String happened = narrator.event(new Event.Attacked(attacker, car, hazard), Audience.BYSTANDER);
        return new QuestionBarViewState(
                new NamedCard(hazard, narrator.card(hazard)),
                new AnsweringSafety(hazard.safety(), narrator.card(hazard.safety()), display),
                liveries.get(seating(view).carOf(attacker)),
                liveries.get(car),
                instead.isEmpty() ? happened : instead,
                answers,
                view.rules().options().isJunior());
    }

    private QuestionBarViewState extension(SeatView view, int seat) {
        return new QuestionBarViewState(
                null,
                null,
                liveries.get(seating(view).carOf(seat)),
                null,
                text("table.extension.title", narrator.names().seat(seat)) + " " + text("table.extension.note"),
                List.of(
                        answer(OverlayAnswer.EXTEND, seat, "table.extension.extend", AnswerColor.GREEN),
                        answer(OverlayAnswer.STOP, seat, "table.extension.stop", AnswerColor.PLAIN)),
                false);
    }

    private AnswerOption answer(OverlayAnswer answer, int seat, String key, AnswerColor color) {
        return new AnswerOption(answer, seat, answer.id(), text(key), text(key), color);
    }

    private static Seating seating(SeatView view) {
        return view.rules().seating();
    }

    private String text(String key, Object... values) {
        return narrator.words().text(key, values);
    }
}
