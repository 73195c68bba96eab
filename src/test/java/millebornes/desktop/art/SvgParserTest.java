package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.RadialGradient;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TypefaceWeight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SvgParserTest {

    private static ParsedSvg read(String inside) {
        return SvgParser.read("<svg viewBox=\"0 0 10 10\">" + inside + "</svg>");
    }

    private static SvgElement first(String inside) {
        return read(inside).root().parts().getFirst();
    }

    @Test
    void aCircleHasOneRadiusAndAnEllipseTwo() {
        assertThat(first("<circle cx=\"1\" cy=\"2\" r=\"3\"/>"))
                .isEqualTo(new SvgElement.Disc("", SvgStyle.INITIAL, 1, 2, 3, 3));
        assertThat(first("<ellipse cx=\"1\" cy=\"2\" rx=\"3\" ry=\"4\"/>"))
                .isEqualTo(new SvgElement.Disc("", SvgStyle.INITIAL, 1, 2, 3, 4));
    }

    @Test
    void whatIsNotSaidIsNoughtAndBlack() {
        assertThat(first("<rect width=\"5\" height=\"6\"/>"))
                .isEqualTo(new SvgElement.Box("", SvgStyle.INITIAL, 0, 0, 5, 6, 0));
        assertThat(SvgStyle.INITIAL.fill().in(ColourTheme.DAY.palette())).isEqualTo(Color.BLACK);
    }

    @Test
    void aPolygonIsAClosedPath() {
        assertThat(first("<polygon points=\"0,0 4,0 4,4\"/>"))
                .isEqualTo(new SvgElement.Outline("", SvgStyle.INITIAL, "M0,0 4,0 4,4Z"));
    }

    @Test
    void textKeepsItsLettersAndWhereItStands() {
        var textLine = (SvgElement.TextLine)
                first("<text x=\"3\" y=\"4\" font-weight=\"800\" font-size=\"36\" text-anchor=\"middle\""
                        + " letter-spacing=\"-0.5\">75</text>");
        assertThat(textLine.text()).isEqualTo("75");
        assertThat(textLine.weight()).isEqualTo(TypefaceWeight.EXTRA_BOLD);
        assertThat(textLine.centred()).isTrue();
        assertThat(textLine.spacing()).isEqualTo(-0.5);
    }

    @Test
    void coloursAreInheritedFromAGroupButItsPlaceIsNot() {
        var groupCluster = (SvgElement.Cluster)
                first("<g fill=\"var(--red)\" opacity=\".5\" transform=\"translate(1,2)\"><circle r=\"3\"/></g>");
        var circleElement = groupCluster.parts().getFirst();
        assertThat(circleElement.pen().fill()).isEqualTo(new SvgPaint.RoleColour("red"));
        assertThat(circleElement.pen().opacity()).isEqualTo(1);
        assertThat(circleElement.pen().move()).isEqualTo(AffineMatrix.NONE);
        assertThat(groupCluster.pen().opacity()).isEqualTo(0.5);
    }

    @Test
    void transformsAreDoneFromTheRight() {
        var moveMatrix = first("<circle r=\"1\" transform=\"translate(10,20) rotate(90) scale(2)\"/>")
                .pen()
                .move();
        // The point (1, 0) is doubled, turned a quarter clockwise on screen, then moved.
        var point = moveMatrix.transform().transform(1, 0);
        assertThat(point.getX()).isCloseTo(10, within(1e-9));
        assertThat(point.getY()).isCloseTo(22, within(1e-9));
    }

    @Test
    void aRoleTakesItsColourFromThePalette() {
        var inkPaint =
                first("<circle r=\"1\" fill=\"var(--road-edge)\"/>").pen().fill();
        assertThat(inkPaint.in(ColourTheme.DAY.palette()))
                .isEqualTo(ColourTheme.DAY.palette().color(ColourRole.ROAD_EDGE));
        assertThat(inkPaint.in(ColourTheme.HIGH_CONTRAST.palette())).isEqualTo(Color.BLACK);
    }

    @Test
    void gradientsAreLinearOrRadialAndMayVanish() {
        var linear =
                "<defs><linearGradient id=\"a\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"><stop offset=\"0\" stop-color=\"var(--long-shadow)\"/>"
                        + "<stop offset=\"1\" stop-color=\"var(--long-shadow)\" stop-opacity=\"0\"/></linearGradient></defs><circle r=\"1\" fill=\"url(#a)\"/>";
        assertThat(first(linear).pen().fill().in(ColourTheme.DAY.palette())).isInstanceOf(LinearGradient.class);
        assertThat(first(linear).pen().blank(ColourTheme.HIGH_CONTRAST.palette()))
                .isTrue();
        var radial = linear.replace("linearGradient", "radialGradient");
        assertThat(first(radial).pen().fill().in(ColourTheme.DAY.palette())).isInstanceOf(RadialGradient.class);
    }

    @Test
    void aGroupIsCutToItsClipAndABlurIsKnownByName() {
        var svg = read("<defs><filter id=\"f\"><feGaussianBlur stdDeviation=\"4\"/></filter></defs>"
                + "<clipPath id=\"c\"><rect width=\"5\" height=\"5\"/></clipPath>"
                + "<g clip-path=\"url(#c)\"><circle r=\"9\" filter=\"url(#f)\"/></g>");
        var groupCluster = (SvgElement.Cluster) svg.root().parts().getFirst();
        assertThat(groupCluster.clip()).isInstanceOf(SvgElement.Box.class);
        assertThat(groupCluster.parts().getFirst().pen().blur()).isEqualTo(4);
    }

    @Test
    void aPartCanBeTakenOutOrLeftOut() {
        var svg = read("<circle r=\"1\"/><g><rect id=\"mark\" width=\"2\" height=\"2\"/></g>");
        assertThat(svg.part("mark").root().parts()).hasSize(1);
        assertThat(svg.element("mark")).isInstanceOf(SvgElement.Box.class);
        assertThatThrownBy(() -> svg.without("mark").part("mark")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> svg.part("none")).hasMessageContaining("none");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<blink r=\"1\"/>",
                "<circle r=\"1\" fill=\"octarine\"/>",
                "<circle r=\"1\" fill=\"url(#missing)\"/>",
                "<circle r=\"1\" transform=\"matrix(1,0,0,1,0,0)\"/>",
                "<path fill=\"none\"/>",
                "<text x=\"1\" y=\"1\" font-weight=\"300\" font-size=\"9\">a</text>"
            })
    void whatIsNotUnderstoodIsRefused(String inside) {
        assertThatThrownBy(() -> read(inside)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anUnfinishedDrawingIsRefused() {
        assertThatThrownBy(() -> SvgParser.read("<svg><circle r=\"1\"/>")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SvgParser.read("<svg")).isInstanceOf(IllegalArgumentException.class);
    }
}
