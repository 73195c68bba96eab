package millebornes.desktop.art;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.JourneyLightPalettes;
import millebornes.desktop.theme.Palette;

/// All drawings of the game in one palette.
///
/// Every call returns new nodes in the drawing's own units, transparent to the mouse; the caller scales and places
/// them. Drawings are read once and cached. Safe to use from several threads.
public final class ArtFactory {

    private final ThemedSvgDrawings drawings;
    private final ColourTheme theme;
    private final Point2D sun;

    private ArtFactory(ThemedSvgDrawings drawings, ColourTheme theme, Point2D sun) {
        this.drawings = drawings;
        this.theme = theme;
        this.sun = sun;
    }

    /// The drawings in the colours of a theme, with a picture cache of their own: for drawings outside a window.
    public static ArtFactory in(ColourTheme theme) {
        return in(theme, new PictureCache());
    }

    /// The drawings in the colours of a theme.
    ///
    /// @param pictures the picture cache of the window
    public static ArtFactory in(ColourTheme theme, PictureCache pictures) {
        return new ArtFactory(new ThemedSvgDrawings(theme.palette(), pictures), theme, JourneyLightPalettes.DRAWN_SUN);
    }

    /// These drawings in the light of the land when the leader has driven a share of the way.
    ///
    /// @param way 0 in Paris, 1 at the sea
    public ArtFactory lit(double way) {
        return new ArtFactory(
                drawings.recoloured(JourneyLightPalettes.palette(theme, way)),
                theme,
                JourneyLightPalettes.sun(theme, way));
    }

    /// These drawings for pieces on the dark foot of the table: with light rims in every theme.
    public ArtFactory onFoot() {
        return new ArtFactory(drawings.onFoot(), theme, sun);
    }

    /// Whether another factory draws the land in the same colours, with the sun at the same place.
    public boolean looksLike(ArtFactory otherArt) {
        return palette().equals(otherArt.palette()) && sun.equals(otherArt.sun);
    }

    public Palette palette() {
        return drawings.palette();
    }

    /// The picture cache of the window.
    public PictureCache pictures() {
        return drawings.pictures();
    }

    public CardArt cards() {
        return new CardArt(drawings);
    }

    public CarArt cars() {
        return new CarArt(drawings);
    }

    public GarageArt garages() {
        return new GarageArt(drawings);
    }

    public HazardAndSafetyTokenArt tokens() {
        return new HazardAndSafetyTokenArt(drawings);
    }

    public DistanceAnimalArt animals() {
        return new DistanceAnimalArt(drawings);
    }

    public SceneryArt scenery() {
        return new SceneryArt(drawings, sun);
    }

    public IconArt signs() {
        return new IconArt(drawings);
    }

    public PostcardArt postcard() {
        return new PostcardArt(drawings);
    }

    public GameModeArt games() {
        return new GameModeArt(drawings);
    }

    /// The soft shadow of a box whose upper left corner is at the origin, as a snapshot taken once per size.
    ///
    /// @param width in px, as `height`, `corner` and `blur`
    /// @param share of the theme's own darkness, 0 to 1
    /// @param blur the reach of the shadow beyond the edge
    public Node boxShadow(double width, double height, double corner, double blur, double share) {
        return drawings.shadow(
                new SoftShadow(width, height, corner, blur), palette().color(ColourRole.SHADOW, share));
    }

    public LetteringArt letters() {
        return new LetteringArt(palette());
    }

    public CeremonyArt ceremony() {
        return new CeremonyArt(drawings);
    }

    public LessonCoachingArt lesson() {
        return new LessonCoachingArt(drawings);
    }

    public DriverArt drivers() {
        return new DriverArt(drawings);
    }

    public CardEffectArt moments() {
        return new CardEffectArt(drawings);
    }

    public OutfitArt outfits() {
        return new OutfitArt(drawings);
    }

    public AlbumArt album() {
        return new AlbumArt(drawings);
    }

    public PhoneStatusIconArt phones() {
        return new PhoneStatusIconArt(drawings);
    }

    public JourneyEventIconArt days() {
        return new JourneyEventIconArt(drawings);
    }

    public LuckIconArt luck() {
        return new LuckIconArt(drawings);
    }

    /// The soft shadow of a floating pill whose upper left corner is at the origin; empty where the theme has none.
    ///
    /// @param width in px, as `height` and `blur`
    /// @param blur the reach of the shadow beyond the edge
    public Group pillShadow(double width, double height, double blur) {
        var color = palette().color(ColourRole.SHADOW);
        var shadow = new SoftShadow(width, height, height / 2, blur);
        return color.getOpacity() > 0 ? new Group(drawings.shadow(shadow, color)) : new Group();
    }
}
