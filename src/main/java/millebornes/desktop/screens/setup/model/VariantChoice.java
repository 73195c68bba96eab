package millebornes.desktop.screens.setup.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.SetupProblem;

/// A variant as the page offers it, by what the edition says of the table that is laid.
///
/// @param lock why it stays as it is, if it does
public record VariantChoice(Variant variant, OptionSwitchModel.State state, Optional<VariantLock> lock) {

    /// The km of the shorter road.
    private static final int SHORT_ROAD = 700;

    public boolean isOn() {
        return state == OptionSwitchModel.State.ON;
    }

    static VariantChoice of(Variant variant, SetupModel model) {
        return switch (variant) {
            case ACCELERATED -> flag(variant, FlagOption.ACCELERATED, model);
            case EXTENDED -> flag(variant, FlagOption.EXTENDED, model);
            case TEAMS -> teams(model);
            case LONG_GAME -> longGame(model);
            case SHORT_ROAD -> shortRoad(model);
        };
    }

    private static VariantChoice flag(Variant variant, FlagOption flag, SetupModel model) {
        OptionSwitchModel shown = model.optionSwitch(flag);
        return new VariantChoice(variant, shown.state(), shown.problem().map(VariantChoice::lock));
    }

    private static VariantLock lock(SetupProblem problem) {
        return problem.reason() == SetupProblem.Reason.JUNIOR_HAS_NO_POINTS
                ? new VariantLock.NoPoints()
                : new VariantLock.NotInEdition();
    }

    private static VariantChoice teams(SetupModel model) {
        boolean on = !model.form().isSingles();
        boolean possible = model.partner().isPresent();
        return new VariantChoice(
                Variant.TEAMS,
                OptionSwitchModel.State.of(on),
                possible
                        ? Optional.empty()
                        : Optional.of(
                                on
                                        ? new VariantLock.Always()
                                        : elsewhere(
                                                model, table -> !table.form().isSingles())));
    }

    private static VariantChoice longGame(SetupModel model) {
        return new VariantChoice(
                Variant.LONG_GAME,
                OptionSwitchModel.State.of(!model.length().isOneRound()),
                model.longMatchProblem().map(VariantChoice::lock));
    }

    private static VariantChoice shortRoad(SetupModel model) {
        List<Integer> targets =
                model.edition().table(model.form()).orElseThrow().targets();
        Optional<VariantLock> lock = targets.size() > 1
                ? Optional.empty()
                : Optional.of(
                        targets.contains(SHORT_ROAD)
                                ? new VariantLock.Always()
                                : elsewhere(model, table -> table.targets().contains(SHORT_ROAD)));
        return new VariantChoice(
                Variant.SHORT_ROAD, OptionSwitchModel.State.of(model.options().target() == SHORT_ROAD), lock);
    }

    /// By how many the edition is played so, if it is.
    private static VariantLock elsewhere(SetupModel model, Predicate<Edition.TablePreset> so) {
        List<Integer> seats = model.edition().tables().stream()
                .filter(so)
                .map(table -> table.form().seats())
                .distinct()
                .sorted()
                .toList();
        return seats.isEmpty() ? new VariantLock.NotInEdition() : new VariantLock.OtherSeats(seats);
    }
}
