package millebornes.desktop.result;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.Group;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The picture of a round without a winner: the families beside their parked cars at dusk, all at the same height. Where
/// there is room for it, they share a picnic.
final class RoadsideHaltPane extends ResizeRedrawPane {

    /// The least height above the names, in px: the usual one, and the one above large text.
    private static final double LEAST_SCENE = 112;

    private static final double LARGE_SCENE = 160;

    /// The greatest room for a car, in px, and the greatest share of the height that a car fills.
    private static final double MOST_ROOM = 320;

    private static final double ROAD = 0.27;

    /// The share of the height above the road that families fill, and their scale where that leaves room for a picnic.
    private static final double FAMILY = 0.84;

    private static final double SMALLER = 0.85;

    /// The greatest room for a family beside a picnic, as a multiple of its width, and the least room for a name, in px at
    /// the usual text size.
    private static final double NEAR = 1.05;

    private static final double LEAST_NAME = 98;

    /// The greatest scale of a picnic in front of the road relative to the people behind it, the height of its verge as a
    /// share of the road's, and its middle as a share of the room beside the cars.
    private static final double NEARER = 1.6;

    private static final double VERGE = 0.6;

    private static final double VERGE_MIDDLE = 0.45;

    /// The radius of an ellipse relative to half of its chord at half of its other radius.
    private static final double VERGE_CHORD = 2 / Math.sqrt(3);

    /// The height of the landscape in its own units, its width with the trees, which are seen in a band, and its greatest
    /// scale relative to the people in front of it.
    private static final double LAND = 190;

    private static final double LAND_WIDTH = 1150;
    private static final double LARGEST_LAND = 1.15;

    private final ResultContext context;
    private final TeamPictures pictures;

    RoadsideHaltPane(ResultContext context) {
        this.context = context;
        this.pictures = new TeamPictures(context);
        setId("podium");
        getStyleClass().add(StyleClasses.PANEL);
        setMinWidth(0);
        setPrefWidth(0);
        setAccessibleText(pictures.spoken());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return (PageTitlePlate.isLarge(context.screenContext()) ? LARGE_SCENE : LEAST_SCENE)
                + pictures.textHeight(width < 0 ? getWidth() : width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void draw() {
        double width = getWidth();
        double texts = pictures.textHeight(width);
        double height = getHeight() - texts;
        Rect columnsRect = pictures.columns(width);
        double inner = columnsRect.width();
        double wanted = (height * (1 - ROAD) - 2 * Sizes.SMALL_GAP) * FAMILY / TeamPictures.PEOPLE;
        double widest = pictures.widestFamily();
        double name = context.screenContext().look().textScale().of(LEAST_NAME);
        boolean isBand = TeamPictures.isBand(context);
        double picnic = DoubleStream.of(wanted, SMALLER * wanted)
                .filter(scale -> !isBand
                        && inner - scale * CeremonyArt.PICNIC_WIDTH >= pictures.cars() * Math.max(name, scale * widest))
                .map(scale -> scale * CeremonyArt.PICNIC_WIDTH)
                .findFirst()
                .orElse(0);
        double most = picnic > 0 ? NEAR * wanted * widest : MOST_ROOM;
        double each = Math.min((inner - picnic) / pictures.cars(), most);
        double carScale = Math.min(each * TeamPictures.CAR / CarArt.SIDE_LENGTH, height * ROAD / CarArt.SIDE_HEIGHT);
        // Roof luggage may hide the feet of the people behind.
        double road = CarArt.SIDE_HEIGHT * carScale + 2 * Sizes.SMALL_GAP;
        double ground = height - road;
        double family = Math.min(each / widest, ground * FAMILY / TeamPictures.PEOPLE);
        double land = Math.min(ground / LAND, family * LARGEST_LAND);
        if (isBand) {
            land = Math.min(land, width / LAND_WIDTH);
        }
        Group scene = new Group();
        scene.setTranslateX(columnsRect.centre().x());
        List<PodiumSlot> slots =
                pictures.places(inner, isBand ? inner : each).slots().toList();
        if (picnic > 0) {
            int left = slots.size() / 2;
            double middle = slots.get(left).middle() - slots.get(left).width() / 2;
            scene.getChildren().add(picnic(middle, ground, picnic / CeremonyArt.PICNIC_WIDTH));
            slots = apart(slots, left, picnic / 2);
        }
        slots.forEach(slot -> {
            pictures.families(scene, slot, ground, family);
            pictures.cars(scene, slot, height - Sizes.SMALL_GAP, carScale);
            pictures.texts(scene, slot, height, texts);
        });
        Rectangle paper = new Rectangle(0, height, width, texts);
        paper.setFill(context.art().palette().color(ColourRole.PAPER));
        getChildren().add(NodeTransforms.at(context.art().ceremony().halt(), width / 2, ground, land));
        if (isBand) {
            verge(columnsRect.x(), height, VERGE * road, family * NEARER);
        }
        getChildren().addAll(paper, scene);
        TeamPictures.frame(this);
    }

    /// Adds the verge of the road in front of it, beside the cars, with the picnic on it.
    ///
    /// @param width of the room beside the cars, in px
    /// @param bottom the lower edge of the road
    /// @param height of the verge, in px
    /// @param most the greatest scale of the picnic
    private void verge(double width, double bottom, double height, double most) {
        double middle = width * VERGE_MIDDLE;
        Ellipse verge = new Ellipse(middle, bottom + height, VERGE_CHORD * (width - middle), 2 * height);
        verge.setFill(context.art().palette().color(ColourRole.DUSK_HILL));
        double scale = Math.min(most, (width - 2 * Sizes.GAP) / CeremonyArt.PICNIC_WIDTH);
        getChildren().addAll(verge, picnic(middle, bottom - height / 2, scale));
    }

    private Group picnic(double x, double y, double scale) {
        Group picnic = NodeTransforms.at(context.art().ceremony().picnic(), x, y, scale);
        picnic.setId("picnic");
        return picnic;
    }

    /// The places with a gap before one of them, around the former edge between the two.
    ///
    /// @param half of the width of the gap, in px
    private static List<PodiumSlot> apart(List<PodiumSlot> slots, int at, double half) {
        return IntStream.range(0, slots.size())
                .mapToObj(index -> slots.get(index).moved(index < at ? -half : half))
                .toList();
    }
}
