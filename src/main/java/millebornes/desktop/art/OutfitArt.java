package millebornes.desktop.art;

import javafx.scene.Group;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.CarOutfit.StripePattern;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;

/// The drawings of outfits. Every drawing of a car has empty groups (slots) for the parts of an outfit, each between a
/// back and a front layer; none covers the mark.
public final class OutfitArt {

    private static final String STRIPES = "stripes";
    private static final String LOAD = "load";
    private static final String DRIVER = "driver";
    private static final String COMPANION = "companion";
    private static final String IN_A_WINDOW = "-head";

    private final ThemedSvgDrawings drawings;

    OutfitArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A road by the sea, 572 × 472, for a car on y = 436; it extends beyond its edges.
    public Group stage() {
        return drawings.draw("outfit-stage");
    }

    /// A load with the roof rack below it, which is 112 long and lies on y = 0.
    ///
    /// @throws IllegalArgumentException for no load
    public Group load(RoofLoad load) {
        if (load == RoofLoad.NO_LOAD) {
            throw new IllegalArgumentException("no load");
        }
        return drawings.draw(drawings.drawing("outfit-loads").part(load.name()));
    }

    /// An animal companion, about 54 high, standing on y = 0.
    ///
    /// @throws IllegalArgumentException for no companion
    public Group companion(Companion companion) {
        if (companion == Companion.NO_PET) {
            throw new IllegalArgumentException("no companion");
        }
        return drawings.draw(drawings.drawing("outfit-pets").part(companion.name()));
    }

    /// A car from the side with its whole outfit.
    ParsedSvg fromSide(ParsedSvg carSvg, CarOutfit outfit, FaceMood mood) {
        ParsedSvg dressedSvg = striped(carSvg, outfit);
        if (outfit.load() != RoofLoad.NO_LOAD) {
            dressedSvg = dressedSvg.filled(
                    LOAD, drawings.drawing("outfit-loads").part(outfit.load().name()));
        }
        return manned(dressedSvg, outfit, mood);
    }

    /// A car from the side with its driver and companion at the windows, without stripes and load.
    ParsedSvg manned(ParsedSvg carSvg, CarOutfit outfit, FaceMood mood) {
        ParsedSvg mannedSvg = carSvg;
        if (outfit.companion() != Companion.NO_PET) {
            String head = outfit.companion().name() + IN_A_WINDOW;
            mannedSvg =
                    mannedSvg.filled(COMPANION, drawings.drawing("outfit-pets").part(head));
        }
        return outfit.driver() == DriverFace.NOBODY
                ? mannedSvg
                : mannedSvg.filled(DRIVER, new DriverArt(drawings).bust(outfit.driver(), mood));
    }

    /// A car from above with its stripes and its load.
    ParsedSvg fromAbove(ParsedSvg carSvg, CarOutfit outfit) {
        ParsedSvg dressedSvg = striped(carSvg, outfit);
        return outfit.load() == RoofLoad.NO_LOAD
                ? dressedSvg
                : dressedSvg.filled(
                        LOAD,
                        drawings.drawing("outfit-loads-above")
                                .part(outfit.load().name()));
    }

    private ParsedSvg striped(ParsedSvg carSvg, CarOutfit outfit) {
        return outfit.stripes() == StripePattern.NO_STRIPES
                ? carSvg
                : carSvg.filled(
                        STRIPES,
                        drawings.drawing("outfit-stripes").part(outfit.stripes().name()));
    }
}
