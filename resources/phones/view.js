// What can be read of a view without knowing a rule: pure, no document.

export const ORDER = ['RED_LIGHT', 'SPEED_LIMIT', 'OUT_OF_GAS', 'FLAT_TIRE', 'ACCIDENT', 'WRONG_WAY'];
export const SAFETIES = ['RIGHT_OF_WAY', 'EXTRA_TANK', 'PUNCTURE_PROOF', 'DRIVING_ACE'];
const GUARDS = { RED_LIGHT: 0, SPEED_LIMIT: 0, OUT_OF_GAS: 1, FLAT_TIRE: 2, ACCIDENT: 3, WRONG_WAY: 3 };

export const km = card => (card.startsWith('KM_') ? +card.slice(3) : 0);

/** k for a distance, a for an attack, s for a safety, r for a remedy. */
export const family = card => (km(card) ? 'k' : ORDER.includes(card) ? 'a' : SAFETIES.includes(card) ? 's' : 'r');

/** Everything that lies before a car, in the order of the cards. */
export const hazards = car => ORDER.filter(hazard =>
  car.stopped.includes(hazard) || (hazard === 'SPEED_LIMIT' && car.limited) || (hazard === 'WRONG_WAY' && car.wrongWay));

/** The signs that stand before a car: what lies there, or that it waits for its green light. */
export const signs = car => {
  const all = hazards(car);
  return all.length || !car.needsGreenLight ? all : ['waiting'];
};

export const wears = (car, safety) => car.safeties.find(worn => worn.card === safety);

/** How a car is, as the end of a key. */
export const condition = car => hazards(car)[0] ?? (car.needsGreenLight ? 'waiting' : car.started ? 'rolling' : 'garage');

/** The cars of the other teams. */
export const rivals = (view, own) =>
  view.cars.map((_, car) => car).filter(car => view.cars[car].team !== view.cars[own].team);

/** Why that car is no target, as the end of a key. */
export function spared(car, hazard) {
  if (wears(car, SAFETIES[GUARDS[hazard]])) return 'immune';
  if (hazards(car).includes(hazard)) return hazard === 'SPEED_LIMIT' || hazard === 'WRONG_WAY' ? hazard : 'stopped';
  if (hazard === 'SPEED_LIMIT' || hazard === 'WRONG_WAY') return 'other';
  return car.started ? 'stopped' : 'garage';
}

/** How far along the way a car is, from 0 to 1, the last 200 km drawn larger. */
export function along(km, goal) {
  const far = goal - 200;
  return km < far ? (km / far) * 0.66 : 0.66 + ((km - far) / 200) * 0.34;
}
