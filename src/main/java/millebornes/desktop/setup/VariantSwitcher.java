package millebornes.desktop.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.ValueOption;

/// Computes which variants an edition offers at a table, and selects them.
final class VariantSwitcher {

    private VariantSwitcher() {}

    /// The switches of all variants, in the same order for every edition.
    public static List<VariantSwitchModel> of(SetupModel model) {
        return Arrays.stream(Variant.values())
                .map(variant -> of(variant, model))
                .toList();
    }

    /// The switches of the variants that can be chosen at some table of the edition.
    static List<VariantSwitchModel> offered(SetupModel model) {
        return of(model).stream()
                .filter(variant -> variant.variant() == Variant.SHORT_ROAD
                        ? model.edition().hasChoiceOfTarget()
                        : !(variant.lock().orElse(null) instanceof VariantLock.NotInEdition))
                .toList();
    }

    /// Selects a variant or, if it is selected already, the usual game. No effect while the variant is locked.
    public static void flip(SetupModel model, Variant variant) {
        if (of(variant, model).lock().isEmpty()) {
            switch (variant) {
                case ACCELERATED -> flip(model, FlagOption.ACCELERATED);
                case EXTENDED -> flip(model, FlagOption.EXTENDED);
                case TEAMS -> model.partner().ifPresent(model::form);
                case LONG_GAME ->
                    model.length(
                            model.length().isOneRound()
                                    ? MatchLength.toPoints(model.usualTotal())
                                    : MatchLength.ONE_ROUND);
                case SHORT_ROAD -> flip(model, ValueOption.TARGET);
            }
        }
    }

    private static void flip(SetupModel model, RuleOption option) {
        model.flip(option, model.optionSwitch(option).state().other());
    }

    /// The switch of a variant at the table.
    static VariantSwitchModel of(Variant variant, SetupModel model) {
        return switch (variant) {
            case ACCELERATED -> flag(variant, FlagOption.ACCELERATED, model);
            case EXTENDED -> flag(variant, FlagOption.EXTENDED, model);
            case TEAMS -> teams(model);
            case LONG_GAME -> longGame(model);
            case SHORT_ROAD -> shortRoad(model);
        };
    }

    private static VariantSwitchModel flag(Variant variant, FlagOption flag, SetupModel model) {
        OptionSwitchModel optionSwitch = model.optionSwitch(flag);
        return new VariantSwitchModel(
                variant, optionSwitch.state(), optionSwitch.problem().map(VariantSwitcher::lock));
    }

    private static VariantLock lock(SetupProblem problem) {
        return problem.reason() == SetupProblem.Reason.JUNIOR_HAS_NO_POINTS
                ? new VariantLock.NoPoints()
                : new VariantLock.NotInEdition();
    }

    private static VariantSwitchModel teams(SetupModel model) {
        boolean on = !model.form().isSingles();
        boolean possible = model.partner().isPresent();
        return new VariantSwitchModel(
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

    private static VariantSwitchModel longGame(SetupModel model) {
        return new VariantSwitchModel(
                Variant.LONG_GAME,
                OptionSwitchModel.State.of(!model.length().isOneRound()),
                model.longMatchProblem().map(VariantSwitcher::lock));
    }

    private static VariantSwitchModel shortRoad(SetupModel model) {
        List<Integer> targets =
                model.edition().table(model.form()).orElseThrow().targets();
        Optional<VariantLock> lock = targets.size() > 1
                ? Optional.empty()
                : Optional.of(
                        targets.contains(Edition.SHORT_ROAD)
                                ? new VariantLock.Always()
                                : elsewhere(model, table -> table.targets().contains(Edition.SHORT_ROAD)));
        return new VariantSwitchModel(
                Variant.SHORT_ROAD, OptionSwitchModel.State.of(model.options().target() == Edition.SHORT_ROAD), lock);
    }

    /// The reason why a variant is locked at this table: the edition has it only for other numbers of players.
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
