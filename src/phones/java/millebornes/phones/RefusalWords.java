package millebornes.phones;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import millebornes.engine.rules.Refusal;

/// What a phone says when the rules refuse, written down once more: why, and what would help, in both languages.
///
/// @param said by language
record RefusalWords(Map<String, String> said) {

    /// A reason, then two sentences in French and two in English.
    private static final String ALL = """
            NOT_IN_HAND
              Tu n’as pas la carte 50 km en main.
              Choisis une carte de ta main.
              You don’t have the 50 km card.
              Choose a card from your hand.
            NO_SUCH_TARGET
              La carte Feu rouge doit viser une voiture de la partie.
              Choisis la voiture d’un adversaire.
              The Red light card must be played on a car in this game.
              Choose an opponent’s car.
            OWN_TEAM
              On n’attaque ni sa voiture ni celles de son équipe.
              Choisis la voiture d’un adversaire.
              You can’t attack your own team.
              Choose an opponent’s car.
            NOT_STARTED
              La voiture est encore au garage : il lui faut un feu vert pour partir.
              Joue un Feu vert ou le Véhicule prioritaire ; sinon, défausse une carte.
              The car is still in the garage: it needs a green light to start.
              Play a Green light or the Right of way; if you have neither, discard a card.
            STOPPED
              La voiture est à l’arrêt : crevaison.
              Pour repartir, il faut une roue de secours.
              The car is stopped: flat tire.
              To drive on, it needs a spare tire.
            NEEDS_GREEN_LIGHT
              La voiture est prête, mais attend encore son feu vert.
              Joue un Feu vert ou le Véhicule prioritaire.
              The car is ready but still waits for its green light.
              Play a Green light or the Right of way.
            SPEED_LIMITED
              La voiture est limitée à 50 : 75 km, c’est trop.
              Joue une étape de 25 ou 50, ou une Fin de limite.
              The car is limited to 50: 75 km is too far.
              Play a 25 or a 50, or an End of limit.
            BEYOND_TARGET
              Il reste 50 km jusqu’à la borne 1 000 : 100 km, c’est trop.
              Il faut arriver pile : joue une étape de 50 km au plus, ou défausse celle-ci.
              It’s 50 km to milestone 1,000: 100 km is too far.
              It must be reached exactly: play 50 km at most, or discard this card.
            BEHIND_START
              À contre-sens, 100 km ramèneraient la voiture derrière le départ : elle n’est qu’à 0 km.
              Joue une Fin de contre-sens pour repartir du bon côté.
              Going the wrong way, 100 km would take the car behind the start: it’s only at 0 km.
              Play an End of wrong way to go forward again.
            TOO_MANY_200
              La voiture a déjà joué ses deux étapes de 200.
              Joue une autre étape ; celle-ci peut partir à la défausse.
              The car has already played its two 200s.
              Play another distance, or discard this one.
            TARGET_NOT_STARTED
              Papi n’a pas encore pris la route : on n’arrête pas une voiture au garage.
              Attends son feu vert, ou vise une voiture qui roule.
              Papi isn’t on the road yet: a car in its garage can’t be stopped.
              Wait for its green light, or choose a car that is on its way.
            TARGET_STOPPED
              Papi est déjà à l’arrêt.
              Vise une voiture qui roule, ou garde l’attaque pour plus tard.
              Papi is stopped already.
              Choose a car that is on its way, or keep the hazard for later.
            TARGET_LIMITED
              Papi a déjà une limite de vitesse.
              Vise une autre voiture, ou garde l’attaque pour plus tard.
              Papi already has a speed limit.
              Choose another car, or keep the hazard for later.
            TARGET_WRONG_WAY
              Papi roule déjà à contre-sens.
              Vise une autre voiture, ou garde l’attaque pour plus tard.
              Papi is already going the wrong way.
              Choose another car, or keep the hazard for later.
            TARGET_IMMUNE
              Papi a la botte Véhicule prioritaire : la carte Feu rouge n’y fera rien de toute la manche.
              Vise une autre voiture, ou défausse cette carte.
              Papi has the Right of way safety: the Red light card is useless for the whole round.
              Choose another car, or discard this card.
            NO_TOKEN_LEFT
              Tous les pions Panne d’essence sont déjà sur la route.
              Attends qu’une parade ou une botte en libère un.
              All tokens for Out of gas are on the road already.
              Wait until a remedy or a safety sets one free.
            NOTHING_TO_CURE
              Il n’y a pas de panne d’essence à parer : la carte Essence ne servirait à rien.
              Garde la carte pour plus tard, ou défausse-la.
              No “out of gas” to fix: the Gasoline card would do nothing now.
              Keep the card for later, or discard it.
            CARD_IS_PLAYABLE
              On peut jouer la carte Limite de vitesse : dans cette partie, on ne défausse que ce qui ne sert pas.
              Joue cette carte, ou défausses-en une qui ne peut pas servir.
              The Speed limit card can be played: in this game you may only discard cards you can’t use.
              Play it, or discard a card that can’t be played.
            SAFETY_IS_KEPT
              Dans cette partie, une botte ne se défausse pas.
              Pose-la sur ta voiture, garde-la pour un coup-fourré, ou défausse une autre carte.
              In this game safeties aren’t discarded.
              Play it on your car, keep it for a coup-fourré, or discard another card.
            MUST_END_TURN
              Tu as déjà joué une carte : tu ne peux plus défausser à ce tour.
              Joue encore une carte, ou termine le tour.
              You’ve already played a card, so you can’t discard this turn.
              Play another card, or end the turn.
            NOT_HOLDING_SAFETY
              L’Increvable n’est pas dans ta main.
              Les autres n’en sauront rien.
              The Puncture-proof isn’t in your hand.
              The others won’t know.
            TOO_EARLY
              Il est trop tôt : la défausse n’a pas encore été remélangée.
              Défausse une carte.
              It’s too early: the discards haven’t been reshuffled yet.
              Discard a card.
            CAN_STILL_PLAY
              Tu peux encore jouer une carte.
              Joue-la, ou défausse une carte.
              You can still play one of your cards.
              Play it, or discard a card.
            WRONG_PHASE
              Ce n’est pas possible en ce moment.
              C’est à Anna de jouer ou de défausser une carte.
              That isn’t possible right now.
              It’s Anna’s turn to play or discard a card.
            ROUND_OVER
              La manche est finie.
              Passe à la manche suivante, ou commence une nouvelle partie.
              The round is over.
              Go on to the next round, or start a new game.
            """;

    static Map<Refusal, RefusalWords> read() {
        Map<Refusal, RefusalWords> words = new EnumMap<>(Refusal.class);
        List<String> lines = ALL.lines().map(String::strip).toList();
        for (int line = 0; line < lines.size(); line += 5) {
            Map<String, String> said = new TreeMap<>();
            said.put("fr", lines.get(line + 1) + " " + lines.get(line + 2));
            said.put("en", lines.get(line + 3) + " " + lines.get(line + 4));
            words.put(Refusal.valueOf(lines.get(line)), new RefusalWords(said));
        }
        return words;
    }
}
