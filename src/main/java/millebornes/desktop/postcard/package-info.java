/// The postcard of a finished match, and its printed score sheet.
///
/// Example: `PostcardPresenter.postcard(words, MatchReport.of(session, LocalDate.now()))` is what the postcard says.
///
/// Left out on purpose: sending. The image is saved to a file or copied.
@NullMarked
package millebornes.desktop.postcard;

import org.jspecify.annotations.NullMarked;
