package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.RuleOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IconArtTest {

    private static final double PITCH = 120;
    private static final int COLUMNS = 7;

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void everyOptionAndEveryEditionHasASignOfItsSize(ColourTheme theme) {
        var art = ArtFactory.in(theme);
        List<Group> signs = Gallery.onToolkit(() -> Stream.of(
                        RuleOption.ALL.stream().map(art.signs()::option),
                        Stream.of(art.signs().teams()),
                        Editions.ALL.stream().map(art.signs()::edition))
                .flatMap(some -> some)
                .toList());
        assertThat(signs).hasSize(RuleOption.ALL.size() + 1 + Editions.ALL.size());
        Group sheet = Gallery.onToolkit(() -> sheet(signs));
        Image image = Gallery.checkDrawn(
                sheet,
                "signs-" + theme.name().toLowerCase(Locale.ROOT),
                COLUMNS * PITCH,
                Math.ceilDiv(signs.size(), COLUMNS) * PITCH,
                theme.palette().color(ColourRole.TILE));
        ContactSheet.everythingIsSeen(sheet, theme, image);
        assertThat(signs).allSatisfy(sign -> {
            assertThat(sign.getLayoutBounds().getWidth()).isBetween(96.0, 101.0);
            assertThat(sign.getLayoutBounds().getHeight()).isBetween(96.0, 101.0);
            assertThat(sign.getLayoutBounds().getCenterX()).isBetween(-1.0, 1.0);
        });
    }

    private static Group sheet(List<Group> signs) {
        var placed = new ArrayList<Node>();
        for (int sign = 0; sign < signs.size(); sign++) {
            int row = sign / COLUMNS;
            int column = sign % COLUMNS;
            placed.add(NodeTransforms.at(signs.get(sign), (column + 0.5) * PITCH, (row + 0.5) * PITCH, 1));
        }
        return new Group(placed);
    }
}
