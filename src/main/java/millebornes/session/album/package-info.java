/// The travel album: a stamp for what the rules honour and for what a family remembers, one page for every name, and the
/// one file that keeps them for every way in.
///
/// Example: `new AlbumFile(home).add(MatchMemories.of(session, moment))` stamps the pages of all people who have played.
///
/// Law: a stamp is made of what everybody has seen of a match that is over; nothing in it depends on a hidden card.
///
/// Left out on purpose: how stamps look and what they are called; when a match counts; and whatever would make somebody
/// play who does not want to: no days in a row, no clock, nothing that goes away.
@NullMarked
package millebornes.session.album;

import org.jspecify.annotations.NullMarked;
