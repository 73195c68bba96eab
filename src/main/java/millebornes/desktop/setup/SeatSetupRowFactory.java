package millebornes.desktop.setup;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.setup.SeatControlFactory.Detail;
import millebornes.desktop.setup.SeatControlFactory.PillWidth;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// Creates the row of one seat: its car, name, and kind of player.
final class SeatSetupRowFactory {

    /// The height of a row.
    enum RowHeight {
        /// name and player below each other
        TALL,
        /// everything in one line, for more than four
        FLAT
    }

    /// The greatest number of seats whose cars are not smaller beside large text.
    private static final int SINGLE_CARS = 4;

    private SeatSetupRowFactory() {}

    /// The row of a single player, with the car.
    static Region alone(SetupContext context, int seat, RowHeight height, Detail detail) {
        SeatControlFactory controls = new SeatControlFactory(context, seat);
        Region band = new Region();
        band.getStyleClass().add(StyleClasses.BAND);
        Pane says;
        if (height == RowHeight.TALL) {
            HBox above = line(controls.name());
            controls.remove().ifPresent(above.getChildren()::add);
            says = new VBox(above, player(controls, detail));
        } else {
            HBox all = line(
                    controls.name(),
                    detail == Detail.WORDS ? controls.player(detail, PillWidth.NARROW) : controls.oneSign());
            controls.help().ifPresent(all.getChildren()::add);
            controls.remove().ifPresent(all.getChildren()::add);
            says = all;
        }
        HBox row = new HBox(
                Sizes.TINY_GAP,
                FirstPlayerButtonFactory.of(context, seat),
                CarChooser.bySea(context, seat, carSize(context, height, detail)),
                middle(says));
        row.setAlignment(Pos.CENTER_LEFT);
        row.setPadding(new Insets(0, Sizes.TINY_GAP, 0, 0));
        HBox.setHgrow(row, Priority.ALWAYS);
        HBox framed = new HBox(band, row);
        framed.getStyleClass()
                .addAll(
                        StyleClasses.SEAT_ROW,
                        StyleClasses.livery(context.model().livery(seat)));
        return framed;
    }

    private static CarChooser.Size carSize(SetupContext context, RowHeight height, Detail detail) {
        if (PageTitlePlate.isLarge(context.screenContext())
                && context.model().sitters().size() <= SINGLE_CARS) {
            return CarChooser.Size.WIDE;
        }
        if (height == RowHeight.FLAT) {
            return CarChooser.Size.SMALL;
        }
        boolean pair = context.model().sitters().size() == 2;
        return switch (detail) {
            case WORDS -> pair ? CarChooser.Size.LARGEST : CarChooser.Size.LARGE;
            case SIGNS -> pair ? CarChooser.Size.TALL : CarChooser.Size.MEDIUM;
        };
    }

    /// The row of a team member; the car is beside it, in the frame of the team.
    static Region inTeam(SetupContext context, int seat, RowHeight height, Detail detail) {
        SeatControlFactory controls = new SeatControlFactory(context, seat);
        Pane says;
        if (height == RowHeight.TALL) {
            HBox below = player(controls, detail);
            says = new VBox(line(controls.name(), controls.swap()), below);
        } else {
            HBox all = line(
                    controls.name(),
                    detail == Detail.WORDS ? controls.player(detail, PillWidth.NARROW) : controls.oneSign());
            controls.help().ifPresent(all.getChildren()::add);
            all.getChildren().add(controls.swap());
            all.setSpacing(0);
            says = all;
        }
        HBox row = new HBox(FirstPlayerButtonFactory.of(context, seat), middle(says));
        row.setAlignment(Pos.CENTER_LEFT);
        // The dot of the team's line is on the left edge.
        row.setPadding(new Insets(0, Sizes.TINY_GAP, 0, Sizes.TINY_GAP));
        row.getStyleClass().add(StyleClasses.SEAT_ROW);
        return row;
    }

    private static HBox player(SeatControlFactory controls, Detail detail) {
        HBox player = controls.player(detail, PillWidth.WIDE);
        HBox.setHgrow(player, Priority.ALWAYS);
        player.setMaxWidth(Double.MAX_VALUE);
        HBox line = line(player);
        controls.help().ifPresent(line.getChildren()::add);
        return line;
    }

    private static HBox line(Node... things) {
        HBox line = ControlFactory.row(things);
        line.setSpacing(Sizes.LINE_GAP);
        return line;
    }

    private static Node middle(Pane says) {
        if (says instanceof VBox box) {
            box.setAlignment(Pos.CENTER_LEFT);
        }
        HBox.setHgrow(says, Priority.ALWAYS);
        return says;
    }
}
