package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// A drawer at the right of the board with the events of the round, the latest at the end, scrolled to the end.
final class LogView extends Group {

    private static final double WIDTH = 340;

    /// The growth of the width with the text, as a share of the text's growth: the board needs the room.
    private static final double GROWTH = 0.45;

    /// The width beside and for a few words in large text, in px and in px at the usual text size.
    private static final double AROUND_WORDS = 126;

    private static final double WORDS = 119;

    private static final String SPACE = " ";

    /// The least and the greatest gap between turns, in px.
    private static final double GAP = Sizes.TINY_GAP;

    private static final double MOST_GAP = Sizes.MARGIN;

    private static final double MARK = 12;
    private static final double MOST_MARK = 13.5;
    private static final double MARK_COLUMN = 32;
    private static final double SMALL_CARD = 0.4;
    private static final double LARGE_TEXT_CARD = 0.5;

    /// The size of text from which on a turn is told in a few words and its mark lies on the corner of its card, and how far
    /// beyond it, in px.
    private static final double LARGE = 1.4;

    private static final double OVERHANG = 12;

    private final ArtFactory art;
    private final Runnable close;
    private final VBox turns = new VBox(GAP);
    private final ScrollPane scroll = new ScrollPane(turns);
    private final StackPane folding = ColumnScrollPane.folding(scroll);
    private final VBox panel = new VBox(Sizes.TINY_GAP);
    private @Nullable LogViewState shownState;
    private boolean following;
    private double text = 1;

    /// @param close called when its button is pressed
    public LogView(ArtFactory art, Runnable close) {
        this.art = art;
        this.close = close;
        setVisible(false);
        setId("log-drawer");
        scroll.setId("log-text");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(true);
        scroll.setMinHeight(0);
        VBox.setVgrow(folding, Priority.ALWAYS);
        // Who has scrolled back reads on in peace; everybody else sees what comes.
        turns.heightProperty().subscribe(this::follow);
        scroll.viewportBoundsProperty().subscribe(this::follow);
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOG);
        panel.setManaged(false);
        getChildren().add(panel);
    }

    /// Shows the log at the right edge of a part of the window.
    ///
    /// @param growth the factor by which text is larger than designed
    public void show(LogViewState logState, Rect roomRect, double growth) {
        if (isLarge(growth) != isLarge(text)) {
            shownState = null;
        }
        text = growth;
        SceneStyler.letters(panel, TextRole.BODY.size() * growth);
        Rect rect = roomFor(roomRect, growth);
        panel.resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        if (!logState.equals(shownState)) {
            following = shownState == null || scroll.getVvalue() >= scroll.getVmax();
            fill(logState, shownState);
            shownState = logState;
        }
        setVisible(true);
    }

    /// The preferred width of an open log, in px for a scale of the text.
    public static double wish(double text) {
        return isLarge(text) ? AROUND_WORDS + WORDS * text : WIDTH * (1 + GROWTH * (text - 1));
    }

    private static boolean isLarge(double text) {
        return text >= LARGE;
    }

    /// The place of an open log in a part of the window.
    public static Rect roomFor(Rect roomRect, double text) {
        double width = Math.min(wish(text), roomRect.width());
        return new Rect(roomRect.right() - width, roomRect.y(), width, roomRect.height());
    }

    /// Hides the log.
    public void hide() {
        setVisible(false);
        shownState = null;
        turns.getChildren().clear();
    }

    /// Moves the focus to the text, so that it can be scrolled.
    public void takeFocus() {
        scroll.requestFocus();
    }

    /// Fills the log; turns that it already shows are kept.
    private void fill(LogViewState logState, @Nullable LogViewState stateBefore) {
        if (stateBefore == null || !stateBefore.title().equals(logState.title())) {
            panel.getChildren().setAll(head(logState), folding);
            turns.getChildren().clear();
        }
        List<LogViewState.Entry> old =
                stateBefore == null || turns.getChildren().isEmpty() ? List.of() : stateBefore.turns();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < logState.turns().size(); i++) {
            LogViewState.Entry entry = logState.turns().get(i);
            boolean stays = i < old.size() && old.get(i).equals(entry);
            nodes.add(stays ? turns.getChildren().get(i) : node(entry));
        }
        turns.getChildren()
                .setAll(nodes.isEmpty() ? List.of(ControlFactory.label(logState.empty(), StyleClasses.NOTE)) : nodes);
        scroll.setAccessibleText(
                logState.turns().isEmpty()
                        ? logState.empty()
                        : spoken(logState.turns().getLast()));
    }

    /// Scrolls to the end of a log that is followed. The gaps between turns and the space below the last one grow, so that
    /// the uppermost visible turn is not cut.
    private void follow() {
        if (!following) {
            return;
        }
        double left = scroll.getViewportBounds().getHeight();
        int whole = 0;
        for (Node turn : turns.getChildren().reversed()) {
            double height = turn.getLayoutBounds().getHeight() + (whole > 0 ? GAP : 0);
            if (height > left) {
                double more = Math.floor(Math.min(left / Math.max(1, whole - 1), MOST_GAP - GAP));
                turns.setSpacing(GAP + more);
                double below = left - more * (whole - 1);
                turns.setPadding(new Insets(0, 0, below, 0));
                break;
            }
            left -= height;
            whole++;
        }
        scroll.setVvalue(scroll.getVmax());
    }

    private HBox head(LogViewState logState) {
        Label title = ControlFactory.label(logState.title(), StyleClasses.STRONG);
        Button away = ControlFactory.icon(
                "log-close",
                MaterialDesignC.CLOSE,
                logState.close(),
                close,
                StyleClasses.FLAT_BUTTON,
                StyleClasses.COMPACT);
        HBox head = ControlFactory.row(title, ControlFactory.spring(), away);
        head.setMinHeight(Region.USE_PREF_SIZE);
        return head;
    }

    private Node node(LogViewState.Entry entry) {
        VBox sentences = new VBox();
        (isLarge(text) ? entry.brief() : entry.sentences())
                .forEach(sentence -> sentences.getChildren().add(ControlFactory.label(sentence, StyleClasses.BODY)));
        sentences.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(sentences, Priority.ALWAYS);
        // All texts begin at the same place, whatever stands before them. The marks and the cards grow less than the
        // text, which needs the room: large text has the mark on the corner of the card.
        StackPane mark = new StackPane();
        mark.setMinWidth(MARK_COLUMN);
        mark.setPrefWidth(MARK_COLUMN);
        HBox row = new HBox(Sizes.LABEL_GAP);
        @Nullable Livery livery = entry.livery();
        if (livery != null) {
            // The car's own mark: its shape tells it to who does not tell its colour.
            mark.getChildren().add(art.cars().sign(livery, Math.min(MARK * text, MOST_MARK)));
            row.getStyleClass().add(StyleClasses.livery(livery));
        }
        VBox cards = new VBox(Sizes.TINY_GAP);
        cards.setAlignment(Pos.CENTER);
        cards.setMinWidth(Sizes.CARD_WIDTH * cardScale());
        entry.cards().forEach(card -> cards.getChildren().add(small(card)));
        if (isLarge(text) && !entry.cards().isEmpty()) {
            StackPane both = new StackPane(cards, mark);
            StackPane.setAlignment(mark, Pos.BOTTOM_LEFT);
            StackPane.setMargin(cards, new Insets(0, 0, 0, OVERHANG));
            both.setMinWidth(Region.USE_PREF_SIZE);
            mark.setMaxSize(MARK_COLUMN, MARK_COLUMN);
            row.getChildren().add(both);
        } else {
            row.getChildren().add(mark);
            if (!entry.cards().isEmpty()) {
                row.getChildren().add(cards);
            }
        }
        row.getChildren().add(sentences);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add(StyleClasses.LOG_TURN);
        row.setMinHeight(Region.USE_PREF_SIZE);
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(spoken(entry));
        return row;
    }

    /// The picture of a card without text, which would be too small to read.
    private DrawingPane small(Card card) {
        return new DrawingPane(
                art.cards().juniorFace(card, List.of()),
                new BoundingBox(0, 0, Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT),
                Sizes.CARD_WIDTH * cardScale(),
                Sizes.CARD_HEIGHT * cardScale());
    }

    private double cardScale() {
        return isLarge(text) ? LARGE_TEXT_CARD : SMALL_CARD;
    }

    private static String spoken(LogViewState.Entry entry) {
        return String.join(SPACE, entry.sentences());
    }
}
