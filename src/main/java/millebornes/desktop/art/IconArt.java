package millebornes.desktop.art;

import javafx.scene.Group;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.RuleOption;

/// Small coloured signs on a ground of their own, about 100 px wide round the origin.
public final class IconArt {

    private static final String OPTIONS = "option-signs";
    private static final String EDITIONS = "edition-signs";

    private final ThemedSvgDrawings drawings;

    IconArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A switch of the set-up, on a disc.
    public Group option(RuleOption option) {
        return drawings.draw(drawings.drawing(OPTIONS).part(option.name()));
    }

    /// Cars that drive together, on a disc.
    public Group teams() {
        return drawings.draw(drawings.drawing(OPTIONS).part("TEAMS"));
    }

    /// Cards that are dealt by a number, on a disc.
    public Group deal() {
        return drawings.draw(drawings.drawing(OPTIONS).part("DEAL"));
    }

    /// An edition, on a square like a stamp.
    public Group edition(Edition edition) {
        return drawings.draw(drawings.drawing(EDITIONS).part(edition.id()));
    }

    /// The milestone on the plates of pages, 44 × 56 with the middle of its foot at the origin.
    public Group milestone() {
        return drawings.draw("plaque-stone");
    }
}
