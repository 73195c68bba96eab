package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.TeamFormat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The five variants at each table of each edition.
class VariantSwitchModelTest {

    static final List<Edition> EDITIONS = Editions.ALL;

    private static final VariantLock NOT_HERE = new VariantLock.NotInEdition();
    private static final VariantLock ALWAYS = new VariantLock.Always();

    private final SetupModel model = new SetupModel(LastSetup.FIRST);

    static Stream<Arguments> locks() {
        return Stream.of(
                at(Editions.BOARD, TeamFormat.singles(2), null, null, seats(4, 6, 8), null, null),
                at(Editions.BOARD, TeamFormat.singles(4), null, null, null, null, seats(2, 3)),
                at(Editions.BOARD, new TeamFormat(4, 2), null, null, null, null, seats(2, 3)),
                at(Editions.CLASSIC, TeamFormat.singles(3), NOT_HERE, NOT_HERE, seats(4, 6), null, ALWAYS),
                at(Editions.CLASSIC, new TeamFormat(2, 2), NOT_HERE, NOT_HERE, null, null, seats(2, 3, 6)),
                at(Editions.DUEL, TeamFormat.singles(2), NOT_HERE, NOT_HERE, NOT_HERE, null, NOT_HERE),
                at(Editions.MICRO, TeamFormat.singles(2), NOT_HERE, NOT_HERE, NOT_HERE, null, ALWAYS),
                at(Editions.PLAYROOM, TeamFormat.singles(5), NOT_HERE, NOT_HERE, seats(4, 6, 8, 9), null, NOT_HERE),
                at(Editions.PLAYROOM, TeamFormat.singles(6), NOT_HERE, NOT_HERE, null, null, NOT_HERE));
    }

    @ParameterizedTest
    @MethodSource("locks")
    void whatCannotBeChosenHereSaysWhy(Edition edition, TeamFormat form, List<Optional<VariantLock>> locks) {
        model.edition(edition);
        model.form(form);
        assertThat(VariantSwitcher.of(model))
                .extracting(VariantSwitchModel::lock)
                .isEqualTo(locks);
    }

    static Stream<Arguments> offers() {
        return Stream.of(
                Arguments.of(Editions.BOARD, List.of(Variant.values())),
                Arguments.of(Editions.CLASSIC, List.of(Variant.TEAMS, Variant.LONG_GAME)),
                Arguments.of(Editions.DUEL, List.of(Variant.LONG_GAME)),
                Arguments.of(Editions.MICRO, List.of(Variant.LONG_GAME)),
                Arguments.of(Editions.PLAYROOM, List.of(Variant.TEAMS, Variant.LONG_GAME)));
    }

    /// An edition offers the variants that can be chosen at some of its tables, also at the others.
    @ParameterizedTest
    @MethodSource("offers")
    void anEditionOffersWhatCanBeChosenInIt(Edition edition, List<Variant> offered) {
        for (TeamFormat form :
                edition.tables().stream().map(Edition.TablePreset::form).toList()) {
            model.edition(edition);
            model.form(form);
            assertThat(VariantSwitcher.offered(model))
                    .extracting(VariantSwitchModel::variant)
                    .isEqualTo(offered);
        }
    }

    @Test
    void juniorHasNoLongGame() {
        model.scoring(ScoringMode.JUNIOR);
        assertThat(shown(Variant.LONG_GAME).lock()).contains(new VariantLock.NoPoints());
        assertThat(shown(Variant.ACCELERATED).lock()).isEmpty();
    }

    @Test
    void eachIsChosenAndLeftAgain() {
        model.form(TeamFormat.singles(2));
        VariantSwitcher.flip(model, Variant.ACCELERATED);
        VariantSwitcher.flip(model, Variant.EXTENDED);
        VariantSwitcher.flip(model, Variant.LONG_GAME);
        VariantSwitcher.flip(model, Variant.SHORT_ROAD);
        assertThat(model.options().has(FlagOption.ACCELERATED)).isTrue();
        assertThat(model.options().has(FlagOption.EXTENDED)).isTrue();
        assertThat(model.length()).isEqualTo(MatchLength.toPoints(5000));
        assertThat(model.options().target()).isEqualTo(700);
        for (Variant variant : Variant.values()) {
            VariantSwitcher.flip(model, variant);
        }
        assertThat(VariantSwitcher.of(model)).noneMatch(VariantSwitchModel::isOn);
    }

    @Test
    void fourMakeTwoTeamsAndAreAloneAgain() {
        model.form(TeamFormat.singles(4));
        VariantSwitcher.flip(model, Variant.TEAMS);
        assertThat(model.form()).isEqualTo(new TeamFormat(2, 2));
        assertThat(shown(Variant.TEAMS).isOn()).isTrue();
        VariantSwitcher.flip(model, Variant.TEAMS);
        assertThat(model.form()).isEqualTo(TeamFormat.singles(4));
    }

    @Test
    void eightInTeamsAreFourAlone() {
        model.form(new TeamFormat(4, 2));
        VariantSwitcher.flip(model, Variant.TEAMS);
        assertThat(model.form()).isEqualTo(TeamFormat.singles(4));
    }

    /// A tile that is not locked does something in every edition, and one that is locked does nothing.
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void onlyWhatIsNotLockedChanges(Edition edition) {
        for (TeamFormat form :
                edition.tables().stream().map(Edition.TablePreset::form).toList()) {
            for (Variant variant : Variant.values()) {
                SetupModel pressedModel = new SetupModel(LastSetup.FIRST);
                pressedModel.edition(edition);
                pressedModel.form(form);
                VariantSwitchModel variantBefore = VariantSwitcher.of(variant, pressedModel);
                VariantSwitcher.flip(pressedModel, variant);
                assertThat(VariantSwitcher.of(variant, pressedModel).isOn())
                        .as("%s at %s of %s", variant, form, edition.id())
                        .isEqualTo(variantBefore.isOn() == variantBefore.lock().isPresent());
                assertThat(pressedModel.setup().problem()).isEmpty();
            }
        }
    }

    private VariantSwitchModel shown(Variant variant) {
        return VariantSwitcher.of(variant, model);
    }

    private static VariantLock seats(Integer... seats) {
        return new VariantLock.OtherSeats(List.of(seats));
    }

    private static Arguments at(Edition edition, TeamFormat form, @Nullable VariantLock... locks) {
        return Arguments.of(
                edition, form, Stream.of(locks).map(Optional::ofNullable).toList());
    }
}
