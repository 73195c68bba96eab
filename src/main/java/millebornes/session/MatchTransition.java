package millebornes.session;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;

/// A step of a match: the match before it, its events, and the match after it.
public record MatchTransition(Match before, List<Event> events, Match after) {}
