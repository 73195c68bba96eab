package millebornes.desktop.setup;

import java.util.Optional;

/// A variant as the page offers it, by what the edition says of the table that is laid.
///
/// @param lock why it stays as it is, if it does
record VariantSwitchModel(Variant variant, OptionSwitchModel.State state, Optional<VariantLock> lock) {

    public boolean isOn() {
        return state == OptionSwitchModel.State.ON;
    }
}
