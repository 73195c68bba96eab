package millebornes.desktop.setup;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import millebornes.desktop.art.GameModeArt;
import millebornes.desktop.art.GameModeArt.VariantPicture;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.TilePicturePane;
import millebornes.desktop.controls.TilePicturePane.PictureEdge;
import millebornes.desktop.setup.PictureTile.Said;
import millebornes.desktop.setup.PictureTile.TileState;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.TeamFormat;
import millebornes.words.Words;

/// Creates the tile of a variant, a picture: pressing it selects the variant, pressing it again selects the usual game.
final class VariantTileFactory {

    /// The size of a name's letters beside large text, in px at the usual text size.
    private static final double NAME = 11.25;

    private VariantTileFactory() {}

    /// The place of the sentence about a variant, by the available width.
    enum Sentence {
        BESIDE,
        BELOW,
        /// beside large text and in narrow windows, which leave room for the name and the word for a lock alone
        TOOLTIP
    }

    static PictureTile of(SetupContext context, VariantSwitchModel variant, Sentence sentence) {
        Words words = context.words();
        String name = words.text(variant.variant().textKey());
        String said = variant.lock().map(lock -> reason(words, lock)).orElseGet(() -> hint(context, variant));
        TileState state = variant.isOn() ? TileState.ON : variant.lock().isPresent() ? TileState.LOCKED : TileState.OFF;
        Label title = ControlFactory.label(name, StyleClasses.TILE_NAME);
        Said texts = switch (sentence) {
            case BESIDE -> Said.beside(title, said);
            case BELOW -> Said.below(title, said);
            case TOOLTIP ->
                Said.centred(
                        title,
                        variant.lock().map(lock -> shortReason(words, lock)).orElse(""));
        };
        if (PageTitlePlate.isLarge(context.screenContext())) {
            double size = context.screenContext().look().textScale().of(NAME);
            List.of(texts.name(), texts.words()).forEach(label -> SceneStyler.textSize(label, size));
        }
        PictureTile tile = new PictureTile(
                context.screenContext().look().palette(),
                "variant-" + variant.variant().name(),
                words.text("choice", name, said),
                new TilePicturePane(
                        context.art().games().variant(picture(variant.variant())),
                        GameModeArt.NARROW,
                        GameModeArt.NARROW_HEIGHT,
                        sentence == Sentence.BESIDE ? GameModeArt.NARROW_NEAR : GameModeArt.NARROW_SEEN,
                        PictureEdge.WORDS),
                texts,
                state,
                () -> context.change(() -> VariantSwitcher.flip(context.model(), variant.variant())));
        if (sentence == Sentence.TOOLTIP) {
            Tooltip.install(tile, new Tooltip(said));
        }
        return tile;
    }

    private static VariantPicture picture(Variant variant) {
        return switch (variant) {
            case ACCELERATED -> VariantPicture.ACCELERATED;
            case EXTENDED -> VariantPicture.EXTENDED;
            case TEAMS -> VariantPicture.TEAMS;
            case LONG_GAME -> VariantPicture.LONG;
            case SHORT_ROAD -> VariantPicture.SHORT;
        };
    }

    private static String reason(Words words, VariantLock lock) {
        return switch (lock) {
            case VariantLock.NotInEdition _ -> words.text("variant.locked.edition");
            case VariantLock.OtherSeats(var seats) -> words.text("variant.locked.seats", alternatives(words, seats));
            case VariantLock.NoPoints _ -> words.text("variant.locked.points");
            case VariantLock.Always _ -> words.text("variant.locked.always");
        };
    }

    /// A word or two about a lock, for tiles without room for a sentence.
    private static String shortReason(Words words, VariantLock lock) {
        return switch (lock) {
            case VariantLock.NotInEdition _ -> words.text("variant.locked.edition.short");
            case VariantLock.OtherSeats(var seats) ->
                words.text("variant.locked.seats.short", alternatives(words, seats));
            case VariantLock.NoPoints _ -> words.text("variant.locked.points.short");
            case VariantLock.Always _ -> "";
        };
    }

    private static String alternatives(Words words, List<Integer> seats) {
        return words.alternatives(seats.stream().map(words::number).toList());
    }

    private static String hint(SetupContext context, VariantSwitchModel variant) {
        Words words = context.words();
        String key = variant.variant().textKey();
        return switch (variant.variant()) {
            case ACCELERATED, EXTENDED, SHORT_ROAD -> words.text(key + ".hint");
            case TEAMS -> {
                TeamFormat form = context.model().form();
                yield variant.isOn()
                        ? words.text(key + ".on", form.teams(), form.seatsPerTeam())
                        : words.text(key + ".hint");
            }
            case LONG_GAME -> {
                MatchLength length = context.model().length();
                yield length.rounds() > 1
                        ? words.text(key + ".rounds", length.rounds())
                        : words.text(
                                key + ".hint",
                                words.number(
                                        length.points() > 0
                                                ? length.points()
                                                : context.model().usualTotal()));
            }
        };
    }
}
