/// The postcard of a match that is over, and its score sheet on paper.
///
/// Example: `PostcardPresenter.postcard(words, MatchReport.of(session, LocalDate.now()))` is what the postcard says.
///
/// Left out on purpose: sending. A picture is written to a file or copied.
@NullMarked
package millebornes.desktop.postcard;

import org.jspecify.annotations.NullMarked;
