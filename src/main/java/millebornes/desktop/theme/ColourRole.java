package millebornes.desktop.theme;

import java.util.Locale;

/// The purpose of a colour. Drawings use these roles and further ones of the scenery by name; all of them are listed in
/// one data file, with one value for each theme.
public enum ColourRole {
    /// The road: its lanes in two alternating tints, its edge, its joints and their darker twin, lane lines, verge.
    ROAD,
    ROAD_2,
    ROAD_EDGE,
    JOINT,
    JOINT_100,
    JOINT_SHADE,
    LANE,
    VERGE,
    /// The ground of the green-light square, the two colours of the finish, the warm tint over the last section.
    START,
    CHECK,
    CHECK_2,
    WARMTH,
    /// Cream surfaces: panels, fields in them, grooves between choices, hairlines; and text on them.
    PAPER,
    PAPER_2,
    TILE,
    FIELD,
    GROOVE,
    LINE,
    INK,
    INK_2,
    LINK,
    WARNING,
    /// The petrol-blue foot of the table, fields on it, and text there.
    FOOT,
    FOOT_FIELD,
    FOOT_BUTTON,
    FOOT_BUTTON_HOVER,
    FOOT_BUTTON_EDGE,
    ON_FOOT,
    ON_FOOT_2,
    POINTS,
    RIM_ON_FOOT,
    FOCUS_ON_FOOT,
    /// Red things: milestones, attacks and the one main button of a page.
    RED,
    RED_SHADE,
    RED_LIT,
    ON_RED,
    GO,
    GO_FIELD,
    ON_GO,
    HIGHLIGHT,
    FOCUS,
    STAR_FIRST,
    AMBER,
    VEIL,
    /// Edges of cars, cards and tokens: a thin rim everywhere, an outline in high contrast only.
    RIM,
    OUTLINE,
    SHADOW,
    LONG_SHADOW,
    BEAM,
    /// Cards, by family.
    CARD,
    CARD_EDGE,
    DISTANCE,
    DISTANCE_WINDOW,
    DISTANCE_INK,
    ATTACK,
    ATTACK_PLATE,
    ATTACK_WINDOW,
    REMEDY,
    REMEDY_PLATE,
    REMEDY_WINDOW,
    SAFETY,
    SAFETY_PLATE,
    SAFETY_WINDOW,
    ON_PLATE,
    STONE,
    STONE_INK,
    SYMBOL_DARK,
    SYMBOL_LIGHT,
    /// The card tray's wood and the text on it.
    SABOT,
    SABOT_SHADE,
    SABOT_LIT,
    ON_SABOT,
    /// The sky behind panels, from the outermost ring to the sun.
    SKY_0,
    SKY_1,
    SKY_2,
    SKY_3,
    SKY_4,
    MOUNTAIN,
    MOUNTAIN_SHADE,
    MOUNTAIN_FAR,
    MEADOW_1,
    MEADOW_2,
    WALL,
    WALL_SHADE,
    /// The garage that covers the cards: its roof, its stones in three tints with their joints, wood, the interior, the
    /// street in front.
    ROOF,
    ROOF_LIT,
    STONE_WALL,
    STONE_WALL_2,
    STONE_WALL_3,
    STONE_JOINT,
    DOOR_FRAME,
    GARAGE_INSIDE,
    GARAGE_FLOOR,
    STREET,
    STREET_EDGE,
    /// The road along the promenade of the ceremony, and the hills behind it, at sunset.
    DUSK_ROAD,
    DUSK_HILL;

    /// The role's name in drawings (`var(--road-edge)`), in the data file, and after `-mb-` in stylesheets.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
