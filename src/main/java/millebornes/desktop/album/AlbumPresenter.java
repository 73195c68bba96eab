package millebornes.desktop.album;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import millebornes.desktop.album.StampViewState.State;
import millebornes.records.Album;
import millebornes.records.PersonalAlbum;
import millebornes.records.Stamp;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the view state of a page of the album.
final class AlbumPresenter {

    private AlbumPresenter() {}

    /// The view state of a page.
    ///
    /// @param name the owner of the page; if there is none of that name, another page is shown
    /// @param chosen the selected stamp; if empty, the newest one
    public static AlbumViewState present(Words words, Album album, String name, Optional<Stamp> chosen) {
        @Nullable
        PersonalAlbum personalAlbum = album.page(name).or(() -> latest(album)).orElse(null);
        Optional<Stamp> newest = personalAlbum == null ? Optional.empty() : personalAlbum.newest();
        List<StampViewState> stamps = Arrays.stream(Stamp.values())
                .map(stamp -> stamp(words, personalAlbum, stamp, newest.equals(Optional.of(stamp))))
                .toList();
        Stamp stamp = chosen.or(() -> newest).orElse(Stamp.PARIS);
        int there = personalAlbum == null ? 0 : personalAlbum.stamps().size();
        StampViewState stampState = stamps.get(stamp.ordinal());
        return new AlbumViewState(
                album.pages().stream().map(PersonalAlbum::name).toList(),
                personalAlbum,
                words.sentence("album.count", Map.of("n", there, "all", stamps.size())),
                stamps,
                stamp,
                stampState.isThere()
                        ? words.text("album.told", stampState.place(), stampState.title())
                        : words.text("album.told.toCome", stampState.place()),
                sentence(words, stampState));
    }

    /// The page that was stamped last.
    private static Optional<PersonalAlbum> latest(Album album) {
        return album.pages().stream().max(Comparator.comparing(AlbumPresenter::lastDay));
    }

    private static LocalDate lastDay(PersonalAlbum album) {
        return album.stamps().values().stream().max(Comparator.naturalOrder()).orElse(LocalDate.MIN);
    }

    private static StampViewState stamp(Words words, @Nullable PersonalAlbum album, Stamp stamp, boolean newest) {
        @Nullable LocalDate day = album == null ? null : album.stamps().get(stamp);
        String place = words.text("stamp." + stamp + ".place");
        String how = words.text("stamp." + stamp + ".how");
        if (day == null) {
            return new StampViewState(
                    stamp, place, "", how, State.TO_COME, words.text("album.spoken.toCome", place, how));
        }
        String title = words.text("stamp." + stamp + ".title");
        String date = CalendarDateFormatter.day(words, day);
        return new StampViewState(
                stamp,
                place,
                title,
                date,
                newest ? State.NEWEST : State.THERE,
                words.text("album.spoken", place, title, date));
    }

    /// The sentence about a stamp: how it is earned and, if it honours a rule, which one.
    private static String sentence(Words words, StampViewState stampState) {
        String how = words.text("stamp." + stampState.stamp() + ".how");
        return stampState
                .stamp()
                .rule()
                .map(rule -> words.text("album.rule", how, rule))
                .orElseGet(() -> words.text("album.memory", how));
    }

    /// The name of a place in capitals, as it stands on a stamp, by the spelling of the language.
    public static String capitals(Words words, String place) {
        return place.toUpperCase(Locale.forLanguageTag(words.language().tag()));
    }
}
