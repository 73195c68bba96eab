package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.OcclusionMeter;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// What lies over the table for a moment, each where it hides least: an attack that is asked about, why something
/// cannot be played, advice, the curtain. One [Overlay] is shown at a time.
final class OverlayManager {

    private static final double POOL = 72;

    private final BoardView board;
    private final Consumer<TableInput> inputs;
    private final SpotlightOverlay spotlight;
    private final QuestionBar question;
    private final RefusalView whyNot;
    private final AdviceView advice;
    private final PhoneCallView phone;
    private final CurtainView curtain;
    private Overlay shown = new Overlay.Nothing();
    private @Nullable Point lit;
    private boolean besideLog;
    private boolean laying;

    OverlayManager(ArtFactory art, BoardView board, Consumer<TableInput> inputs) {
        this.board = board;
        this.inputs = inputs;
        spotlight = new SpotlightOverlay(art);
        question =
                new QuestionBar(art, answer -> inputs.accept(new TableInput.GiveAnswer(answer.reply(), answer.seat())));
        whyNot = new RefusalView(art, rule -> inputs.accept(new TableInput.ReadRule(rule)));
        advice = new AdviceView(art);
        phone = new PhoneCallView(
                art, answer -> inputs.accept(new TableInput.GiveAnswer(answer.reply(), answer.seat())));
        curtain = new CurtainView(art);
    }

    /// The table that it lies over, as it is now.
    ///
    /// @param banner the part of the sky that the banner takes
    /// @param log the room of the open log, null while it is closed
    /// @param pace how fast a curtain rolls
    record TableSnapshot(
            TableLayout layout,
            TableLayoutSpec spec,
            TableViewState picture,
            Rect banner,
            @Nullable Rect log,
            Pace pace) {

        /// What bubbles keep inside of.
        Rect free() {
            return layout.board().room().inset(Sizes.SMALL_GAP);
        }

        /// Where a bubble about the card at that place points to; what is about no card points at the middle of the
        /// hand.
        Point tip(int place) {
            HandLayout fan = layout.hand();
            double high = HandLayout.CARD_HEIGHT * fan.cardScale() / 2 + fan.chosen();
            List<HandLayout.Slot> slots = fan.slots(picture.hand().cards().size());
            return place < 0
                    ? new Point(fan.room().centre().x(), fan.room().y())
                    : slots.get(place).pose().at().plus(0, -high);
        }
    }

    /// What is laid over the board, but under the cards.
    Node light() {
        return spotlight;
    }

    /// What is laid over everything, the uppermost last.
    List<Node> views() {
        return List.of(question, advice, whyNot, phone, curtain);
    }

    /// Takes everything away before it gets another place.
    void clear() {
        shown = new Overlay.Nothing();
    }

    /// Shows what the picture says. What is shown already stays as it is, but for advice, which makes way for the log.
    void show(TableSnapshot table) {
        Overlay next = table.picture().overlay();
        boolean drawer = besideLog != (table.log() != null);
        besideLog = table.log() != null;
        if (!next.equals(shown) || (drawer && next instanceof Overlay.AdviceOverlay)) {
            shown = next;
            lay(next, table);
        }
        light(table);
    }

    /// As long as a card is advised, the car that it goes to stands in a pool of light, wherever it drives meanwhile.
    private void light(TableSnapshot table) {
        boolean advised =
                table.picture().hand().cards().stream().anyMatch(card -> card.standing() == HeldCardState.ADVISED);
        @Nullable
        Point at = advised && shown instanceof Overlay.AdviceOverlay
                ? table.picture().targets().stream()
                        .findFirst()
                        .map(board::carPlace)
                        .orElse(null)
                : null;
        if (!Objects.equals(at, lit)) {
            lit = at;
            spotlight.off();
            if (at != null) {
                BoardViewport frame = table.layout().board();
                spotlight.hint(frame.room(), at, POOL * frame.scale());
            }
        }
    }

    /// Goes with the keyboard from one button of the curtain to the other.
    void focusOtherOnCurtain() {
        curtain.focusOther();
    }

    /// Puts the keyboard on what is asked, unless it is there already or nothing is asked.
    void keepFocus(Node owner) {
        switch (shown) {
            case Overlay.QuestionOverlay _ -> {
                if (!laying && !FocusMemento.isIn(question, owner)) {
                    question.takeFocus();
                }
            }
            case Overlay.CurtainOverlay _ -> {
                if (!laying && !FocusMemento.isIn(curtain, owner)) {
                    curtain.takeFocus();
                }
            }
            case Overlay.Nothing _ -> {}
            case Overlay.AdviceOverlay _ -> {}
            case Overlay.PhoneOverlay _ -> {}
            case Overlay.RefusalOverlay _ -> {}
        }
    }

    /// Goes with the keyboard from one answer to the next.
    void stepAnswers(int way) {
        question.step(way);
    }

    private void lay(Overlay overlay, TableSnapshot table) {
        laying = true;
        replace(overlay, table);
        laying = false;
    }

    private void replace(Overlay overlay, TableSnapshot table) {
        keepKeyboard();
        spotlight.off();
        lit = null;
        question.close();
        whyNot.close();
        advice.close();
        phone.close();
        if (!(overlay instanceof Overlay.CurtainOverlay)) {
            curtain.open(table.pace());
        }
        switch (overlay) {
            case Overlay.Nothing _ -> {}
            case Overlay.CurtainOverlay covered -> {
                TableLayout layout = table.layout();
                curtain.lower(
                        covered.call(),
                        reply -> inputs.accept(new TableInput.PressCurtain(reply)),
                        HandoverGarageLayout.of(layout, table.picture().board().road()),
                        table.spec());
                curtain.roll(table.pace());
            }
            case Overlay.QuestionOverlay asked -> ask(asked, table);
            case Overlay.RefusalOverlay why ->
                whyNot.say(
                        why, table.tip(why.place()), table.free(), table.spec().text());
            case Overlay.AdviceOverlay said -> advise(said, table);
            case Overlay.PhoneOverlay silent ->
                phone.say(silent, table.layout().hand().room(), table.spec().text());
        }
    }

    /// What lay over the table gives the keyboard back to it: otherwise the toolkit would put it on any button.
    private void keepKeyboard() {
        Node owner = curtain.getScene() == null ? null : curtain.getScene().getFocusOwner();
        for (Node over = owner; over != null; over = over.getParent()) {
            if (List.of(question, curtain, whyNot, phone).contains(over)) {
                over.getParent().requestFocus();
                return;
            }
        }
    }

    private void ask(Overlay.QuestionOverlay asked, TableSnapshot table) {
        TableLayout layout = table.layout();
        Rect room = layout.board().room();
        Point car = board.carPlace(asked.car());
        // What was laid before the car lies in the light, too.
        spotlight.shine(
                room,
                car.towards(board.beforeCar(asked.car()), 0.5),
                POOL * layout.board().scale());
        double right = table.log() == null
                ? room.right()
                : Math.min(
                        room.right(),
                        LogView.roomFor(table.log(), table.spec().text()).x());
        Rect free = Rect.between(room.x(), layout.banner().bottom(), right, room.bottom());
        boolean low = car.y() > free.centre().y();
        question.ask(
                asked.question(),
                free,
                low ? QuestionBar.BarPosition.ABOVE : QuestionBar.BarPosition.BELOW,
                table.spec().text());
        question.takeFocus();
    }

    private void advise(Overlay.AdviceOverlay said, TableSnapshot table) {
        double text = table.spec().text();
        List<Point> cars = IntStream.range(0, table.picture().board().cars().size())
                .mapToObj(board::carPlace)
                .toList();
        List<Rect> others = new ArrayList<>(board.stonePlaces());
        if (table.log() != null) {
            others.add(LogView.roomFor(table.log(), text));
        }
        TableLayout layout = table.layout();
        OcclusionMeter hidden =
                new OcclusionMeter(layout.board(), table.picture().board().road(), cars, others);
        advice.say(
                said,
                AdviceBubbleSpaceFinder.in(layout, table.banner(), table.tip(said.place())),
                hidden::hiddenArea,
                text);
    }
}
