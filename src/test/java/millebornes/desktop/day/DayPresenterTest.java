package millebornes.desktop.day;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import millebornes.desktop.day.DayViewState.DayCell;
import millebornes.records.DayResult;
import millebornes.records.DaysPlayed;
import millebornes.records.DealOfTheDay;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

class DayPresenterTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 22);
    private static final Words FRENCH = Words.of(Language.FRENCH);

    @Test
    void aMonthBeginsBelowItsWeekday() {
        DayViewState dayState = DayPresenter.present(FRENCH, DaysPlayed.NONE, DaySelection.at(TODAY));
        assertThat(dayState.indent()).isEqualTo(6);
        assertThat(dayState.cells()).hasSize(30);
        assertThat(dayState.cells().stream().filter(DayCell::open)).hasSize(22);
        assertThat(dayState.cells().stream().filter(DayCell::tabbed))
                .singleElement()
                .satisfies(cell -> assertThat(cell.day()).isEqualTo(TODAY));
        assertThat(dayState.next()).contains("lundi 23 novembre");
        assertThat(dayState.count()).isEmpty();
    }

    @Test
    void whoHasWonIsCalledByName() {
        assertThat(headline("Anna", 1)).isEqualTo("Gagnée par Anna");
        assertThat(headline("", 1)).isEqualTo("Gagnée");
        assertThat(headline("Anna", 3)).isEqualTo("Anna\u00a0: 3e sur 4");
        assertThat(headline("", 2)).isEqualTo("2e sur 4");
    }

    /// Tab comes to one day of every month that is shown.
    @Test
    void everyMonthHasADayForTab() {
        DaySelection selection = DaySelection.at(TODAY);
        while (selection.hasPrevious()) {
            selection = selection.turn(-1);
            List<DayCell> cells =
                    DayPresenter.present(FRENCH, DaysPlayed.NONE, selection).cells();
            assertThat(cells.stream().filter(DayCell::tabbed)).hasSize(1).allMatch(DayCell::open);
        }
        assertThat(selection.month()).isEqualTo(YearMonth.from(DealOfTheDay.FIRST));
        assertThat(selection.turn(-1)).isEqualTo(selection);
    }

    /// Turning the months comes to every day, forwards as backwards.
    @Test
    void monthsAreTurnedWithoutMissingADay() {
        DaySelection selection = DaySelection.at(TODAY);
        Set<LocalDate> back = new TreeSet<>(days(selection));
        while (selection.hasPrevious()) {
            selection = selection.turn(-1);
            back.addAll(days(selection));
        }
        assertThat(back).containsAll(DealOfTheDay.FIRST.datesUntil(TODAY).toList());
        Set<LocalDate> forth = new TreeSet<>(days(selection));
        while (selection.hasNext()) {
            selection = selection.turn(1);
            forth.addAll(days(selection));
        }
        assertThat(forth).isEqualTo(back).contains(TODAY);
    }

    /// The calendar follows a day of another month that is selected.
    @Test
    void theMonthFollowsTheSelectedDay() {
        DaySelection selection = DaySelection.at(TODAY);
        assertThat(days(selection.choose(TODAY.minusDays(9)))).isEqualTo(days(selection));
        assertThat(selection.choose(TODAY.minusDays(30)).month()).isEqualTo(YearMonth.of(2026, 10));
    }

    private static List<LocalDate> days(DaySelection selection) {
        return DayPresenter.present(FRENCH, DaysPlayed.NONE, selection).cells().stream()
                .map(DayCell::day)
                .toList();
    }

    /// A clock that is wrong by years leaves today's deal.
    @Test
    void beforeTheFirstDayThereIsOnlyToday() {
        DaySelection selection = DaySelection.at(LocalDate.of(1999, 12, 31));
        assertThat(selection.isOpen(selection.today())).isTrue();
        assertThat(selection.isOpen(selection.today().minusDays(1))).isFalse();
        assertThat(selection.choose(TODAY)).isEqualTo(selection);
        assertThat(selection.hasPrevious() || selection.hasNext()).isFalse();
    }

    private static String headline(String name, int place) {
        DayResult result =
                new DayResult(TODAY, "board", name, DayResult.Company.COMPUTERS, 4, 450, 450, place, List.of());
        return DayPresenter.present(FRENCH, DaysPlayed.NONE.with(result), DaySelection.at(TODAY))
                .headline();
    }
}
