package millebornes.session;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;

/// A step that has been taken: the match before it, what happened, the match after it.
public record MatchTransition(Match before, List<Event> events, Match after) {}
