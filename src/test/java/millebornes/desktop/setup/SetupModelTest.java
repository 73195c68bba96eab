package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.SetupProblem.Reason;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.ValueOption;
import millebornes.engine.table.Livery;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class SetupModelTest {

    static final List<Edition> EDITIONS = Editions.ALL;

    private final SetupModel model = new SetupModel(LastSetup.FIRST);

    @Test
    void thePageBeginsWithOnePersonAndOneComputer() {
        assertThat(model.sitters()).extracting(SetupPlayer::isPerson).containsExactly(true, false);
        assertThat(model.setup().problem()).isEmpty();
        assertThat(model.scoring()).isEqualTo(ScoringMode.EXPERT);
        assertThat(model.length()).isEqualTo(MatchLength.ONE_ROUND);
    }

    @Test
    void oneMoreSitsDownUntilTheTableIsFullAndThenTeamsAreMade() {
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(TeamFormat.singles(3));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(TeamFormat.singles(4));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new TeamFormat(3, 2));
        model.form(model.larger().orElseThrow());
        assertThat(model.form()).isEqualTo(new TeamFormat(4, 2));
        assertThat(model.larger()).isEmpty();
        assertThat(model.sitters()).hasSize(8);
    }

    @Test
    void whoGoesHomeTakesTheCarAlong() {
        model.form(TeamFormat.singles(4));
        model.name(1, "Papi");
        model.name(2, "Lou");
        model.mark(2);
        model.remove(1);
        assertThat(model.form()).isEqualTo(TeamFormat.singles(3));
        assertThat(model.sitters().get(1).name()).isEqualTo("Lou");
        assertThat(model.first()).isEqualTo(1);
        assertThat(model.liveries()).containsExactly(Livery.A, Livery.C, Livery.D);
    }

    @Test
    void twoAreTheFewest() {
        assertThat(model.smaller()).isEmpty();
        assertThatThrownBy(() -> model.remove(0)).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void aCarThatTakesAnothersLookGivesItsOwn() {
        model.changeLivery(0, 1);
        assertThat(model.liveries()).containsExactly(Livery.B, Livery.A);
        model.changeLivery(0, -1);
        model.changeLivery(0, -1);
        assertThat(model.liveries()).containsExactly(Livery.F, Livery.B);
    }

    @Test
    void partnersInOneCarChangeItsLookTogether() {
        model.form(new TeamFormat(3, 2));
        model.changeLivery(3, 1);
        assertThat(model.livery(0)).isEqualTo(model.livery(3)).isEqualTo(Livery.B);
    }

    @Test
    void theStarIsForAPerson() {
        model.mark(1);
        assertThat(model.first()).isZero();
        model.level(1, null);
        model.mark(1);
        assertThat(model.first()).isEqualTo(1);
        model.level(1, BotLevel.EASY);
        assertThat(model.first()).isZero();
    }

    @Test
    void aWishThatTheTableCannotGrantWaits() {
        model.flip(ValueOption.TARGET, OptionSwitchModel.State.ON);
        assertThat(model.options().target()).isEqualTo(700);
        model.form(TeamFormat.singles(4));
        assertThat(model.options().target()).isEqualTo(1000);
        assertThat(shown(ValueOption.TARGET).problem().orElseThrow().reason()).isEqualTo(Reason.TARGET_UNKNOWN);
        assertThat(shown(ValueOption.TARGET).isOn()).isFalse();
        model.form(TeamFormat.singles(3));
        assertThat(model.options().target()).isEqualTo(700);
    }

    @Test
    void juniorHasNoPointsAndNoLongMatch() {
        model.length(MatchLength.toPoints(5000));
        model.scoring(ScoringMode.JUNIOR);
        assertThat(model.length()).isEqualTo(MatchLength.ONE_ROUND);
        assertThat(model.longMatchProblem().orElseThrow().reason()).isEqualTo(Reason.JUNIOR_HAS_NO_POINTS);
        assertThat(shown(FlagOption.CAPOT).isPossible()).isFalse();
        model.scoring(ScoringMode.EXPERT);
        assertThat(model.length()).isEqualTo(MatchLength.toPoints(5000));
        assertThat(shown(FlagOption.CAPOT).isOn()).isTrue();
    }

    @Test
    void roundsTakeThePlaceOfPoints() {
        model.length(MatchLength.toPoints(2000));
        model.length(MatchLength.ofRounds(4));
        assertThat(model.length()).isEqualTo(MatchLength.ofRounds(4));
        model.length(MatchLength.ONE_ROUND);
        assertThat(model.length()).isEqualTo(MatchLength.ONE_ROUND);
    }

    @Test
    void sideBySideNeedsTeams() {
        assertThat(shown(FlagOption.ADJACENT_PARTNERS).problem().orElseThrow().reason())
                .isEqualTo(Reason.NO_PARTNERS);
        model.form(new TeamFormat(2, 2));
        model.flip(FlagOption.ADJACENT_PARTNERS, OptionSwitchModel.State.ON);
        assertThat(model.seating().teamOf(1)).isZero();
    }

    @Test
    void aNameIsCutToTheSeat() {
        model.name(0, "  Maximilien-Alexandre  ");
        assertThat(model.sitters().getFirst().name()).isEqualTo("Maximilien-Alexa");
    }

    @Test
    void theSameFamilyComesBack() {
        model.form(TeamFormat.singles(3));
        model.name(2, "Lou");
        model.mark(2);
        model.changeLivery(2, 1);
        model.flip(FlagOption.EXTENDED, OptionSwitchModel.State.ON);
        SetupModel secondModel = new SetupModel(model.family());
        assertThat(secondModel.family()).isEqualTo(model.family());
        assertThat(secondModel.setup()).isEqualTo(model.setup());
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void everyEditionCanBeChosenFromAnyTable(Edition edition) {
        for (TeamFormat form : Editions.PLAYROOM.tables().stream()
                .map(Edition.TablePreset::form)
                .toList()) {
            SetupModel otherModel = new SetupModel(LastSetup.FIRST);
            otherModel.edition(Editions.PLAYROOM);
            otherModel.form(form);
            otherModel.edition(edition);
            assertThat(otherModel.setup().problem()).isEmpty();
            assertThat(otherModel.sitters()).hasSize(otherModel.form().seats());
        }
    }

    @Test
    void onlyTheBoardKnowsJunior() {
        assertThat(model.problem(ScoringMode.JUNIOR)).isEmpty();
        model.edition(Editions.CLASSIC);
        assertThat(model.problem(ScoringMode.JUNIOR)).isPresent();
        assertThat(model.switches()).extracting(OptionSwitchModel::option).contains(FlagOption.EXTENSION);
    }

    /// Whatever is pressed in whatever order, there is a game to play.
    @Property(tries = 200)
    void everyStateCanBePlayed(@ForAll @Size(max = 30) List<@IntRange(max = 999) Integer> presses) {
        SetupModel pressedModel = new SetupModel(LastSetup.FIRST);
        presses.forEach(press -> press(pressedModel, press));
        assertThat(pressedModel.setup().problem()).isEmpty();
        assertThat(pressedModel.liveries()).doesNotHaveDuplicates();
        assertThat(namesakes(pressedModel))
                .as("computers of one team with one character")
                .isEmpty();
        assertThat(pressedModel.first()).isBetween(0, pressedModel.sitters().size() - 1);
        assertThat(new SetupModel(pressedModel.family()).family()).isEqualTo(pressedModel.family());
    }

    /// Computers that share team, name and face with another one; nobody in particular has no name.
    private static List<String> namesakes(SetupModel model) {
        List<String> seen = new ArrayList<>();
        List<String> twice = new ArrayList<>();
        List<SetupPlayer> sitters = model.sitters();
        for (int seat = 0; seat < sitters.size(); seat++) {
            SetupPlayer player = sitters.get(seat);
            String computer = model.seating().teamOf(seat) + " " + player.character();
            if (!player.isPerson() && player.character().isSomebody()) {
                (seen.contains(computer) ? twice : seen).add(computer);
            }
        }
        return twice;
    }

    /// Three teams of three, all computers but one.
    @Test
    void noTwoComputersOfATeamHaveTheSameNameAndFace() {
        model.edition(Editions.PLAYROOM);
        model.form(new TeamFormat(3, 3));
        for (int seat = 1; seat < 9; seat++) {
            model.level(seat, BotLevel.EASY);
        }
        assertThat(model.sitters().stream().filter(player -> !player.isPerson()))
                .hasSize(8);
        assertThat(namesakes(model)).isEmpty();
    }

    /// An option that seats the teams differently brings two computers with one character together.
    @Test
    void anOptionTellsTheComputersOfATeamApart() {
        List.of(2, 18, 101, 279).forEach(press -> press(model, press));
        assertThat(model.form().isSingles()).isFalse();
        assertThat(namesakes(model)).isEmpty();
    }

    private static void press(SetupModel model, int press) {
        int which = press / 10;
        int seat = which % model.sitters().size();
        switch (press % 10) {
            case 0 -> model.edition(EDITIONS.get(which % EDITIONS.size()));
            case 1 -> model.form(model.forms().get(which % model.forms().size()));
            case 2 -> model.level(seat, which % 2 == 0 ? BotLevel.EASY : null);
            case 3 -> model.mark(seat);
            case 4 -> model.changeLivery(seat, which % 2 == 0 ? 1 : -1);
            case 5 -> model.scoring(which % 2 == 0 ? ScoringMode.JUNIOR : ScoringMode.EXPERT);
            case 6 -> model.length(which % 2 == 0 ? MatchLength.toPoints(5000) : MatchLength.ofRounds(3));
            case 8 -> model.nextCharacter(seat);
            case 7 -> model.smaller().ifPresent(_ -> model.remove(seat));
            default -> {
                OptionSwitchModel optionSwitch =
                        model.switches().get(which % model.switches().size());
                if (optionSwitch.isPossible()) {
                    model.flip(
                            optionSwitch.option(),
                            optionSwitch.isOn() ? OptionSwitchModel.State.OFF : OptionSwitchModel.State.ON);
                }
            }
        }
    }

    private OptionSwitchModel shown(RuleOption option) {
        return model.switches().stream()
                .filter(optionSwitch -> optionSwitch.option() == option)
                .findFirst()
                .orElseThrow();
    }
}
