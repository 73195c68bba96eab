package millebornes.desktop.rules;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.controls.ModalPane;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.RuleCatalogue;

/// A page of the rules over a running game, which gets neither mouse nor keyboard events. Esc, a click beside the page,
/// or its button closes it.
public final class RulePopup extends ModalPane {

    private static final double WIDTH = 720;

    /// The text size, in percent, above which the close button is only as large as its text.
    private static final int LARGE_TEXT = 150;

    private final ScreenContext context;
    private final Runnable close;
    private final ObjectProperty<PageHistory> trail;

    /// @param rule the id of the rule whose page is shown first
    /// @param close closes the popup
    public RulePopup(ScreenContext context, String rule, Runnable close) {
        super(close);
        this.context = context;
        this.close = close;
        this.trail = new SimpleObjectProperty<>(this, "trail", PageHistory.from(rule));
        setId("rule-popup");
        VBox panel = new VBox(
                Sizes.PANEL_PADDING, new RebuildingPane(this::page, trail), new RebuildingPane(this::foot, trail));
        VBox.setVgrow(panel.getChildren().getFirst(), Priority.ALWAYS);
        lay(panel);
        panel.setMaxSize(context.look().textScale().of(WIDTH), Region.USE_PREF_SIZE);
        panel.setMinHeight(0);
    }

    private Node page() {
        Region page = new RulePageViewFactory(
                        context, id -> trail.set(trail.get().to(id)))
                .of(RuleCatalogue.page(trail.get().open(), context.language()));
        ScrollPane scroll = new AsHighAs(page);
        scroll.setFitToWidth(true);
        scroll.setMinHeight(0);
        return ColumnScrollPane.folding(scroll);
    }

    private Node foot() {
        Button before = ControlFactory.button(
                "rule-before",
                context.words().text("rules.before"),
                () -> trail.set(trail.get().back()));
        before.setVisible(trail.get().canGoBack());
        Button away = ControlFactory.button(
                "rule-close", context.words().text("rules.close"), close, StyleClasses.MAIN_BUTTON);
        if (context.look().textScale().percent() <= LARGE_TEXT) {
            away.getStyleClass().add(StyleClasses.LARGE);
        }
        HBox foot = ControlFactory.row(before, ControlFactory.spring(), away);
        foot.getStyleClass().add(StyleClasses.PANEL_FOOT);
        foot.setMinHeight(Region.USE_PREF_SIZE);
        return foot;
    }

    @Override
    protected void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            close.run();
        } else if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            event.consume();
            button.fire();
        } else if (event.getCode() == KeyCode.TAB
                && !event.isShiftDown()
                && event.getTarget().equals(initialFocus())) {
            event.consume();
            first(this).ifPresent(Node::requestFocus);
        }
    }

    @Override
    protected Node initialFocus() {
        return lookup("#rule-close");
    }

    /// The first focusable node of a part of the page.
    private static Optional<Node> first(Parent part) {
        for (Node child : part.getChildrenUnmodifiable()) {
            if (child.isVisible() && !child.isDisabled()) {
                Optional<Node> found = child.isFocusTraversable()
                        ? Optional.of(child)
                        : child instanceof Parent inner ? first(inner) : Optional.empty();
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /// Keeps the focus inside the popup. Forwards the toolkit wraps it; backwards it is brought back.
    @Override
    protected boolean mayFocus(Node node) {
        return FocusMemento.isIn(this, node);
    }

    /// A scroll pane whose preferred height is that of its content.
    private static final class AsHighAs extends ScrollPane {

        private final Region page;

        AsHighAs(Region page) {
            super(page);
            this.page = page;
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            return Math.ceil(page.prefHeight(width)) + 1;
        }
    }
}
