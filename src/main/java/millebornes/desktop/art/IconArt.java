package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.text.Text;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RuleOption;

/// Small coloured icons on a background, about 100 px wide around the origin.
public final class IconArt {

    private static final String OPTIONS = "option-signs";
    private static final String EDITIONS = "edition-signs";
    private static final String PAGES = "page-signs";
    private static final String SETTINGS = "setting-signs";

    /// The size and the place of the number on the icon of a day.
    private static final double DAY_NUMBER = 26;

    private static final double DAY_MIDDLE = -1;
    private static final double DAY_FOOT = 20;

    /// The icon that stands for a page in its title plate.
    public enum PageSign {
        /// a steering wheel
        LEARN,
        /// a house
        HOME,
        RULES,
        SETTINGS,
        /// three sliders
        TUNING,
        /// an open door
        QUIT,
        KEYS,
        SAVES,
        SCHOOL,
        ALBUM,
        POSTCARD,
        SETUP,
        OWN_CAR,
        /// a chequered flag
        FLAG,
        SCORES,
        /// a clover in a steering wheel: luck and play
        LUCK,
        PHONES,
        FULL_SCREEN,
        /// a window on a screen
        WINDOW
    }

    /// The icon beside the heading of a setting.
    public enum SettingSign {
        /// a small and a large letter
        TEXT,
        /// two speech bubbles
        LANGUAGE,
        /// a palette
        THEME,
        /// a lit bulb
        HINTS,
        /// a garage door
        CURTAIN,
        /// a sun on the horizon
        LIGHT,
        /// a hare's speed: a speedometer
        PACE,
        /// a horn
        SOUND
    }

    private final ThemedSvgDrawings drawings;

    IconArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The icon of a rule option, for the set-up page, on a disc.
    public Group option(RuleOption option) {
        return drawings.draw(drawings.drawing(OPTIONS).part(option.name()));
    }

    /// A locked padlock, without a disc behind it.
    public Group lock() {
        return drawings.draw(drawings.drawing(OPTIONS).part("PADLOCK"));
    }

    /// The icon of playing in teams, on a disc.
    public Group teams() {
        return drawings.draw(drawings.drawing(OPTIONS).part("TEAMS"));
    }

    /// The icon of the deal number, on a disc.
    public Group deal() {
        return drawings.draw(drawings.drawing(OPTIONS).part("DEAL"));
    }

    /// The icon of an edition, on a square like a stamp.
    public Group edition(Edition edition) {
        return drawings.draw(drawings.drawing(EDITIONS).part(edition.id()));
    }

    /// The icon of a page.
    public Group page(PageSign sign) {
        return switch (sign) {
            case SCORES -> drawings.draw("trophy");
            case PHONES -> new PhoneStatusIconArt(drawings).sign(PhoneStatusIconArt.PhoneSign.HERE);
            default -> drawings.draw(drawings.drawing(PAGES).part(sign.name()));
        };
    }

    /// The icon of a setting, 32 × 32.
    public Group setting(SettingSign sign) {
        return drawings.draw(drawings.drawing(SETTINGS).part(sign.name()));
    }

    /// A landmark of the land where a language is spoken.
    ///
    /// @param language its tag, such as `fr`
    public Group landmark(String language) {
        return drawings.draw(drawings.drawing(SETTINGS).part(language));
    }

    /// The icon of a day: a leaf of a calendar.
    ///
    /// @param number of the day in its month
    public Group day(int number) {
        Text text = new Text(Integer.toString(number));
        text.setFont(TypefaceWeight.EXTRA_BOLD.font(DAY_NUMBER));
        text.setFill(drawings.palette().color(ColourRole.STONE_INK));
        text.setX(DAY_MIDDLE - text.getLayoutBounds().getWidth() / 2);
        text.setY(DAY_FOOT);
        return new Group(drawings.draw(drawings.drawing(PAGES).part("DAY")), text);
    }

    /// The milestone of kilometres, 44 × 56 with the middle of its foot at the origin.
    public Group milestone() {
        return drawings.draw("plaque-stone");
    }
}
