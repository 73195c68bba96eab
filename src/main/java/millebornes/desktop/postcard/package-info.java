/// What a postcard and a score sheet say of a match that is over, without a toolkit.
///
/// Example: `PostcardPresenter.postcard(words, MatchReport.of(session, LocalDate.now()))`.
///
/// Left out on purpose: how they look, and what becomes of them.
@NullMarked
package millebornes.desktop.postcard;

import org.jspecify.annotations.NullMarked;
