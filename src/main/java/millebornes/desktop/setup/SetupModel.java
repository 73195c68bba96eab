package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.RuleOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.SetupProblem;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.save.PlainName;
import millebornes.session.CarOutfit;
import millebornes.session.PersonalHelpLevel;
import org.jspecify.annotations.Nullable;

/// What is chosen on the set-up page. Every state of it can be played: a table that does not exist cannot be chosen,
/// and a wish that the table cannot grant waits.
final class SetupModel {

    private Edition edition;
    private TeamFormat form;
    private final KnownPlayersRoster roster;
    private final List<Livery> liveries = new ArrayList<>();
    private OptionChoices wishedChoices;
    private final Map<Edition, OptionChoices> elsewhere = new HashMap<>();
    private final FamilyGarage garage;
    private String typedDeal = "";

    public SetupModel(LastSetup lastSetup) {
        this.edition = lastSetup.edition();
        this.form = lastSetup.form();
        this.liveries.addAll(lastSetup.liveries());
        this.wishedChoices = lastSetup.wishedChoices();
        this.garage = lastSetup.garage();
        this.roster = new KnownPlayersRoster(lastSetup.sitters(), lastSetup.youngest(), seatingRules());
        roster.lay(form.seats(), seatingRules());
        tellTeammatesApart(0);
    }

    /// What is to be remembered of it.
    public LastSetup family() {
        List<SetupPlayer> everybody = roster.family();
        return new LastSetup(
                edition, form, everybody, liveries, roster.starter(), wishedChoices, garage.with(everybody));
    }

    /// What would be played now; it has no problem.
    public Setup setup() {
        return FeasibleSetupFactory.of(edition, form, wishedChoices);
    }

    public EffectiveOptions options() {
        return setup().rules().options();
    }

    public Seating seating() {
        return setup().rules().seating();
    }

    public Edition edition() {
        return edition;
    }

    /// Chooses an edition, with what was wished for when it was chosen last. The table stays if the edition knows it;
    /// else the nearest smaller one is laid, or its first.
    public void edition(Edition newEdition) {
        if (!newEdition.equals(edition)) {
            elsewhere.put(edition, wishedChoices);
            wishedChoices = elsewhere.getOrDefault(newEdition, OptionChoices.NONE);
        }
        edition = newEdition;
        form(newEdition.table(form).isPresent() ? form : nearest(newEdition));
    }

    private TeamFormat nearest(Edition newEdition) {
        return newEdition.tables().stream()
                .map(Edition.TablePreset::form)
                .filter(TeamFormat::isSingles)
                .filter(format -> format.seats() <= form.seats())
                .reduce((_, largerFormat) -> largerFormat)
                .orElse(newEdition.tables().getFirst().form());
    }

    /// The tables of the edition.
    public List<TeamFormat> forms() {
        return edition.tables().stream().map(Edition.TablePreset::form).toList();
    }

    public TeamFormat form() {
        return form;
    }

    /// Switches the table format. Added seats get their earlier occupants back, or an unnamed person; surplus seats are
    /// removed from the end.
    ///
    /// @throws IllegalArgumentException when the edition has no such table
    public void form(TeamFormat otherFormat) {
        if (edition.table(otherFormat).isEmpty()) {
            throw new IllegalArgumentException("no such table: " + otherFormat);
        }
        form = otherFormat;
        roster.lay(form.seats(), seatingRules());
        tellTeammatesApart(0);
    }

    /// The next larger table of the edition: with one player more, or with teams where there is no such table. Teams
    /// stay teams.
    public Optional<TeamFormat> larger() {
        return forms().stream()
                .filter(otherFormat ->
                        otherFormat.seats() > form.seats() && (form.isSingles() || !otherFormat.isSingles()))
                .min(Comparator.comparingInt(TeamFormat::seats).thenComparingInt(TeamFormat::seatsPerTeam));
    }

    /// The table without one player, if the edition has one; a team cannot lose one of its players.
    public Optional<TeamFormat> smaller() {
        return forms().stream()
                .filter(otherFormat -> form.isSingles() && otherFormat.equals(TeamFormat.singles(form.seats() - 1)))
                .findFirst();
    }

    /// Sends somebody home, who comes back when another place is laid.
    ///
    /// @throws java.util.NoSuchElementException when the edition has no table for the others
    public void remove(int seat) {
        TeamFormat smallerFormat = smaller().orElseThrow();
        roster.standUp(seat);
        liveries.add(form.seats() - 1, liveries.remove(seat));
        form(smallerFormat);
    }

    public List<SetupPlayer> sitters() {
        return roster.sitters();
    }

    /// Takes a name as it was typed; what does not fit on a seat is cut off. Whoever has dressed a car before gets it back.
    public void name(int seat, String typed) {
        roster.set(seat, garage.renamed(sitters().get(seat), PlainName.of(typed)));
    }

    /// Lets a computer play a seat, or a person when the level is null, if the edition admits it.
    public void level(int seat, @Nullable BotLevel level) {
        if (admits(seat, level)) {
            SetupPlayer player = sitters().get(seat);
            boolean comes = player.isPerson() && level != null;
            BotCharacter character =
                    comes && !player.character().isSomebody() ? freeCharacter(seat) : player.character();
            roster.set(seat, player.playedBy(level).as(character));
            tellTeammatesApart(seat);
        }
    }

    /// Gives the computer of a seat the next character; after the last one it is nobody in particular.
    public void nextCharacter(int seat) {
        SetupPlayer player = sitters().get(seat);
        BotCharacter[] all = BotCharacter.values();
        character(seat, all[(player.character().ordinal() + 1) % all.length]);
    }

    /// The first character that the fewest computers at the table have, and none of the team.
    private BotCharacter freeCharacter(int seat) {
        return BotCharacter.named().stream()
                .min(Comparator.comparingLong((BotCharacter character) -> computers(character)
                                .filter(other -> areTeammates(seat, other))
                                .count())
                        .thenComparingLong(character -> computers(character).count()))
                .orElseThrow();
    }

    /// The seats of computers of that character.
    private IntStream computers(BotCharacter character) {
        List<SetupPlayer> sitters = sitters();
        return IntStream.range(0, sitters.size())
                .filter(seat ->
                        !sitters.get(seat).isPerson() && sitters.get(seat).character() == character);
    }

    private boolean areTeammates(int seat, int other) {
        return seat != other && seating().teamOf(seat) == seating().teamOf(other);
    }

    /// Gives computers that share a character with one of their team another one: they share a car, and only name and
    /// face tell them apart.
    ///
    /// @param kept the seat whose character stays
    private void tellTeammatesApart(int kept) {
        for (int steps = 1; steps < form.seats(); steps++) {
            int seat = (kept + steps) % form.seats();
            SetupPlayer player = sitters().get(seat);
            boolean shared = computers(player.character()).anyMatch(other -> areTeammates(seat, other));
            if (!player.isPerson() && player.character().isSomebody() && shared) {
                roster.set(seat, player.as(freeCharacter(seat)));
            }
        }
    }

    /// Whether the edition lets that computer play the seat, or a person when the level is null.
    public boolean admits(int seat, @Nullable BotLevel level) {
        return seatingRules()
                .admits(
                        sitters(),
                        seat,
                        level == null
                                ? EditionSeatingRules.PlayerKind.PERSON
                                : EditionSeatingRules.PlayerKind.COMPUTER);
    }

    /// Dresses the car of a player; what a crew shares, its first driver has chosen ([CarDressing]).
    void dress(int seat, CarOutfit outfit) {
        roster.set(seat, sitters().get(seat).dressed(outfit));
    }

    /// Gives the computer of a seat a character.
    public void character(int seat, BotCharacter character) {
        roster.set(seat, sitters().get(seat).as(character));
        tellTeammatesApart(seat);
    }

    /// How much the table helps a person.
    public void help(int seat, PersonalHelpLevel help) {
        roster.set(seat, sitters().get(seat).helped(help));
    }

    /// Two people change places. Who plays alone takes the car along; in teams the cars stay.
    public void swap(int seat, int other) {
        if (admits(seat, sitters().get(other).level())) {
            roster.swap(seat, other);
            if (form.isSingles()) {
                Collections.swap(liveries, seat, other);
            }
            tellTeammatesApart(seat);
        }
    }

    /// The next seat round the table that belongs to another team.
    public int rival(int seat) {
        Seating seating = seating();
        return IntStream.range(1, form.seats())
                .map(steps -> (seat + steps) % form.seats())
                .filter(other -> seating.teamOf(other) != seating.teamOf(seat))
                .findFirst()
                .orElseThrow();
    }

    /// How well computers can play here, from the weakest on.
    public static List<BotLevel> levels() {
        return Arrays.stream(BotLevel.values())
                .filter(level -> level != BotLevel.RANDOM)
                .toList();
    }

    /// The seat that begins the first round.
    public int first() {
        return roster.first();
    }

    /// The seat that wears the edition's mark: the youngest's star, or the dealer's cards; empty where there is none.
    public OptionalInt marked() {
        return switch (edition.firstSeatRule()) {
            case YOUNGEST -> OptionalInt.of(first());
            case LEFT_OF_DEALER -> OptionalInt.of(Math.floorMod(first() - 1, form.seats()));
            case PERSON -> OptionalInt.empty();
        };
    }

    /// Gives the mark to a seat: the youngest begins, the dealer's neighbour does.
    public void mark(int seat) {
        roster.begin(
                edition.firstSeatRule() == Edition.FirstSeatRule.LEFT_OF_DEALER ? (seat + 1) % form.seats() : seat);
    }

    /// The look of the car that this seat drives.
    public Livery livery(int seat) {
        return liveries.get(seating().carOf(seat));
    }

    /// Gives the car of this seat the next look, or the one before; a car that had it takes this one's.
    ///
    /// @param step 1 or -1
    public void changeLivery(int seat, int step) {
        int car = seating().carOf(seat);
        int looks = Livery.values().length;
        Livery wantedLivery = Livery.of(Math.floorMod(liveries.get(car).ordinal() + step, looks));
        Collections.swap(liveries, car, liveries.indexOf(wantedLivery));
    }

    /// The looks of all cars on the road, by car.
    public List<Livery> liveries() {
        return List.copyOf(liveries.subList(0, seating().carCount()));
    }

    /// The switches that the edition knows.
    public List<OptionSwitchModel> switches() {
        return RuleOption.ALL.stream()
                .filter(option -> OptionSwitchModel.isOffered(option, edition))
                .map(this::optionSwitch)
                .toList();
    }

    /// Turns an option on or off.
    ///
    /// @throws IllegalArgumentException when it is no switch
    public void flip(RuleOption option, OptionSwitchModel.State state) {
        wishedChoices = OptionSwitchModel.switched(wishedChoices, option, state);
    }

    /// The table in teams for as many players as sit down alone, or the other way round: as many alone as the edition
    /// has room for.
    Optional<TeamFormat> partner() {
        return form.isSingles()
                ? forms().stream()
                        .filter(otherFormat -> !otherFormat.isSingles() && otherFormat.seats() == form.seats())
                        .min(Comparator.comparingInt(TeamFormat::seatsPerTeam))
                : forms().stream()
                        .filter(otherFormat -> otherFormat.isSingles() && otherFormat.seats() <= form.seats())
                        .max(Comparator.comparingInt(TeamFormat::seats));
    }

    /// The points that end a long game of this edition.
    public int usualTotal() {
        return edition.matchTo() > 0 ? edition.matchTo() : Edition.LONG_MATCH;
    }

    public ScoringMode scoring() {
        return options().scoring();
    }

    /// Why this way of winning is not to be had, if it is not.
    public Optional<SetupProblem> problem(ScoringMode scoring) {
        return scoring == scoring()
                ? Optional.empty()
                : Setup.of(edition, form)
                        .with(choices -> choices.scoring(scoring))
                        .problem();
    }

    public void scoring(ScoringMode scoring) {
        wishedChoices = wishedChoices.scoring(scoring);
    }

    public MatchLength length() {
        return options().length();
    }

    /// Why a match of several rounds is not to be had, if it is not.
    public Optional<SetupProblem> longMatchProblem() {
        return setup().with(choices -> choices.length(MatchLength.toPoints(1))).problem();
    }

    public void length(MatchLength length) {
        wishedChoices = wishedChoices.length(length);
    }

    /// The number of the deal as it was typed; it belongs to one game and is not remembered.
    public String typedDeal() {
        return typedDeal;
    }

    /// Takes the number of the deal as it was typed.
    public void deal(String typed) {
        typedDeal = typed;
    }

    /// Which cards are dealt: those of a number, or any.
    public DealNumberInput deal() {
        return DealNumberInput.of(typedDeal);
    }

    OptionSwitchModel optionSwitch(RuleOption option) {
        Setup setup = setup();
        OptionSwitchModel.State state = OptionSwitchModel.in(setup.rules().options(), option);
        Setup flippedSetup = setup.with(choices -> OptionSwitchModel.switched(choices, option, state.other()));
        Optional<SetupProblem> problem = FeasibleSetupFactory.problem(flippedSetup, option);
        return new OptionSwitchModel(option, problem.isPresent() ? OptionSwitchModel.State.OFF : state, problem);
    }

    private EditionSeatingRules seatingRules() {
        return new EditionSeatingRules(edition);
    }
}
