package millebornes.desktop.setup;

import java.util.Optional;

/// The switch of a variant, in the state that the edition gives it at the table.
///
/// @param lock why it cannot be changed, or null
record VariantSwitchModel(Variant variant, OptionSwitchModel.State state, Optional<VariantLock> lock) {

    public boolean isOn() {
        return state == OptionSwitchModel.State.ON;
    }
}
