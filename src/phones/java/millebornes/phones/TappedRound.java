package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/// A round that phones play by tapping what they show.
final class TappedRound {

    private static final int MOST_TAPS = 1500;

    private final List<Phone> phones;
    private final Map<Phone.Act, Integer> acts = new EnumMap<>(Phone.Act.class);

    TappedRound(List<Phone> phones) {
        this.phones = List.copyOf(phones);
    }

    /// Taps until every phone shows the end of the round.
    ///
    /// @param before what happens before each tap, told how many there were
    /// @return how often each thing was done
    Map<Phone.Act, Integer> play(IntConsumer before) {
        for (int taps = 0; taps < MOST_TAPS; taps++) {
            before.accept(taps);
            settle();
            if (phones.stream().allMatch(Phone::isRoundOver)) {
                return acts;
            }
            Phone askedPhone =
                    phones.stream().filter(Phone::isAsked).findFirst().orElse(null);
            if (askedPhone == null) {
                // A computer thinks, or the news of the last tap are still on their way.
                phones.getFirst().page().waitForTimeout(30);
            } else {
                acts.merge(askedPhone.act(), 1, Integer::sum);
            }
        }
        throw new AssertionError("the round does not end: " + acts);
    }

    Map<Phone.Act, Integer> play() {
        return play(_ -> {});
    }

    /// Waits until all phones have heard the same news.
    private void settle() {
        int newest = phones.stream().mapToInt(Phone::step).max().orElseThrow();
        phones.forEach(phone -> phone.waitForStep(newest));
    }

    void noMistakes() {
        assertThat(phones).allSatisfy(phone -> assertThat(phone.mistakes()).isEmpty());
    }
}
