// The road above the hand with the player's car where it stands, the podium at the end of a round, and what can be read of
// a view without knowing a rule.

import { $, html, picture, t, has } from './page.js';

const ORDER = ['RED_LIGHT', 'OUT_OF_GAS', 'FLAT_TIRE', 'ACCIDENT', 'WRONG_WAY', 'SPEED_LIMIT'];
export const SAFETIES = ['RIGHT_OF_WAY', 'EXTRA_TANK', 'PUNCTURE_PROOF', 'DRIVING_ACE'];
const GUARDS = { RED_LIGHT: 0, SPEED_LIMIT: 0, OUT_OF_GAS: 1, FLAT_TIRE: 2, ACCIDENT: 3, WRONG_WAY: 3 };

export const km = card => (card.startsWith('KM_') ? +card.slice(3) : 0);

/** k for a distance, a for an attack, s for a safety, r for a remedy. */
export const family = card => (km(card) ? 'k' : ORDER.includes(card) ? 'a' : SAFETIES.includes(card) ? 's' : 'r');

/** Everything that lies before a car, in the order of the cards. */
const hazards = car => ORDER.filter(hazard =>
  car.stopped.includes(hazard) || (hazard === 'SPEED_LIMIT' && car.limited) || (hazard === 'WRONG_WAY' && car.wrongWay));

/** The signs that stand before a car: what lies there, or that it waits for its green light. */
export const signs = car => {
  const all = hazards(car);
  return all.length || !car.needsGreenLight ? all : ['waiting'];
};

export const wears = (car, safety) => car.safeties.find(worn => worn.card === safety);

/** The shield of a safety: an empty place, or worn, with a rim after a coup-fourré. */
export const shield = (card, worn, label) => picture(`token-${card}`, worn ? (worn.coupFourre ? 'tok rim' : 'tok') : 'tok hole', label);

export const worn = car => car.safeties.map(safety => shield(safety.card, safety, t(`card.${safety.card}`)));

export const tokens = car => signs(car).map(sign => picture(`token-${sign}`, 'tok', t(`phone.page.sign.${sign}`)));

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

/** Whether the road stands beside the hand: there its picture is narrower, and all in it nearer. */
export const beside = matchMedia('(min-aspect-ratio:5/4)');
/** A window so low that the road is a ribbon above the cards. */
export const low = matchMedia('(max-height:15rem)');
const wide = () => (low.matches ? 780 : beside.matches ? 260 : 390);
/** The length of the start, of the way, and the scale of the car: a sign takes a third of a car. */
const START = 58;
const long = () => wide() - 92;
const size = () => (low.matches ? 0.5 : beside.matches ? 0.36 : 0.44);
const wave = x => 136 + 2.6 * Math.cos(((x - 138) / 188) * Math.PI);

export const box = (x, y, width, height, colour) => html`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--${colour})"/>`;
export const range = count => Array.from({ length: count }, (_, i) => i);

/** A row of squares around x. */
export const boxes = (count, x, y, size) => range(count).map(i => box(x + (i - count / 2) * size * 1.25, y, size, size, 'red'));

/** A milestone whose foot is at that place. */
export function stone(number, x, y, scale) {
  return html`<g transform="translate(${x},${y}) scale(${scale})"><g class="stop"><use href="#stone"/><text x="0.4" y="-4" text-anchor="middle" font-weight="700" fill="var(--stone-ink)" ${number > 999 ? html`font-size="9.6" textLength="20" lengthAdjust="spacingAndGlyphs"` : html`font-size="11"`}>${number}</text></g></g>`;
}

export function chequers(x, top, size, rows) {
  return range(rows * 2).map(i => box(x + (i % 2) * size, top + (i >> 1) * size, size, size, (i + (i >> 1)) % 2 ? 'check' : 'check-2'));
}

const drawing = (name, shift) => html`<use href="#phone-${name}" transform="translate(${Math.min(0, shift)}) scale(${Math.max(1, wide() / 390)},1)"/>`;
const scene = () => drawing('scene', wide() - 390);

/** The whole way in one picture, without the car. */
export function way(goal) {
  const at = kilometres => START + (long() * kilometres) / goal;
  return html`<svg viewBox="0 0 ${wide()} 164">${scene()}${drawing('road', 0)}
${range(goal / 200).map(i => box(at(i * 200), wave(at(i * 200 + 50)) - 17, long() * 100 / goal, 34, 'road-2'))}
${range(goal / 50).map(i => (i % 2 ? [0, 29] : [0]).map(y => box(at(i * 50) - 0.6, wave(at(i * 50)) - 17 + y, 1.4, i % 2 ? 5 : 34, 'joint')))}
${box(-6, wave(9) - 17, START + 6, 34, 'start')}
${chequers(at(goal), wave(at(goal)) - 17, 5.67, 6)}${[500, goal].map(stop => stone(stop, at(stop), wave(at(stop)) - 18, low.matches ? 1.25 : 1.35))}
<g id="here"></g></svg>`;
}

/** The own car with what stands before it, and the way that the chosen card leads; where it is belongs to `place`. */
export function here(car, look, goal, leads) {
  const signed = signs(car);
  const back = car.km > 0.7 * 1000;
  const half = 58 * size();
  return html`${box(half, -17, long() * leads / goal, 34, 'highlight')}<use href="#car-${look}" transform="scale(${size()})"/>${signed.map((sign, i) => html`<use href="#token-${sign}" transform="translate(${(back ? -1 : 1) * (half + 15 + i * 28)},0) scale(.28)"/>`)}`;
}

export function place(car, goal) {
  const x = START - 58 * size() + (long() * car.km) / goal;
  return `translate(${x}px,${wave(x).toFixed(1)}px)`;
}

/** For those who do not read: the next squares, large and numbered up to where the chosen card leads, or the farthest. */
export function squares(car, look, goal, card, leads) {
  const ends = card ? [km(card) / 25] : leads.map(way => way / 25);
  const steps = Math.max(0, ...ends);
  const width = Math.min(68, (wide() - 58) / (steps + 0.6));
  const at = square => 16 + square * width;
  const first = car.km / 25;
  const seen = range(14).filter(i => first + i <= goal / 25 && at(i) < wide() - 16);
  const mark = i => (first + i) * 25;
  const ghost = (square, y, more) => html`<g ${more} transform="translate(${at(square) + width / 2},${y}) scale(${Math.max(0.42, width / 120)})"><use href="#car-${look}"/></g>`;
  return html`<svg viewBox="0 0 ${wide()} 164">${scene()}
<use href="#phone-lane"/>
${seen.map(i => [i > 0 && i <= steps && box(at(i), 97, width, 54, 'highlight'), box(at(i) - 1, 97, 2, 54, 'joint')])}
${card && steps && ghost(steps, 136, html`opacity=".5"`)}
${seen.map(i => i > 0 && i <= steps && html`<text x="${at(i) + width / 2}" y="${card && i === steps ? 117 : 132}" text-anchor="middle" font-weight="700" font-size="${Math.min(ends.includes(i) ? card ? 24 : 30 : 18, width * 0.6)}" fill="var(--ink)">${i}</text>`)}
${seen.filter(i => i && mark(i - 1) % 100 === 0 && mark(i - 1)).map(i => stone(mark(i - 1), at(i), 95, 1.35))}
${seen.filter(i => mark(i) === goal).map(i => chequers(at(i + 1), 97, 9, 6))}
${ghost(0, 124)}
${signs(car).map((sign, i) => html`<use href="#token-${sign}" transform="translate(${at(1.5 + i * 0.6)},124) scale(.36)"/>`)}</svg>`;
}

/** Everybody's way to the sun on one road that is `room` high, or less, a lane each; with a font size it leads through the
 *  land up to the sky, `wide` as `room` is high, and the stops stand at its edge: large writing leaves room for the great
 *  ones. There the lane of a car that is attacked is lit. */
export function race(view, page, room, font, wide = 366) {
  const lanes = view.cars.length;
  const pitch = font ? Math.min(64, room * 0.66 / lanes) : Math.min(46, room / lanes);
  const high = pitch * lanes;
  const size = Math.min(pitch / (font ? 60 : 67), !font ? 0.6 : font < 14.5 ? (wide - 70 - 16 * font) / 116 : 0.75, 0.75);
  const nose = 12 + 116 * size;
  const long = (font ? wide - 30 : 275) - nose;
  const end = font ? wide : 275 + pitch / 2;
  const edge = font ? font + 3 : 3;
  const top = font ? room - high - 9 : 5;
  // As much land as there is room above the road.
  const land = Math.max(wide / 366, (top - edge) / 150);
  // Where the nose of a car is.
  const x = kilometres => nose + (long * kilometres) / view.target;
  const stops = range(view.target / 100).map(i => i * 100);
  const mover = view.seats[page.waiting?.[0] ?? view.turn]?.car;
  return html`<svg class="race" viewBox="0 ${-top} ${wide} ${font ? room : top + high + 5}">${font ? html`<g transform="translate(${wide - 378 * land},${-edge - 116 * land}) scale(${land})"><use href="#phone-scene"/></g>${box(0, high, wide, 200, 'meadow-0')}${[500, view.target].map(at => stone(at, x(at) + (at > 500 ? 8 : 0), -edge, Math.max(1.7, font / 9.6)))}`
    : html`<use href="#phone-sea" y="${high * 0.54}"/>${stone(view.target, 332, high, 1.5)}`}
${box(0, -edge - 2, end, high + edge + 7, 'verge')}${box(0, -edge, end, high + edge + 3, 'road-edge')}${view.cars.map((_, i) => box(0, pitch * i, end, pitch, i % 2 ? 'road-2' : 'road'))}${box(0, 0, nose, high, 'start')}
<path d="${range(lanes - 1).map(i => `M0,${pitch * (i + 1)}H${end}`).join('')}" stroke="var(--lane)" stroke-dasharray="7 6"/>${stops.map(at => (font || at % 500 === 0) && box(x(at) - 1, 0, 2, high, 'joint'))}${chequers(x(view.target), 0, pitch / 4, lanes * 4)}
${font < 14.5 && stops.map(at => at % 500 > 0 && html`<text x="${x(at)}" y="-3" text-anchor="middle" font-weight="700" font-size="${font}" textLength="${font * 1.6}" lengthAdjust="spacingAndGlyphs" fill="var(--ink)">${at}</text>`)}
${view.cars.map((car, i) => {
  const middle = x(car.km) - 58 * size;
  const row = [...signs(car), ...(font ? car.safeties.map(({ card }) => card) : [])];
  const places = [96, -96];
  return html`<g transform="translate(${middle},${pitch * (i + 0.5)}) scale(${size})">${mover === i && html`<rect x="-66" y="-32" width="132" height="64" rx="30" fill="var(--highlight)" stroke="var(--ink)" stroke-width="4"/>`}<use href="#car-${page.cars[i].look}"/>${row.map((sign, k) => {
    const back = middle + (places[0] + 30) * size > wide;
    const place = places[+back];
    places[+back] += Math.min(60, 300 / row.length) * (back ? -1 : 1);
    return html`<use href="#token-${sign}" transform="translate(${place}) scale(.6)"/>`;
  })}</g>${font && page.hazard && i !== mover && html`<path d="M0,${pitch * i}h${wide}v${pitch}h${-wide}" fill="#2A2440" opacity=".45"/>`}`;
})}</svg>`;
}

/** A drawing of the sheet of signs. */
export const sign = name => picture(`sign-${name}`, 'sg');

/** A car on its way, before what holds it. */
export function held(look, sign) {
  return html`<svg class="held" viewBox="40 0 300 62" aria-hidden="true"><use href="#phone-held"/><use href="#car-${look}" transform="translate(100,31) scale(.78)"/>${sign && html`<use href="#token-${sign}" transform="translate(172,31) scale(.5)"/>`}</svg>`;
}

/** A pool of light on the car that is attacked, and on what stands before it; the land goes on around it. */
export function pool(look, hazard) {
  return html`<svg class="pool" viewBox="92 17 206 206" aria-hidden="true"><use href="#phone-halt"/><g fill="none"><circle cx="195" cy="120" r="894" stroke="var(--foot)" stroke-width="1600" opacity=".5"/></g>
<circle cx="195" cy="120" r="94" fill="none" stroke="var(--rim)" stroke-width="3"/>
<g transform="translate(165,140) scale(.95)"><use href="#car-${look}"/><use href="#token-${hazard}" transform="translate(90) scale(.55)"/></g></svg>`;
}

/** The mark of a car, shape and letter, around 0,0. */
export const mark = (look, scale) => html`<use href="#car-${look}.mark" transform="scale(${scale}) translate(${-/-?[\d.]+/.exec($(`car-${look}.mark`).getAttribute('transform'))[0]},0)"/>`;

/** The mark on a plate of its car's colour. */
export const disc = look => html`<circle r="19" fill="var(--car-${look.toLowerCase()}-plate)" stroke="var(--rim)" stroke-width="2"/>${mark(look, 0.92)}`;

/** The name of a card where room is short. */
export const short = card => t(has(`animal.${card}`) ? `animal.${card}` : `card.${card}.short`);

/** What is on a card, with its name; for those who do not read without. */
export function drawn(card, pictures) {
  const name = short(card);
  return html`<use href="#card-${card}${pictures && '-junior'}"/>${!pictures && html`<text class="${family(card)}" x="55" y="${km(card) ? 142 : 138}" text-anchor="middle" ${name.length > 11 && html`textLength="96" lengthAdjust="spacingAndGlyphs"`}>${name}</text>`}`;
}

/** The face of a card; for those who do not read with the marks of the cars it may be played on. */
export function face(card, pictures, targets = []) {
  const pitch = Math.min(40, 92 / Math.max(1, targets.length));
  return html`<svg class="face" viewBox="0 0 110 154" aria-hidden="true">${drawn(card, pictures)}${targets.map((look, i) =>
    html`<g transform="translate(${55 + (i - (targets.length - 1) / 2) * pitch},134) scale(${Math.min(0.55, pitch / 40)})">${disc(look)}</g>`)}</svg>`;
}

const number = value => value.toLocaleString(document.documentElement.lang);
/** A player's name where room is short: the first part of a long one, unless another name begins with it. */
export function brief(seat, { names }) {
  const [first] = names[seat].split(/[- ]/);
  return names[seat].length < 13 || first.length < 4 || names.some((other, i) => i !== seat && other.startsWith(first)) ? names[seat] : first;
}

const sides = cars => cars.map(({ look }) => picture(`car-side-${look}`, 'car'));

/** The points of a round: a line for each reason, a column for each team. */
function points(teams, goal) {
  const row = (title, cells) => html`<tr><th scope="row">${title}</th>${cells.map((cell, i) => html`<td class="${teams[i].mine && 'me'}">${cell ? number(cell) : '–'}</td>`)}</tr>`;
  const marks = new Set(teams.flatMap(({ lines }) => lines.map(({ mark }) => mark)));
  return html`<table class="sheet"><caption class="vh">${t('phone.page.sheet')}</caption><col><thead><tr><td></td>${teams.map(({ title, cars, mine }) => html`<th scope="col" class="${mine && 'me'}"><span class="vh">${title}</span>${sides(cars)}</th>`)}</tr></thead>
<tbody>${[...marks].map(mark => row(t(`score.${mark}`, { goal }), teams.map(({ lines }) => lines.find(line => line.mark === mark)?.points)))}</tbody>
<tbody class="foot">${row(t('score.TOTAL'), teams.map(({ points }) => points))}${teams.some(({ points, total }) => points !== total) && row(t('phone.page.sheet.match'), teams.map(({ total }) => total))}</tbody></table>`;
}

const PAPERS = ['red', 'amber', 'go', 'link', 'on-red'];

/** The end of a round or of the match: a podium at the sea, what was counted, and `more` if a round follows. In a junior
 *  game there are no points: the podium shows the kilometres. The player's own team is marked, for bystanders the
 *  winners. */
export function podium(page, view, more) {
  const { marks, winners } = view.result;
  const ended = view.phase === 'match-over';
  const counted = marks.length > 0;
  const teams = page.scores.map((score, team) => {
    const cars = page.cars.filter(car => car.team === team);
    const lines = counted ? marks[team].lines : cars.map(({ car }) => ({ mark: 'KM', points: view.cars[car].km }));
    const wins = (ended ? view.matchWinners : winners).includes(team);
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    const total = view.totals[team];
    return { score, cars, lines, wins, points, total, worth: ended && counted ? total : points, title: cars.flatMap(({ drivers }) => drivers).map(seat => brief(seat, page)).join(' · '), mine: page.hand ? cars.some(({ car }) => car === page.car) : wins };
  }).sort((one, other) => other.wins - one.wins || other.worth - one.worth);
  $('trophy.goal').textContent = 'N 7';
  const place = ({ wins, worth }) => 1 + teams.findIndex(team => team.wins === wins && team.worth === worth);
  return html`<section class="over ${counted && 'count'}"><div class="sky"><svg class="bg" viewBox="${79 - 60 * (teams.length % 2 === 0)} -60 700 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#promenade"/><g class="fall">${range(teams[0].wins && 110).map(i => html`<rect x="${(i * i * 37 + i * 71) % 900 - 20}" y="${(i * 131) % 570 - 220}" width="7" height="12" rx="1" transform="rotate(${i % 2 ? 4 : -4})" fill="var(--${PAPERS[i % 5]})"/>`)}</g></svg>
<div class="turn look-${teams[0].wins && teams[0].cars[0].look}"><h1>${page.headline}</h1></div>
<ol class="scores ${teams.length > 4 && 'many'}">${teams.map((team, i) => html`<li class="look-${team.cars[0].look} o${i} p${place(team) + !teams[0].wins} ${team.mine && 'me'}">
<div class="pair">${teams[0].wins ? team.cars.map(({ look }, i) => (team.wins ? html`<svg class="crowd" viewBox="-90 -190 190 196" aria-hidden="true">${!i && html`<use href="#phone-rays"/><use href="#trophy" transform="translate(-2,-94) scale(.6)"/>`}<use href="#family-cup-${look}"/></svg>` : picture(`family-${look}`, 'crowd'))) : sides(team.cars)}</div><p><b aria-hidden="true">${teams[0].wins && place(team)}</b><span class="vh">${team.score}</span><span aria-hidden="true">${team.title}<br><strong>${number(team.worth)}</strong>${!counted && ' km'}</span>${teams[0].wins && sides(team.cars)}</p></li>`)}</ol></div>
<div class="sum">${counted && points(teams, view.target)}${ended ? html`<p>${t('phone.page.thanks')}</p>` : more}</div></section>`;
}
