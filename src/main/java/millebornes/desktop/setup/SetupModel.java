package millebornes.desktop.setup;

import java.util.ArrayList;
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
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.CarOutfit;
import millebornes.session.ReadingHelp;
import org.jspecify.annotations.Nullable;

/// The state of the set-up page. Every state is playable: only existing tables can be selected, and an option that is
/// impossible at the current table is remembered until it becomes possible.
final class SetupModel {

    private Edition edition;
    private TeamFormat form;
    private final SetupRoster roster;
    private final List<Livery> liveries = new ArrayList<>();
    private OptionChoices wishedChoices;
    private final Map<Edition, OptionChoices> elsewhere = new HashMap<>();
    private final FamilyOutfits familyOutfits;
    private String typedDeal = "";

    public SetupModel(LastSetup lastSetup) {
        this.edition = lastSetup.edition();
        this.form = lastSetup.form();
        this.liveries.addAll(lastSetup.liveries());
        this.wishedChoices = lastSetup.wishedChoices();
        this.familyOutfits = lastSetup.garage();
        this.roster = new SetupRoster(lastSetup.sitters(), lastSetup.youngest(), seatingRules());
        roster.lay(form.seats(), seatingRules());
        tellTeammatesApart(0);
    }

    /// The current state as a set-up to be stored.
    public LastSetup family() {
        List<SetupPlayer> everybody = roster.family();
        return new LastSetup(
                edition, form, everybody, liveries, roster.starter(), wishedChoices, familyOutfits.with(everybody));
    }

    /// The set-up of the game, which is always valid: without the options that are impossible at the table.
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

    /// Selects an edition, with its last options. The number of seats and teams is kept if the edition has such a
    /// table; otherwise the next smaller one is selected, or the first.
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

    /// The tables of the edition: numbers of players, with or without teams.
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

    /// The next larger table of the edition, if possible without teams; a table with teams is followed by one with
    /// teams. Empty if there is none.
    public Optional<TeamFormat> larger() {
        return forms().stream()
                .filter(otherFormat ->
                        otherFormat.seats() > form.seats() && (form.isSingles() || !otherFormat.isSingles()))
                .min(Comparator.comparingInt(TeamFormat::seats).thenComparingInt(TeamFormat::seatsPerTeam));
    }

    /// Whether the edition has a table for two players alone.
    boolean isForTwo() {
        return form.seats() == 2 && larger().isEmpty();
    }

    /// The table with one player less, if the edition has one; empty for a table with teams.
    public Optional<TeamFormat> smaller() {
        return forms().stream()
                .filter(otherFormat -> form.isSingles() && otherFormat.equals(TeamFormat.singles(form.seats() - 1)))
                .findFirst();
    }

    /// Removes a player, who returns when a seat is added.
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

    /// Sets a typed name, shortened to what fits on a seat. A player with a stored car gets it back.
    public void name(int seat, String typed) {
        roster.set(seat, familyOutfits.renamed(sitters().get(seat), DisplayNameSanitizer.of(typed)));
    }

    /// Sets the level of a seat's computer player, or a person when the level is null, if the edition admits it.
    public void level(int seat, @Nullable BotLevel level) {
        if (admits(seat, level)) {
            SetupPlayer player = sitters().get(seat);
            boolean comes = player.isPerson() && level != null;
            BotCharacter character =
                    comes && !player.character().isSomebody() ? freeCharacter(seat) : player.character();
            SetupPlayer seatedPlayer = player.playedBy(level).as(character);
            // Whoever is somebody again drives the own car.
            roster.set(seat, familyOutfits.renamed(seatedPlayer, seatedPlayer.name()));
            tellTeammatesApart(seat);
        }
    }

    /// Gives the computer player of a seat the next character; after the last one it has none.
    public void nextCharacter(int seat) {
        SetupPlayer player = sitters().get(seat);
        BotCharacter[] all = BotCharacter.values();
        character(seat, all[(player.character().ordinal() + 1) % all.length]);
    }

    /// The first of the characters that are least used at the table and not used in the team.
    private BotCharacter freeCharacter(int seat) {
        return BotCharacter.named().stream()
                .min(Comparator.comparingLong((BotCharacter character) -> computers(character)
                                .filter(other -> areTeammates(seat, other))
                                .count())
                        .thenComparingLong(character -> computers(character).count()))
                .orElseThrow();
    }

    /// The seats of the computer players of that character.
    private IntStream computers(BotCharacter character) {
        List<SetupPlayer> sitters = sitters();
        return IntStream.range(0, sitters.size())
                .filter(seat ->
                        !sitters.get(seat).isPerson() && sitters.get(seat).character() == character);
    }

    private boolean areTeammates(int seat, int other) {
        return seat != other && seating().teamOf(seat) == seating().teamOf(other);
    }

    /// Gives computer players with the same character as a teammate another one: they share a car, and differ only in
    /// name and face.
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

    /// Whether the edition admits that computer player on the seat, or a person when the level is null.
    public boolean admits(int seat, @Nullable BotLevel level) {
        return seatingRules()
                .admits(
                        sitters(),
                        seat,
                        level == null ? EditionPlayerRules.PlayerKind.PERSON : EditionPlayerRules.PlayerKind.COMPUTER);
    }

    /// Sets the outfit of a player's car; a crew shares that of its first driver ([SetupOutfits]).
    void dress(int seat, CarOutfit outfit) {
        roster.set(seat, sitters().get(seat).dressed(outfit));
    }

    /// Gives the computer player of a seat a character.
    public void character(int seat, BotCharacter character) {
        roster.set(seat, sitters().get(seat).as(character));
        tellTeammatesApart(seat);
    }

    /// Sets the hint level of a person.
    public void help(int seat, ReadingHelp help) {
        roster.set(seat, sitters().get(seat).helped(help));
    }

    /// Swaps two players. A player without a team takes the car along; in teams the cars stay.
    public void swap(int seat, int other) {
        if (admits(seat, sitters().get(other).level())) {
            roster.swap(seat, other);
            if (form.isSingles()) {
                Collections.swap(liveries, seat, other);
            }
            tellTeammatesApart(seat);
        }
    }

    /// The next seat, in the order of play, of another team.
    public int rival(int seat) {
        Seating seating = seating();
        return IntStream.range(1, form.seats())
                .map(steps -> (seat + steps) % form.seats())
                .filter(other -> seating.teamOf(other) != seating.teamOf(seat))
                .findFirst()
                .orElseThrow();
    }

    /// The seat that begins the first round.
    public int first() {
        return roster.first();
    }

    /// The seat with the edition's mark: the star of the youngest, who begins, or the dealer's cards; empty if it has
    /// none.
    public OptionalInt marked() {
        return switch (edition.firstSeatRule()) {
            case YOUNGEST -> OptionalInt.of(first());
            case LEFT_OF_DEALER -> OptionalInt.of(Math.floorMod(first() - 1, form.seats()));
            case PERSON -> OptionalInt.empty();
        };
    }

    /// Gives the mark to a seat. The youngest begins; after the dealer's mark the next seat begins.
    public void mark(int seat) {
        roster.begin(
                edition.firstSeatRule() == Edition.FirstSeatRule.LEFT_OF_DEALER ? (seat + 1) % form.seats() : seat);
    }

    /// The livery of the car that this seat drives.
    public Livery livery(int seat) {
        return liveries.get(seating().carOf(seat));
    }

    /// Gives the car of this seat the next livery, or the one before; a car that had it gets this one's.
    ///
    /// @param step 1 or -1
    public void changeLivery(int seat, int step) {
        int car = seating().carOf(seat);
        int looks = Livery.values().length;
        Livery wantedLivery = Livery.of(Math.floorMod(liveries.get(car).ordinal() + step, looks));
        Collections.swap(liveries, car, liveries.indexOf(wantedLivery));
    }

    /// The liveries of all cars on the road, by car.
    public List<Livery> liveries() {
        return List.copyOf(liveries.subList(0, seating().carCount()));
    }

    /// The switches of the options that the edition offers.
    public List<OptionSwitchModel> switches() {
        return RuleOption.ALL.stream()
                .filter(option -> OptionSwitchModel.isOffered(option, edition))
                .map(this::optionSwitch)
                .toList();
    }

    /// Turns an option on or off.
    ///
    /// @throws IllegalArgumentException when it is not a switch
    public void flip(RuleOption option, OptionSwitchModel.State state) {
        choose(OptionSwitchModel.switched(wishedChoices, option, state));
    }

    /// Options may seat the teams differently.
    private void choose(OptionChoices newChoices) {
        wishedChoices = newChoices;
        tellTeammatesApart(0);
    }

    /// The table for as many players with teams instead of without, or the other way round; empty if there is none.
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

    /// The problem that forbids this scoring mode, if any.
    public Optional<SetupProblem> problem(ScoringMode scoring) {
        return scoring == scoring()
                ? Optional.empty()
                : Setup.of(edition, form)
                        .with(choices -> choices.scoring(scoring))
                        .problem();
    }

    public void scoring(ScoringMode scoring) {
        choose(wishedChoices.scoring(scoring));
    }

    public MatchLength length() {
        return options().length();
    }

    /// The problem that forbids a match of several rounds, if any.
    public Optional<SetupProblem> longMatchProblem() {
        return setup().with(choices -> choices.length(MatchLength.toPoints(1))).problem();
    }

    public void length(MatchLength length) {
        choose(wishedChoices.length(length));
    }

    /// The typed number of the deal; it applies to one game only and is not stored.
    public String typedDeal() {
        return typedDeal;
    }

    /// Sets the typed number of the deal.
    public void deal(String typed) {
        typedDeal = typed;
    }

    /// The meaning of the typed number of the deal.
    public ParsedDealNumber deal() {
        return ParsedDealNumber.of(typedDeal);
    }

    OptionSwitchModel optionSwitch(RuleOption option) {
        Setup setup = setup();
        OptionSwitchModel.State state = OptionSwitchModel.in(setup.rules().options(), option);
        Setup flippedSetup = setup.with(choices -> OptionSwitchModel.switched(choices, option, state.other()));
        Optional<SetupProblem> problem = FeasibleSetupFactory.problem(flippedSetup, option);
        return new OptionSwitchModel(option, problem.isPresent() ? OptionSwitchModel.State.OFF : state, problem);
    }

    private EditionPlayerRules seatingRules() {
        return new EditionPlayerRules(edition);
    }
}
