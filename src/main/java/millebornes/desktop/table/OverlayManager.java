package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.OcclusionMeter;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Shows the overlays of the table, each where it covers least: the question about an attack, a refusal, a hint, the
/// curtain. One [Overlay] is shown at a time.
final class OverlayManager {

    /// The side of the icon that leads to a rule, in px: alone, and beside the rule's title.
    private static final double BOOK = 36;

    private static final double SMALL_BOOK = 26;

    private final ArtFactory art;
    private final BoardView board;
    private final Consumer<TableInput> inputs;
    private final SpotlightOverlay spotlight;
    private final QuestionBar question;
    private final CardHelpPlateView refusalView;
    private final CardHelpPlateView plateView;
    private final HelpFilm film;
    private final CauseSignView cause;
    private final LostPhoneView phone;
    private final CurtainView curtain;
    private Overlay shownOverlay = new Overlay.Nothing();
    private boolean besideLog;
    private boolean outdated;
    private boolean laying;

    OverlayManager(ArtFactory art, BoardView board, Consumer<TableInput> inputs) {
        this.art = art;
        this.board = board;
        this.inputs = inputs;
        spotlight = new SpotlightOverlay(art);
        question =
                new QuestionBar(art, answer -> inputs.accept(new TableInput.GiveAnswer(answer.reply(), answer.seat())));
        refusalView = new CardHelpPlateView(art, "why-not", false);
        plateView = new CardHelpPlateView(art, "advice", true);
        plateView.setMouseTransparent(true);
        film = new HelpFilm(art);
        cause = new CauseSignView(art);
        phone = new LostPhoneView(
                art, answer -> inputs.accept(new TableInput.GiveAnswer(answer.reply(), answer.seat())));
        curtain = new CurtainView(art);
    }

    /// The current state of the table below the overlays.
    ///
    /// @param banner the rectangle of the banner
    /// @param log the rectangle of the open log, null while it is closed
    /// @param pace the pace of a curtain
    record TableSnapshot(
            TableLayout layout,
            TableLayoutSpec spec,
            TableViewState tableState,
            Rect banner,
            @Nullable Rect log,
            Pace pace) {

        /// The card at a place of the hand.
        Card card(int place) {
            return tableState.hand().cards().get(place).card();
        }

        /// The middle of the card at a place of the hand.
        Point slot(int place) {
            return layout.hand()
                    .slots(tableState.hand().cards().size())
                    .get(place)
                    .pose()
                    .at();
        }

        /// The area that plates must not leave.
        Rect free() {
            return layout.board().room().inset(Sizes.SMALL_GAP);
        }

        /// The point at which a plate about the card at that place points; without a card it is the middle of the hand.
        Point tip(int place) {
            HandLayout handLayout = layout.hand();
            if (place < 0) {
                return new Point(
                        handLayout.room().centre().x(), handLayout.room().y());
            }
            double rise = tableState.hand().cards().get(place).cardState().rise(handLayout);
            return slot(place).plus(0, -HandLayout.CARD_HEIGHT * handLayout.cardScale() / 2 - rise - Sizes.TINY_GAP);
        }
    }

    /// The layer above the board and below the cards.
    Node light() {
        return spotlight;
    }

    /// The layers above everything else, the uppermost last.
    List<Node> views() {
        return List.of(question, cause, film, plateView, refusalView, phone, curtain);
    }

    /// Has the overlay laid again in the next layout. It does not take the focus then: an answer may be read over it.
    void clear() {
        outdated = true;
    }

    /// Shows the overlay of the view state. One that is already shown stays as it is; only a hint is moved to make room
    /// for the log.
    void show(TableSnapshot table) {
        Overlay nextOverlay = table.tableState().overlay();
        boolean drawer = besideLog != (table.log() != null);
        besideLog = table.log() != null;
        if (nextOverlay instanceof Overlay.AdviceOverlay adviceOverlay && adviceOverlay.target() >= 0) {
            // The flying card already shows the target.
            boolean flies = adviceOverlay.plate().style() == Overlay.PlateStyle.PICTURES;
            board.showAim(adviceOverlay.target(), flies ? null : adviceOverlay.ghost());
        }
        if (nextOverlay instanceof Overlay.RefusalOverlay refusalOverlay && refusalOverlay.barred() != null) {
            board.showBarred(refusalOverlay.barred());
        }
        boolean opened = !nextOverlay.equals(shownOverlay);
        if (opened || outdated || (drawer && nextOverlay instanceof Overlay.AdviceOverlay)) {
            shownOverlay = nextOverlay;
            outdated = false;
            lay(nextOverlay, table);
        }
        if (opened) {
            takeFocus();
        }
    }

    /// Moves the focus from one button of the curtain to the other.
    void focusOtherOnCurtain() {
        curtain.focusOther();
    }

    /// Moves the focus to the question, unless it is already there or there is none.
    void keepFocus(Node owner) {
        if (!laying && !FocusMemento.isIn(question, owner) && !FocusMemento.isIn(curtain, owner)) {
            takeFocus();
        }
    }

    private void takeFocus() {
        switch (shownOverlay) {
            case Overlay.QuestionOverlay _ -> question.takeFocus();
            case Overlay.CurtainOverlay _ -> curtain.takeFocus();
            case Overlay.Nothing _, Overlay.AdviceOverlay _, Overlay.PhoneOverlay _, Overlay.RefusalOverlay _ -> {}
        }
    }

    /// Moves the focus from one answer to the next.
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
        question.close();
        refusalView.close();
        plateView.close();
        film.close();
        cause.close();
        phone.close();
        if (!(overlay instanceof Overlay.CurtainOverlay)) {
            curtain.open(table.pace());
        }
        switch (overlay) {
            case Overlay.Nothing _ -> {}
            case Overlay.CurtainOverlay curtainOverlay -> {
                TableLayout layout = table.layout();
                curtain.lower(
                        curtainOverlay.content(),
                        answer -> inputs.accept(new TableInput.PressCurtain(answer)),
                        HandoverGarageLayout.of(
                                layout, table.tableState().board().road()),
                        table.spec());
                curtain.roll(table.pace());
            }
            case Overlay.QuestionOverlay questionOverlay -> ask(questionOverlay, table);
            case Overlay.RefusalOverlay refusalOverlay -> {
                refusalView.say(refusalOverlay.plate(), null, link(refusalOverlay), at(refusalOverlay.place(), table));
                if (refusalOverlay.plate().style() == Overlay.PlateStyle.PICTURES) {
                    bounce(refusalOverlay, table);
                    // An open log lies where the sign would.
                    if (table.log() == null) {
                        cause.show(refusalOverlay.plate().cells().getFirst(), table.layout());
                    }
                }
            }
            case Overlay.AdviceOverlay adviceOverlay -> {
                plateView.say(
                        adviceOverlay.plate(),
                        adviceOverlay.others().isEmpty()
                                ? null
                                : plateView.others(adviceOverlay, table.spec().text()),
                        null,
                        at(adviceOverlay.place(), table));
                if (adviceOverlay.place() >= 0) {
                    carry(adviceOverlay, table);
                }
            }
            case Overlay.PhoneOverlay phoneOverlay ->
                phone.say(
                        phoneOverlay, table.layout().hand().room(), table.spec().text());
        }
    }

    /// Returns the focus to the table when an overlay closes; otherwise the toolkit would give it to any button.
    private void keepKeyboard() {
        Node owner = curtain.getScene() == null ? null : curtain.getScene().getFocusOwner();
        for (Node over = owner; over != null; over = over.getParent()) {
            if (List.of(question, curtain, refusalView, phone).contains(over)) {
                over.getParent().requestFocus();
                return;
            }
        }
    }

    private void ask(Overlay.QuestionOverlay questionOverlay, TableSnapshot table) {
        BoardViewport viewport = table.layout().board();
        BoardViewState boardState = table.tableState().board();
        spotlight.shine(viewport, boardState, questionOverlay.car());
        Rect litRect = SpotlightOverlay.lit(viewport, boardState, questionOverlay.car());
        double right = viewport.room().right();
        question.ask(
                questionOverlay.question(),
                QuestionRooms.of(
                        table.layout(),
                        !questionOverlay.hidesHand()
                                && !table.tableState().hand().cards().isEmpty(),
                        table.log() == null
                                ? right
                                : Math.min(
                                        right,
                                        LogView.roomFor(
                                                        table.log(),
                                                        table.spec().drawerScale())
                                                .x()),
                        litRect),
                table.spec().text());
    }

    /// The link to the page of the rule: the rule's title, or an icon for players who cannot read.
    private Labeled link(Overlay.RefusalOverlay refusalOverlay) {
        boolean reads = refusalOverlay.plate().style() == Overlay.PlateStyle.WORDS;
        Runnable read = () -> inputs.accept(
                new TableInput.ReadRule(refusalOverlay.explanation().rule()));
        double book = reads ? SMALL_BOOK : BOOK;
        Button link = new Button(reads ? refusalOverlay.rule() : "");
        link.getStyleClass().add(reads ? StyleClasses.ANSWER : StyleClasses.ASK);
        link.setGraphic(new DrawingPane(art.signs().page(PageSign.RULES), book, book));
        link.setId("why-not-rule");
        link.setWrapText(true);
        link.setAccessibleText(refusalOverlay.rule());
        link.setTooltip(new Tooltip(refusalOverlay.key()));
        link.setOnAction(_ -> read.run());
        return link;
    }

    /// Shows the animation for a hint: a hand carries the recommended card to its car, or to the discards. Beside words,
    /// an arrow leads from the card to another player's car.
    private void carry(Overlay.AdviceOverlay adviceOverlay, TableSnapshot table) {
        TableViewState.@Nullable DrivePreview drivePreview = table.tableState().drivePreview();
        int car = drivePreview == null ? adviceOverlay.target() : drivePreview.car();
        Point toPoint = car < 0 ? table.layout().sabot().discardPile() : board.carPlace(car);
        HelpFilm.Scene scene = new HelpFilm.Scene(
                table.card(adviceOverlay.place()),
                table.slot(adviceOverlay.place()),
                toPoint,
                table.layout().hand().cardScale(),
                kept(plateView, table),
                new HelpFilm.Ending.Arrives());
        if (adviceOverlay.plate().style() == Overlay.PlateStyle.PICTURES) {
            film.play(scene, table.pace());
        } else if (adviceOverlay.ghost() != null) {
            film.point(scene);
        }
    }

    /// Shows the animation for a refusal: a card bounces off its car, and the card that helps rises. If the card should
    /// be played after all, it is carried to the car.
    private void bounce(Overlay.RefusalOverlay refusalOverlay, TableSnapshot table) {
        List<CarViewState> cars = table.tableState().board().cars();
        @Nullable Card helpingCard = refusalOverlay.plate().cells().getLast().sign();
        int helpingPlace = IntStream.range(0, table.tableState().hand().cards().size())
                .filter(place -> table.card(place).equals(helpingCard))
                .findFirst()
                .orElse(-1);
        Card card = table.card(refusalOverlay.place());
        HelpFilm.Ending ending = card.equals(helpingCard)
                ? new HelpFilm.Ending.Arrives()
                : new HelpFilm.Ending.BouncesOff(
                        helpingPlace < 0 ? null : helpingCard, table.slot(Math.max(0, helpingPlace)));
        IntStream.range(0, cars.size())
                .filter(car -> cars.get(car).livery()
                        == refusalOverlay.plate().cells().getFirst().livery())
                .findFirst()
                .ifPresent(car -> film.play(
                        new HelpFilm.Scene(
                                card,
                                table.slot(refusalOverlay.place()),
                                board.carPlace(car),
                                table.layout().hand().cardScale(),
                                kept(refusalView, table),
                                ending),
                        table.pace()));
    }

    /// What a still frame of the animation does not cover, in px: the plates, the pieces, the stones, the squares of a drive.
    private List<Rect> kept(CardHelpPlateView plate, TableSnapshot table) {
        List<Rect> kept = new ArrayList<>(board.stonePlaces());
        kept.add(plate.plate());
        kept.addAll(board.plates());
        kept.add(table.layout().hand().room());
        kept.addAll(GamePieceAreas.of(
                table.layout().board(),
                table.tableState().board(),
                table.tableState().shownDrive()));
        return kept;
    }

    /// The place of a plate about the card at that place of the hand.
    private PlatePlace at(int place, TableSnapshot table) {
        TableLayout layout = table.layout();
        BoardViewState boardState = table.tableState().board();
        List<Rect> kept =
                GamePieceAreas.of(layout.board(), boardState, table.tableState().shownDrive());
        kept.addAll(board.stonePlaces());
        kept.addAll(layout.seats().seats());
        kept.addAll(layout.buttons());
        if (table.log() != null) {
            kept.add(LogView.roomFor(table.log(), table.spec().drawerScale()));
        }
        Rect yardRect = new GarageBlockLayout(boardState.cars().size()).yard();
        return new PlatePlace(
                table.tip(place),
                table.free(),
                layout.board().toWindow(yardRect).bottom(),
                table.banner().bottom() + Sizes.SMALL_GAP,
                new OcclusionMeter(layout.board(), boardState.road()),
                kept,
                table.spec().text());
    }
}
