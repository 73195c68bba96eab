package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Background;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.HandoverGarageLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.CurtainViewState.LastActHighlight;
import millebornes.desktop.tabletop.CardPictures;
import millebornes.desktop.tabletop.CardTrayView;
import millebornes.desktop.tabletop.ControlsView;
import millebornes.desktop.tabletop.ControlsViewState;
import millebornes.desktop.tabletop.CoupFourreNode.CoupFourreWords;
import millebornes.desktop.tabletop.FlightLayer;
import millebornes.desktop.tabletop.HandView;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.PlayedCardPilesView;
import millebornes.desktop.tabletop.SeatsView;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.tabletop.TurnBannerView;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The table as nodes: shows a [TableViewState] in a window of any size and reports input.
///
/// It is made for one theme, one text size and one language; a change of these needs a new one.
final class GameTableView extends Pane {

    private final ArtFactory art;
    private final Consumer<TableInput> inputs;
    private final Region foot = new Region();
    private final TableRimNode rim;
    private final BoardView board;
    private final SeatsView seats;
    private final HandView hand;
    private final CardTrayView cardTrayView;
    private final PlayedCardPilesView played;
    private final ControlsView controls;
    private final TurnBannerView banner;
    private final RecentEventsPlacer placer;
    private final OverlayManager overlays;
    private final LogView log;
    private final FlightLayer flightLayer;

    /// The clip of this view. Without it the toolkit would redraw the whole window after any change of a shadow that
    /// reaches beyond the window.
    private final Rectangle edge = new Rectangle();

    private final GameTableViewHost viewHost;
    private @Nullable CoupFourreWords coupFourreWords;
    private TableLayoutSpec spec;
    private boolean laidOut;
    private double pixels;
    private Subscription watching = Subscription.EMPTY;
    private TableLayout layout;
    private TableViewState tableState;
    private @Nullable TableViewState shownState;

    /// @param spec the parameters of the layout; its size is that of the first window
    /// @param inputs called with every input
    /// @param viewHost gives what the view does not know
    GameTableView(
            ArtFactory art,
            TableLayoutSpec spec,
            TableViewState firstState,
            Consumer<TableInput> inputs,
            GameTableViewHost viewHost) {
        this.art = art;
        this.viewHost = viewHost;
        this.spec = spec;
        this.inputs = inputs;
        this.tableState = firstState;
        this.layout = arranged();
        board = new BoardView(art, layout.board(), firstState.board(), viewHost.light());
        board.setOnCar(car -> inputs.accept(new TableInput.PressLane(car)));
        seats = new SeatsView(art, seat -> inputs.accept(new TableInput.PressSeat(seat)));
        hand = new HandView(art, place -> inputs.accept(new TableInput.PressCard(place)), this::dropped);
        cardTrayView = new CardTrayView(art, () -> inputs.accept(new TableInput.PressDiscards()));
        played = new PlayedCardPilesView(art);
        board.zoomWith(played);
        controls = new ControlsView(command -> inputs.accept(new TableInput.PressButton(command)));
        banner = new TurnBannerView(art);
        placer = new RecentEventsPlacer(art);
        overlays = new OverlayManager(art, board, inputs);
        log = new LogView(art, () -> inputs.accept(new TableInput.PressButton(TableCommand.LOG)));
        flightLayer = new FlightLayer(art);
        setBackground(Background.fill(art.palette().color(ColourRole.FOOT)));
        foot.getStyleClass().add(StyleClasses.FOOT);
        foot.setManaged(false);
        rim = new TableRimNode(art.palette());
        getChildren()
                .setAll(
                        board,
                        played,
                        overlays.light(),
                        banner,
                        foot,
                        rim,
                        seats,
                        cardTrayView,
                        controls,
                        placer.view(),
                        hand,
                        flightLayer,
                        log);
        getChildren().addAll(overlays.views());
        getChildren().forEach(child -> child.setManaged(false));
        setClip(edge);
        relayout();
        sceneProperty().subscribe(this::entered);
    }

    private void entered(@Nullable Scene scene) {
        watching.unsubscribe();
        watching =
                scene == null ? Subscription.EMPTY : scene.focusOwnerProperty().subscribe(this::guard);
    }

    /// Called when the focus moves: while a question is shown, keeps it inside the question, the log or the popup.
    private void guard(@Nullable Node owner) {
        if (owner == null || viewHost.isCovered() || FocusMemento.isIn(log, owner)) {
            return;
        }
        if (owner.equals(getParent()) || FocusMemento.isIn(this, owner)) {
            overlays.keepFocus(owner);
        }
    }

    /// Moves the focus to the current question.
    ///
    /// @param otherwise takes the focus if there is none
    void focusAsked(Node otherwise) {
        otherwise.requestFocus();
        overlays.keepFocus(otherwise);
    }

    /// Moves the focus from one answer to the next.
    ///
    /// @param way 1 for the next one, -1 for the one before
    void stepAnswers(int way) {
        overlays.stepAnswers(way);
    }

    /// The board, to move its cars.
    BoardView board() {
        return board;
    }

    /// The current layout of the window.
    TableLayout places() {
        return layout;
    }

    HandView hand() {
        return hand;
    }

    /// The layer above the table for flying cards.
    FlightLayer air() {
        return flightLayer;
    }

    /// Snapshots of cards at the resolution in which they are held up.
    CardPictures cards(Function<Card, String> names) {
        return new CardPictures(
                art, names, CardPoseLayout.LARGE * layout.hand().cardScale() * PictureCache.pixelsPerUnit(this));
    }

    /// The words in the picture of a coup-fourré. They are painted in every game, so they reveal nothing about a hand.
    CoupFourreWords lettering() {
        CoupFourreWords words = coupFourreWords;
        if (words == null) {
            CoupFourreLayout coupFourreLayout =
                    CoupFourreLayout.in(layout.board().room());
            words = CoupFourreWords.of(art, coupFourreLayout, viewHost.coupFourre(), PictureCache.pixelsPerUnit(this));
            coupFourreWords = words;
            if (getScene() != null) {
                words.paintAhead();
            }
        }
        return words;
    }

    /// The rectangle that the banner takes now, in px.
    Rect bannerRoom() {
        return banner.used();
    }

    /// Shows another state, without animation.
    void show(TableViewState nextState) {
        boolean before = told() == null;
        tableState = nextState;
        boolean drawer = before != (told() == null);
        if (drawer && !arranged().board().equals(layout.board())) {
            layout = arranged();
            coupFourreWords = null;
            relayout();
        } else {
            fill();
        }
    }

    /// The layout of the window; if the log is open, it has a smaller board.
    private TableLayout arranged() {
        TableLayout defaultLayout = viewHost.arranged(TableLayout.of(spec));
        return told() == null ? defaultLayout : defaultLayout.leaving(logWidth());
    }

    private double logWidth() {
        return LogView.wish(spec.drawerScale());
    }

    /// Moves the focus to the log.
    void focusLog() {
        log.takeFocus();
    }

    /// Shows the open log beside the board: in a column that the board leaves free or, where text is large, over the
    /// seats there.
    private void tellAll() {
        @Nullable LogViewState logState = told();
        if (logState == null) {
            log.hide();
        } else {
            log.show(logState, logRoom(), spec.drawerScale());
        }
    }

    /// The log to be shown, or null. It is hidden during a question where text is large or the log lies over the seats: the
    /// question needs the whole width of the board.
    private @Nullable LogViewState told() {
        boolean waits = tableState.overlay() instanceof Overlay.QuestionOverlay
                && (spec.isLarge() || TableLayout.of(spec).isOverSeats(logWidth()));
        return waits ? null : tableState.log();
    }

    private Rect logRoom() {
        return viewHost.arranged(TableLayout.of(spec)).drawer(logWidth());
    }

    /// Moves the focus to the card at that place.
    void focusCard(int place) {
        hand.focus(place);
    }

    @Override
    protected void layoutChildren() {
        // Parts are measured by their style, so they are laid out again once they are in a window.
        double sharp = PictureCache.pixelsPerUnit(this);
        boolean other = !laidOut || getWidth() != spec.width() || getHeight() != spec.height() || sharp != pixels;
        if (other && getWidth() > 0 && getHeight() > 0) {
            laidOut = true;
            pixels = sharp;
            viewHost.resizing();
            coupFourreWords = null;
            spec = spec.resized(getWidth(), getHeight());
            layout = arranged();
            relayout();
        }
    }

    private void relayout() {
        FocusMemento memento = FocusMemento.in(this);
        board.setFrame(layout.board());
        Rect rect = layout.foot();
        foot.resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        rim.lie(rect, spec.windowScale());
        edge.setWidth(spec.width());
        edge.setHeight(spec.height());
        Stream.concat(Stream.of(board, seats, hand, cardTrayView, controls, placer.view()), overlays.views().stream())
                .filter(Node::isResizable)
                .forEach(view -> view.resizeRelocate(0, 0, spec.width(), spec.height()));
        overlays.clear();
        shownState = null;
        fill();
        memento.giveBack(this);
    }

    /// Updates the nodes after a change of the view state. Parts that look the same are left alone, so that a click is
    /// answered quickly.
    private void fill() {
        double text = layout.textScale();
        TableViewState stateBefore = shownState;
        shownState = tableState;
        board.setLandPace(viewHost.pace());
        board.setLight(viewHost.light());
        if (getScene() != null && viewHost.pace() != Pace.OFF) {
            lettering();
        }
        if (stateBefore == null || !stateBefore.board().equals(tableState.board())) {
            board.show(tableState.board());
            IntStream.range(0, tableState.board().cars().size())
                    .forEach(car -> board.carNode(car).setId("car-" + car));
        }
        board.setTargets(tableState.targets());
        board.hideWay();
        TableViewState.DrivePreview drivePreview = tableState.drivePreview();
        if (drivePreview != null) {
            board.showWay(drivePreview.car(), drivePreview.to(), tableState.countsSquares() || viewHost.counts());
        }
        if (tableState.overlay() instanceof Overlay.CurtainOverlay(CurtainViewState curtainState)) {
            light(curtainState.highlight());
        }
        boolean covered = tableState.overlay() instanceof Overlay.CurtainOverlay;
        boolean whole = !covered
                || !HandoverGarageLayout.cutsPlates(layout, tableState.board().road());
        boolean asked = tableState.overlay() instanceof Overlay.QuestionOverlay;
        HandViewState handState = tableState.shownHand(asked || spec.isLarge());
        boolean open = spec.isLarge() && !handState.cards().isEmpty();
        boolean folded =
                asked || open || (viewHost.counts() && tableState.hand().isHinted());
        board.growLegend(told() != null && tableState.played().piles().isEmpty());
        boolean plate = tableState.overlay().isPlate();
        board.showPlates(whole && !plate && !folded, !asked && !covered && !plate && told() == null);
        seats.show(tableState.seats(), layout.seats(), text);
        hand.show(handState, asked ? layout.hand().small() : layout.hand());
        cardTrayView.show(tableState.shoe(), layout.sabot(), text);
        Rect playedRect = open && !asked ? FixedBoardPlaces.PLAYED_LINE : FixedBoardPlaces.PLAYED;
        BoardViewport viewport = layout.board();
        played.show(tableState.played(), viewport.toWindow(playedRect), viewport.scale(), spec.text());
        played.uncover(whole && !plate);
        ControlsViewState controlsState =
                told() == null ? tableState.controls() : tableState.controls().without(TableCommand.LOG);
        controls.stepBack(asked);
        controls.show(spec.isLarge() ? controlsState.inIcons() : controlsState, withCorner(layout.buttons()), text);
        if (stateBefore == null || !stateBefore.banner().equals(tableState.banner())) {
            rim.inlay(tableState.banner().livery());
            banner.show(tableState.banner(), layout.banner(), text);
        }
        placer.place(tableState, layout, banner.used());
        tellAll();
        overlays.show(new OverlayManager.TableSnapshot(
                layout, spec, tableState, banner.used(), told() == null ? null : logRoom(), viewHost.pace()));
    }

    /// Highlights the last act on the road while the cards are covered; null for none.
    private void light(@Nullable LastActHighlight highlight) {
        switch (highlight) {
            case LastActHighlight.LitDrive drive -> board.showDriven(drive.car(), drive.from(), drive.to());
            case LastActHighlight.LitAttack attack -> board.showAttacked(attack.car(), attack.hazard());
            case null -> {}
        }
    }

    /// The rectangles of all buttons: those beside the card tray, and the one in the sky.
    private List<Rect> withCorner(List<Rect> buttons) {
        List<Rect> places = new ArrayList<>(buttons);
        places.add(layout.corner());
        return places;
    }

    /// Moves the focus from one button of the curtain to the other.
    void focusOtherOnCurtain() {
        overlays.focusOtherOnCurtain();
    }

    /// The input that pressing a node means; null when the node is neither a card nor a car.
    @Nullable
    TableInput pressing(Node node) {
        int place = hand.slotOf(node);
        if (place >= 0) {
            return new TableInput.PressCard(place);
        }
        return IntStream.range(0, tableState.board().cars().size())
                .filter(car -> node.equals(board.carNode(car)))
                .mapToObj(TableInput.PressCar::new)
                .findFirst()
                .orElse(null);
    }

    private void dropped(int place, Point2D at) {
        new CardDropInterpreter(layout, tableState, board::carPlace)
                .find(place, at)
                .ifPresent(inputs);
    }
}
