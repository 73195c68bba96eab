package millebornes.desktop.theme;

import java.util.Locale;
import millebornes.engine.table.Livery;

/// The style classes of the program's stylesheet.
public final class StyleClasses {

    /// Backgrounds: the page, a panel of cream enamel, a tile in it, the foot, a framed title plate, the garage door.
    public static final String PAGE = "mb-page";

    public static final String PANEL = "mb-panel";
    public static final String TILE = "mb-tile";
    public static final String SCROLL_MORE = "mb-scroll-more";
    /// What surrounds a scroll pane with that sign.
    public static final String FOLDING = "mb-folding";

    public static final String FOOT = "mb-foot";

    /// The parts of a page: its foot, and what stands between foot and header.
    public static final String PAGE_FOOT = "mb-page-foot";

    public static final String PAGE_MIDDLE = "mb-page-middle";

    public static final String PLATE = "mb-plate";
    public static final String BANNER = "mb-banner";
    public static final String SEAT = "mb-seat";
    public static final String VEIL = "mb-veil";

    /// The line on the table's rim in the current car's colour.
    public static final String TURN_LINE = "mb-turn-line";

    /// The wooden plank of a shelf, a card on it, and the tab with the shelf's name on the first card.
    public static final String PLANK = "mb-plank";

    public static final String SHELF_CARD = "mb-shelf-card";
    public static final String SHELF_TAB = "mb-shelf-tab";

    /// A row of the set-up page, and the band at its left in the car's colour.
    public static final String SEAT_ROW = "mb-seat-row";

    public static final String BAND = "mb-band";

    /// The car of a row, which is a button, and the groove of the controls in a low row.
    public static final String CAR_CHOOSER = "mb-car-chooser";

    public static final String SEAT_TOOLS = "mb-seat-tools";

    /// Added to a row or panel whose controls have their least height.
    public static final String LOW = "mb-low";

    /// A name on a light piece of paper, readable on any landscape.
    public static final String NAME_CHIP = "mb-name-chip";

    /// Added to a tile that begins with a picture from edge to edge.
    public static final String PICTURE_TILE = "mb-picture-tile";

    /// Added to a tile that is pressed as a whole, that begins with a small icon, or that is not available.
    public static final String PRESSABLE = "mb-pressable";

    public static final String GARAGE_BUTTON = "mb-garage";

    /// A field with the name of a driver, whose proposal is read as a name.
    public static final String DRIVER_NAME = "mb-driver-name";
    public static final String FACE_BUTTON = "mb-face";
    public static final String SIGN_TILE = "mb-sign-tile";
    public static final String LOCKED = "mb-locked";

    /// Added to a tile that is switched on.
    public static final String SWITCH_TILE = "mb-switch-tile";

    /// Added to the tile of an option, whose texts are larger than those of other pictures.
    public static final String OPTION_TILE = "mb-option-tile";

    /// The texts below the picture of a tile: the name, and the meaning.
    public static final String TILE_NAME = "mb-tile-name";

    public static final String TILE_NOTE = "mb-tile-note";

    /// The tick on the corner of a selected picture.
    public static final String TICK_SIGN = "mb-tick-sign";

    /// Added to a small tile of an emblem and a name.
    public static final String EMBLEM_TILE = "mb-emblem-tile";

    /// The frame of a team in its car's colour; where its cars differ, the frames of the first and of the second team;
    /// the tint of the background; the team's number or name.
    public static final String TEAM_FRAME = "mb-team-frame";

    public static final String FIRST_TEAM = "mb-first-team";
    public static final String SECOND_TEAM = "mb-second-team";
    public static final String TEAM_TINT = "mb-team-tint";
    public static final String TEAM_NUMBER = "mb-team-number";
    public static final String TEAM_NAME = "mb-team-name";

    /// Added to the button of the hints, whose icon is a lamp that is on or off.
    public static final String LAMP = "mb-lamp";

    /// A few words about a team on a plate in its colour.
    public static final String VERDICT = "mb-verdict";

    /// A groove in front of the landscape.
    public static final String ON_SKY = "mb-on-sky";

    /// A warning in a strip of its own.
    public static final String NOTICE = "mb-notice";

    /// A segment of a seat with a text beside its icon.
    public static final String WORDED = "mb-worded";

    /// The text of a locked tile, which says why it is locked.
    public static final String REASON = "mb-reason";

    /// A dashed frame, on a button or around a text, in the place of a row that does not exist yet.
    public static final String DASHED = "mb-dashed";

    /// The milestone beside a page's title.
    public static final String MILESTONE_PLATE = "mb-milestone-plate";

    /// Added to a selected tile, or to the seat to move.
    public static final String ACTIVE = "mb-active";

    /// The ring of a card; visible only while the card has the focus.
    public static final String CARD_KEYBOARD = "mb-card-keyboard";

    /// Added to a plate whose frame is red rather than in the livery's colour.
    public static final String RED = "mb-red";

    /// Added to a plate that is filled with the livery's colour.
    public static final String LIVERY_PLATE = "mb-livery-plate";

    /// Buttons: every button is a pill in the colour of grooves; these make it red (the one main button of a page),
    /// green, dark for the foot, cream, dark, flat, as small as its content, square for an icon, a tile, larger, or
    /// lower.
    public static final String MAIN_BUTTON = "mb-main";

    /// Added to the main button that starts a game, which is larger.
    public static final String START_BUTTON = "mb-start";

    public static final String GO_BUTTON = "mb-go";
    public static final String FOOT_BUTTON = "mb-on-foot";
    public static final String PAPER_BUTTON = "mb-paper";
    public static final String DARK_BUTTON = "mb-dark";
    public static final String FLAT_BUTTON = "mb-flat";
    public static final String BARE_BUTTON = "mb-bare";
    public static final String ICON_BUTTON = "mb-icon";

    /// Added to the buttons of an answer, which share a row and have the same size.
    public static final String ANSWER = "mb-answer";

    /// Added to a button for players who cannot read, as large as a child's finger needs.
    public static final String SIGN = "mb-sign";

    public static final String LARGE = "mb-large";

    /// A button that looks like a key of a keyboard.
    public static final String KEYCAP = "mb-keycap";

    /// Added to a button at the foot whose text has two lines of small letters.
    public static final String TWO_LINES = "mb-two-lines";
    /// a large round button with a question mark
    public static final String ASK = "mb-ask";
    public static final String COMPACT = "mb-compact";
    /// Further buttons: a picture as a button; an icon above a text on the foot; the red icon of the first choice.
    public static final String PICTURE_BUTTON = "mb-picture";

    /// A tile with the icon of a page above its name.
    public static final String MENU_TILE = "mb-menu-tile";

    /// A button that deletes or loses something: an outline without a background.
    public static final String DANGER_BUTTON = "mb-danger";

    public static final String FOOT_TILE = "mb-foot-tile";
    public static final String PLAY_SIGN = "mb-play-sign";

    /// Text on a red ribbon.
    public static final String RIBBON = "mb-ribbon";

    /// A group of buttons on the foot, where their focus rings need another colour.
    public static final String ON_FOOT_KEYS = "mb-keys-on-foot";

    /// Added to a button that has no effect now, but shows the reason.
    public static final String IDLE = "mb-idle";

    /// A button on the foot whose effect is shown now.
    public static final String PRESSED = "mb-pressed";

    /// An entry of a list of contents, and the title of a section in it.
    public static final String ENTRY = "mb-entry";

    public static final String CHAPTER = "mb-chapter";

    /// Added to an entry that links to another page, as a tile with an icon.
    public static final String SEE_ALSO = "mb-see-also";

    /// The background of a segmented bar, in which one of a few toggle buttons is selected.
    public static final String GROOVE = "mb-groove";

    /// A part with an icon button that is as high as the segmented bars beside it.
    public static final String BESIDE_GROOVE = "mb-beside-groove";

    /// A line of toggle buttons that are tiles with a picture above a text, of which one is selected.
    public static final String PICTURE_CHOICE = "mb-picture-choice";

    /// A piece of paper in front of a picture, with an icon and a text.
    public static final String PAPER_CHIP = "mb-paper-chip";

    /// Text by role; the sizes are those of [millebornes.desktop.theme.TextRole].
    public static final String PAGE_TITLE = "mb-page-title";

    /// added to a page without room for two wide columns, whose tiles have smaller names
    public static final String NARROW = "mb-narrow";

    public static final String PANEL_TITLE = "mb-panel-title";
    public static final String SECTION = "mb-section";
    public static final String BODY = "mb-body";
    public static final String READING = "mb-reading";
    public static final String STRONG = "mb-strong";
    public static final String NOTE = "mb-note";
    public static final String SMALL = "mb-small";
    public static final String LIVE_SENTENCE = "mb-live-sentence";
    public static final String SEAT_NAME = "mb-seat-name";
    public static final String SEAT_NUMBER = "mb-seat-number";

    /// The log of moves: its panel, and a turn with a band in the livery's colour.
    public static final String LOG = "mb-log";

    public static final String LOG_TURN = "mb-log-turn";

    /// Added to a text on the dark foot, besides the class of its role.
    public static final String ON_FOOT = "mb-text-on-foot";

    /// The first drive: the coach's panel, its sentence, also where it praises, the coach's name, the stones.
    public static final String COACH = "mb-coach";

    public static final String COACH_SENTENCE = "mb-coach-sentence";
    public static final String PRAISE = "mb-praise";
    public static final String INSTRUCTOR = "mb-instructor";
    public static final String PROGRESS = "mb-progress";

    /// The foot of a panel below a scrolling part, separated by a hairline.
    public static final String PANEL_FOOT = "mb-panel-foot";

    /// A score sheet: its table, the column of the winner, the row of totals.
    public static final String SHEET = "mb-sheet";

    /// Added to a score sheet of few columns, whose numbers are large.
    public static final String SHEET_LARGE = "mb-sheet-large";

    /// Added to a sheet with many columns, whose figures are smaller than those of a large one.
    public static final String SHEET_MANY = "mb-sheet-many";

    /// A sheet whose lines are tiles instead of rows between rules.
    public static final String SHEET_TILES = "mb-sheet-tiles";

    public static final String SHEET_CELL = "mb-sheet-cell";
    public static final String SHEET_HEAD = "mb-sheet-head";
    public static final String SHEET_WINNER = "mb-sheet-winner";
    public static final String SHEET_TOTAL = "mb-sheet-total";

    /// A focusable stamp of the travel album.
    public static final String STAMP = "mb-stamp";

    /// The tabs with the names on the edge of the album.
    public static final String ALBUM_TABS = "mb-album-tabs";

    /// The deal of the day: the leaf of the calendar, its red head; panels that share one height; a day of the month; the
    /// paper strip of the line that is copied; a tile of the first page, the leaf on it, the check mark of a day that was
    /// played.
    public static final String LEAF = "mb-leaf";

    public static final String LEAF_HEAD = "mb-leaf-head";
    public static final String DAYS = "mb-days";
    public static final String DAY_CELL = "mb-day-cell";
    public static final String DAY_TO_COME = "mb-day-to-come";
    public static final String PAPER_STRIP = "mb-paper-strip";
    public static final String DAILY_TILE = "mb-daily-tile";
    public static final String SMALL_LEAF = "mb-small-leaf";

    /// A choice that decided a match: the edge of its tile where it was well chosen, or where another is worth a try; the
    /// seal that says which; a button in the same blue; the frames of its two cards; a head in a car's colour, and the
    /// card of a child below it.
    public static final String BRILLIANT = "mb-brilliant";

    public static final String TO_TRY = "mb-to-try";
    public static final String SEAL = "mb-seal";
    public static final String REMEDY_BUTTON = "mb-blue";
    public static final String LIT_CARD = "mb-lit-card";

    /// The line of the car to move.
    public static final String AT_TURN = "mb-at-turn";

    /// The best figure of a column; what to press below a question.
    public static final String BEST = "mb-best";

    /// An answer of the driving school, its states after answering, and the verdict.
    public static final String SCHOOL_CHOICE = "mb-school-choice";

    public static final String SCHOOL_OPEN = "mb-school-open";
    public static final String SCHOOL_RIGHT = "mb-school-right";
    public static final String SCHOOL_OWN = "mb-school-own";
    /// The instructor beside his speech bubble; the bubble and its tail.
    public static final String SPEAKER = "mb-speaker";

    public static final String BUBBLE = "mb-bubble";
    public static final String BUBBLE_TAIL = "mb-bubble-tail";
    public static final String SCHOOL_PRAISE = "mb-school-praise";
    public static final String SCHOOL_ALMOST = "mb-school-almost";
    public static final String SCHOOL_CAR = "mb-school-car";
    public static final String SEAT_PLATE = "mb-seat-plate";
    /// A seat of a replay with its name beside its hand, or a score sheet with room for large numbers.
    public static final String WIDE = "mb-wide";

    public static final String REPLAY_SEAT = "mb-replay-seat";
    public static final String CHILD_CARD = "mb-child-card";

    /// A dark pill behind golden stars.
    public static final String STAR_PILL = "mb-star-pill";

    /// A player on the phones page: the tile, the band with car and name, the part below it, the name.
    public static final String PHONE_TILE = "mb-phone-tile";

    /// A short text about something that needs attention.
    public static final String ALARM = "mb-alarm";

    public static final String PHONE_TILE_BODY = "mb-phone-tile-body";
    public static final String PHONE_BAND = "mb-phone-band";
    public static final String PHONE_NAME = "mb-phone-name";

    /// The switch of the set-up that has people's cards on their phones.
    public static final String PHONES_SWITCH = "mb-phones-switch";

    /// An address on a road sign: the sign, its small and its large letters.
    public static final String ADDRESS_SIGN = "mb-address-sign";

    public static final String ADDRESS_SCHEME = "mb-address-scheme";
    public static final String HEAD_ADDRESS = "mb-head-address";
    public static final String ADDRESS_LOW_SCHEME = "mb-address-low-scheme";
    public static final String ADDRESS_HOST = "mb-address-host";

    private StyleClasses() {}

    /// The style class that gives a control a livery's background and text colour.
    public static String livery(Livery livery) {
        return "livery-" + livery.name().toLowerCase(Locale.ROOT);
    }
}
