package millebornes.desktop.art;

import javafx.scene.Group;

/// Icons for the place of a player's cards and for reasons why a phone may not connect, each around the origin.
public final class PhoneStatusIconArt {

    private static final String SIGNS = "phone-signs";

    private final ThemedSvgDrawings drawings;

    PhoneStatusIconArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// Which icon is drawn; sizes are in px.
    public enum PhoneSign {
        /// a connected phone, with waves, 120 × 132
        HERE,
        /// a phone in a player's hand, for small sizes, 84 × 132
        HELD,
        /// a sleeping phone
        SILENT,
        /// the tick of a phone that has just connected, 40 wide
        TICK,
        /// the garage door before cards at the screen, 132 × 112
        CURTAIN,
        /// a computer that plays for a phone
        COMPUTER,
        /// here and below, causes of a missing connection, 118 × 92
        GUEST_NETWORK,
        FIREWALL,
        WRONG_ADDRESS,
        MOBILE_DATA
    }

    /// An icon, as new nodes.
    public Group sign(PhoneSign sign) {
        return drawings.draw(drawings.drawing(SIGNS).part(sign.name()));
    }
}
