package millebornes.desktop.setup;

import java.util.Optional;

/// The switch of a variant at the current table of the edition.
///
/// @param lock why it cannot be changed; empty if it can
record VariantSwitchModel(Variant variant, OptionSwitchModel.State state, Optional<VariantLock> lock) {

    public boolean isOn() {
        return state == OptionSwitchModel.State.ON;
    }
}
