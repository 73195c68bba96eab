package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DayExits;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.DayResult;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// The page of the deal of the day, with its calendar.
public final class DayScreen implements AppScreen {

    private static final double LEFT = 0.34;
    private static final double LEAST_RIGHT = 560;

    /// The height between the calendar and the upper and the lower edge of what is seen, in px.
    private static final double EDGES = 22;

    private final ScreenContext context;
    private final DaysPlayed days;
    private final DayExits exits;
    private final ObjectProperty<View> view;
    private final StackPane root;

    /// The state of the page.
    ///
    /// @param told the key of the notice about the copied line; empty if none was copied
    private record View(DaySelection days, String told) {}

    /// The page with today selected.
    ///
    /// @param today the player's local date
    public DayScreen(ScreenContext context, DaysPlayed days, LocalDate today, DayExits exits) {
        this(context, days, today, today, exits);
    }

    /// @param today the player's local date
    /// @param chosen the selected day
    public DayScreen(ScreenContext context, DaysPlayed days, LocalDate today, LocalDate chosen, DayExits exits) {
        this.context = context;
        this.days = days;
        this.exits = exits;
        this.view = new SimpleObjectProperty<>(
                this, "view", new View(DaySelection.at(today).choose(chosen), ""));
        this.root = PageFrameFactory.screen(context, this::page, view);
    }

    @Override
    public Parent root() {
        return root;
    }

    /// Focuses the button to play if the deal has not been played.
    @Override
    public void shown() {
        boolean played = days.of(DealOfTheDay.on(view.get().days().chosen())).isPresent();
        root.lookup(played ? "#day-copy" : "#day-play").requestFocus();
    }

    private Node page() {
        Words words = context.words();
        DaySelection dayView = view.get().days();
        DayViewState dayState = DayPresenter.present(words, days, dayView);
        DayLeafFactory leaves = new DayLeafFactory(context, exits);
        VBox leaf = leaves.of(dayState, DealOfTheDay.on(dayView.chosen()));
        VBox month = new MonthPanelFactory(context, this::choose, this::turn).of(dayState, dayView);
        ShareLinePanelFactory lines = new ShareLinePanelFactory(context, this::share);
        VBox line = lines.of(
                dayState.result(),
                dayView.share(),
                dayState.result().filter(_ -> !isInFoot()).map(this::copyButton));
        ColumnScrollPane.keptWhole(line);
        FirstPane right = new FirstPane(month, line);
        right.setMinWidth(LEAST_RIGHT);
        FirstPane left = new FirstPane(leaf);
        ScrollPane middle = PageFrameFactory.middle(new TwoColumnPane(left, right, LEFT));
        middle.viewportBoundsProperty().subscribe(seen -> {
            left.room(seen.getHeight() - EDGES);
            right.room(seen.getHeight() - EDGES);
        });
        return PageFrameFactory.page(
                PageFrameFactory.head(
                        context,
                        new PageTitlePlate(
                                context,
                                context.art().signs().day(dayView.today().getDayOfMonth()),
                                words.text("day.title"),
                                words.text("day.subtitle"))),
                middle,
                foot(dayState, lines, leaves));
    }

    /// The foot of the page, with the main action. With large text, where the panel of the line is below what is seen, it
    /// has the line instead.
    private Node foot(DayViewState dayState, ShareLinePanelFactory lines, DayLeafFactory leaves) {
        String told = view.get().told();
        Label first = ControlFactory.label(
                told.isEmpty() ? dayState.next() : context.words().text(told),
                StyleClasses.STRONG,
                StyleClasses.ON_FOOT);
        if (!told.isEmpty()) {
            first.setId("day-told");
        }
        VBox says = new VBox(
                Sizes.LINE_GAP,
                first,
                ControlFactory.label(context.words().text("day.skipped"), StyleClasses.NOTE, StyleClasses.ON_FOOT));
        return PageFrameFactory.foot(
                context,
                List.of(PageFrameFactory.back(context, "back", exits::back)),
                dayState.result()
                        .filter(_ -> told.isEmpty() && isInFoot())
                        .<Region>map(result ->
                                lines.footLine(result, view.get().days().share()))
                        .orElse(says),
                (isInFoot()
                                ? dayState.result().map(this::copyButton)
                                : Optional.of(leaves.alone(
                                        dayState.result(),
                                        DealOfTheDay.on(view.get().days().chosen()))))
                        .stream().toArray(Region[]::new));
    }

    /// Whether the line and its button are in the foot: beside large text their panel is below what is seen.
    private boolean isInFoot() {
        return PageTitlePlate.isLarge(context);
    }

    private Button copyButton(DayResult result) {
        Words words = context.words();
        String line = view.get().days().share().text(words, result);
        Button copy = ControlFactory.button("day-copy", words.text("day.copy"), () -> copy(line));
        copy.setGraphic(new FontIcon(MaterialDesignC.CONTENT_COPY));
        copy.getStyleClass()
                .addAll(
                        isInFoot()
                                ? List.of(StyleClasses.FOOT_BUTTON, StyleClasses.LARGE)
                                : List.of(StyleClasses.DARK_BUTTON));
        copy.setAccessibleText(words.text("choice", words.text("day.copy"), words.text("day.line.spoken", line)));
        return copy;
    }

    /// Selects and focuses a day, unless it has no deal that can be played.
    private void choose(LocalDate day) {
        if (!view.get().days().isOpen(day)) {
            return;
        }
        DaySelection newDayView = view.get().days().choose(day);
        view.set(new View(newDayView, ""));
        focus("#day-" + newDayView.chosen().getDayOfMonth());
    }

    private void turn(int direction) {
        DaySelection newDayView = view.get().days().turn(direction);
        view.set(new View(newDayView, view.get().told()));
        boolean there = direction < 0 ? newDayView.hasPrevious() : newDayView.hasNext();
        focus(direction < 0 == there ? "#day-previous" : "#day-following");
    }

    private void share(ShareLine line) {
        view.set(new View(view.get().days().share(line), ""));
    }

    private void copy(String line) {
        view.set(new View(view.get().days(), exits.copy(line) ? "day.copied" : "day.notCopied"));
    }

    private void focus(String id) {
        root.applyCss();
        root.layout();
        root.lookup(id).requestFocus();
    }

    /// A column that fills what is seen. Where it does not fit whole, its first panel does so alone, and the one below
    /// begins below the edge.
    private static final class FirstPane extends VBox {

        private final Region first;
        private double room = Double.MAX_VALUE;

        FirstPane(Region first, Region... below) {
            super(Sizes.TIGHT_PADDING + Sizes.LINE_GAP, first);
            this.first = first;
            getChildren().addAll(below);
            setVgrow(first, Priority.ALWAYS);
        }

        /// Sets the visible height, in px.
        void room(double height) {
            room = height;
            requestLayout();
        }

        @Override
        protected double computeMinHeight(double width) {
            double whole = super.computeMinHeight(width);
            return whole <= room || getChildren().size() == 1
                    ? whole
                    : whole - first.minHeight(width) + Math.max(room, first.minHeight(width));
        }

        @Override
        protected double computePrefHeight(double width) {
            return computeMinHeight(width);
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            if (getChildren().size() == 1 && getHeight() > room) {
                first.resize(getWidth(), Math.max(room, first.minHeight(getWidth())));
            }
        }
    }
}
