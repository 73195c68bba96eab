// The road for a second screen or somebody far away: what every bystander may see, and nothing else.

import { $, html, put, attributes, list, picture, drawings, scanned, speak, spoken, t, remember, ask, follow, load } from './page.js';
import { SAFETIES, brief, chequers, disc, drawn, face, mark, podium, race, short, sign, signs, stone, tokens, worn } from './road.js';

const language = spoken();
const HALF = 48;
const COUNTS = { OUT_OF_GAS: 3, FLAT_TIRE: 3, ACCIDENT: 3, SPEED_LIMIT: 4, RED_LIGHT: 4 };
let road, data, edition, goal;
let leaning, called, last, light, zoom = 1;
const stands = [];

/** The pose on the road after `arc` board units, `lateral` to the right of its middle. */
function pose(arc, lateral) {
  const along = Math.min(Math.max(arc, 0), road.length);
  const i = Math.min(Math.floor(along / road.step), road.line.length - 2);
  const share = (along - i * road.step) / (Math.min((i + 1) * road.step, road.length) - i * road.step);
  const [x, y, heading] = road.line[i].map((value, k) => value + (road.line[i + 1][k] - value) * share);
  const turn = (heading * Math.PI) / 180;
  const beyond = arc - along;
  return { x: x + beyond * Math.cos(turn) - lateral * Math.sin(turn), y: y + beyond * Math.sin(turn) + lateral * Math.cos(turn), heading };
}

/** The lanes are so narrow that a car in the outer one stays on the road with the plate around it. */
const pitch = () => (narrow() ? 84 : 90) / data.table.cars.length;
/** Whether the lanes are narrower than cars whose marks can be read. */
const narrow = () => data.table.cars.length > 3;
/** Where the start begins: in narrow lanes every second car waits behind the others. */
const apron = () => (narrow() ? 9 : 98);
const lane = car => (car - (data.table.cars.length - 1) / 2) * pitch();
const stop = car => (car.started || car.km ? car.km / 25 + 1 : 0);

function arc(at) {
  const arcs = road.roads[goal].arcs;
  const i = Math.min(Math.floor(at), arcs.length - 2);
  return arcs[i] + (arcs[i + 1] - arcs[i]) * (at - i);
}

const point = ({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`;

function line(from, to, lateral) {
  const steps = Math.ceil((to - from) / 9) || 1;
  return 'M' + Array.from({ length: steps + 1 }, (_, i) => point(pose(from + ((to - from) * i) / steps, lateral))).join('L');
}

const stroke = (d, colour, width, more) => html`<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" ${more}/>`;
const moved = (at, scale) => `translate(${point(at)}) rotate(${at.heading.toFixed(1)}) scale(${scale})`;

function ground() {
  const cars = data.table.cars;
  const { arcs, milestone } = road.roads[goal];
  const width = pitch();
  const middle = line(0, road.length, 0);
  const joints = arcs.slice(2).map((at, i) => {
    const from = at - (arcs[3] - arcs[2]) / 2;
    const strong = i % 4 === 0;
    return stroke(`M${point(pose(from, -HALF))}L${point(pose(from, HALF))}`, strong ? 'joint-100' : 'joint', strong ? 3 : 1.5);
  });
  const start = arcs[2] - (arcs[3] - arcs[2]) / 2;
  return html`<g id="ground"><defs><clipPath id="road"><path d="${line(0, road.length, -HALF)}L${line(0, road.length, HALF).slice(1).split('L').reverse().join('L')}Z"/></clipPath></defs>
<use href="#sky"/><g transform="translate(3,0) scale(-1,1)"><use href="#mirror"/><use href="#scenery-avenue"/></g><use href="#phone-land"/>
<use href="#scenery-finish" transform="translate(${point(pose(road.length, 0))})"/>
${stroke(`M${yard() - 6},514L${middle.slice(1)}`, 'shadow', 110, html`opacity=".22" transform="translate(-7,9)"`)}${stroke(middle, 'verge', 108)}${stroke(middle, 'road-edge', 101)}${stroke(middle, 'road', 96)}
${cars.map((_, i) => i % 2 === 1 && stroke(line(0, road.length, lane(i)), 'road-2', width))}
${[[6, 'verge'], [2.5, 'road-edge'], [0, 'road']].map(([beyond, colour]) => stroke(`M${yard() - beyond},514H98`, colour, 96 + 2 * beyond))}
${stroke(`M${apron()},514L${line(0, start, 0).slice(1)}`, 'start', 96)}${cars.slice(1).map((_, i) => stroke(line(apron() - 98, road.length, lane(i) + width / 2), 'lane', 1.1, html`stroke-dasharray="7 6" opacity=".75"`))}
${joints}<g transform="${moved(pose(road.length, 0), 1)}">${chequers(-16, -48, 8, 12)}</g><g clip-path="url(#road)"><use href="#scenery-shade"/></g>
<use href="#traffic-light" transform="translate(134,463)"/></g><g id="yard">${garages()}</g>
<g id="stones"></g><g id="top"><use href="#scenery-milestone" transform="translate(${milestone.join()}) scale(.86)"/><g id="reserve"></g>
<g id="trail"></g><g id="glow"></g><g id="pieces"></g><g id="call"></g></g><g id="struck"></g>`;
}

/** The foot of a garage, beside its lane: every second one stands nearer to the road. Narrow lanes have none. */
const columns = () => data.table.cars.length - 1;
const foot = i => [apron() - 37 * (columns() - (i % columns()) - 0.5), 514 + lane(i) + pitch() / 2];
const yard = () => (narrow() ? apron() : foot(0)[0] - 15);

/** The garages, shut behind the cars. */
const garages = () => !narrow() && data.page.cars.map(({ look }, i) => html`<g class="garage-${look}" transform="translate(${foot(i).join()}) scale(.68)"><use href="#phone-garage"/><g transform="translate(0,-15)">${mark(look, 0.8)}</g></g>`);

const badge = (look, label) => html`<svg class="badge" viewBox="-20 -20 40 40" ${label ? html`role="img" aria-label="${label}"` : html`aria-hidden="true"`}>${disc(look)}</svg>`;

/** The smallest writing, in pixels: larger where people sit farther away. */
function least() {
  const side = Math.min(innerWidth, innerHeight);
  return side < 300 ? 8 : side < 700 ? 12 : Math.max(14, side * 0.017);
}

/** The car of the player who is waited for. */
const playing = () => data.table.seats[data.page.waiting[0] ?? data.table.turn]?.car;

/** The milestones where a unit of the board has `px` pixels, as large as their numbers need; where they would hide the
 *  road only the great ones. */
const milestones = px => road.roads[goal].stones.map(([number, x, y, usual]) => {
  const size = Math.max(usual, least() / px / (number > 999 ? 9.6 : 11));
  return (size < 2.3 * usual || number % 500 === 0 || number === goal) && stone(number, Math.max(x, 13 * size), y, size);
});

/** Who did what to whom, in pictures. */
function deed({ seat, card, target, discarded }) {
  const { cars, names } = data.page;
  const { look, name } = cars[target ?? 0];
  const aimed = !discarded && target !== null;
  return html`<span class="who">${badge(cars[data.table.seats[seat].car].look, names[seat])}${(discarded || aimed) && html`<b aria-hidden="true">→</b>${discarded ? sign('DISCARD') : badge(look, name)}`}</span>${face(card, true, aimed ? [look] : [])}`;
}

/** The attack that is asked about. */
const attack = ({ hazard }) => (hazard ? [{ seat: data.table.turn, card: hazard, target: playing(), asked: true }] : []);

/** What was done since the last turn of the one who plays; before the first move who plays in which order. */
function since() {
  const { cars, names, since: acts, junior } = data.page;
  const { seats, turn } = data.table;
  const who = seat => cars[seats[seat].car].look;
  if (!acts.length) return names.slice(0, 4).map((_, i) => (turn + i) % names.length).map(seat => html`<li class="next"><span class="who">${badge(who(seat))}</span>${picture(`car-nose-${who(seat)}`, 'face')}<span class="did">${brief(seat, data.page)}</span></li>`);
  // Where there is no board the attack that is asked about stands with the moves.
  return [...acts.slice(-4), ...attack(data.page)].map((act, i, shown) => html`<li class="${act.coupFourre && 'coup'} ${act.asked && 'asked'} ${i === shown.length - 1 && 'last'}">${deed(act)}<span class="did ${junior && 'vh'}">${act.coupFourre ? act.text : short(act.card)}</span></li>`);
}

/** The sizes of the pieces, the same for every car: as wide as its lane. In narrow lanes cars are wider, so that their marks
 *  can be read; those of every second lane stand farther back, so that none hides another. */
function sizes() {
  const scale = narrow() ? Math.max(0.47, pitch() / 35) : Math.min(0.8, pitch() / 46);
  return { scale, length: 104 * scale, token: hold(pitch() * 0.54, 9, 15.8) };
}

/** How far a car has left the start. */
const away = at => Math.min(1, Math.max(0, at - 1));

/** How far a car waits behind its place at the start. */
const waits = (i, at) => (narrow() && i % 2 ? 102 * (1 - away(at)) : 0);

const along = (i, at) => arc(narrow() ? Math.max(1, at) : at) - waits(i, at) - (narrow() && i % 2 ? 28 * away(at) : 0);

function piece(i, at) {
  const car = data.table.cars[i];
  const { scale, length, token } = sizes();
  const side = lane(i);
  const own = along(i, at);
  const half = length / 2;
  const front = pose(own + half * 0.64, side);
  const rear = pose(own - half * 0.64, side);
  const heading = (Math.atan2(front.y - rear.y, front.x - rear.x) * 180) / Math.PI;
  // At the start no shield fits behind a car: it stands before it.
  const behind = at > 1 ? signs(car).length : 9;
  const row = [...signs(car), ...car.safeties.map(({ card }) => card)].map((name, k) => {
    const step = 2.1 * token;
    const first = half + token + 2;
    const place = pose(k >= behind ? own - first - (k - behind) * step : own + first + k * step, side);
    return html`<use href="#token-${name}" transform="translate(${point(place)}) scale(${token / 46})"/>`;
  });
  if (i === playing()) put($('glow'), [['ink', 6], ['highlight', 3]].map(([colour, wider]) => stroke(line(own - half * 0.7, own + half * 0.7, side), colour, 44 * scale + wider, html`stroke-linecap="round"`)));
  return html`<g transform="${moved({ x: (front.x + rear.x) / 2, y: (front.y + rear.y) / 2, heading }, scale)}"><use href="#car-${data.page.cars[i].look}"/></g>${row}`;
}

const calm = matchMedia('(prefers-reduced-motion:reduce)');

function drive(i, to) {
  const stand = stands[i] ?? (stands[i] = { stop: to });
  stand.aim = to;
  const from = stand.stop;
  const began = performance.now();
  const lasts = calm.matches || document.hidden ? 0 : Math.min(1800, 500 + 180 * Math.abs(to - from));
  const mine = (stand.drive = {});
  const draw = now => {
    if (stand.drive !== mine) return;
    const share = lasts ? Math.min(1, Math.max(0, now - began) / lasts) : 1;
    stand.stop = from + (to - from) * share * share * (3 - 2 * share);
    put($(`car${i}`), piece(i, stand.stop));
    if (share < 1) requestAnimationFrame(draw);
  };
  if (from === to) return put($(`car${i}`), piece(i, to));
  const trail = line(arc(from), arc(to), lane(i));
  const wide = pitch() * 0.8;
  if (from >= 1 && to > from) put($('trail'), [stroke(trail, 'ink', wide + 4), stroke(trail, 'highlight', wide)]);
  draw(began);
}

/** Where a car is on the road. */
const spot = (i, beyond = 0) => pose(along(i, stop(data.table.cars[i])) + beyond, lane(i));

function bubble(i, name) {
  clearTimeout(called);
  const { x, y } = spot(i);
  put($('call'), html`<g transform="translate(${x},${y < 120 ? y + 62 : y - 62})"><circle r="32" fill="var(--paper)" stroke="var(--car-${data.page.cars[i].look.toLowerCase()})" stroke-width="5"/><use href="#sign-${name}" transform="translate(-22,-19) scale(.64)"/></g>`);
  called = setTimeout(() => {
    put($('call'), '');
    if (data.table.result) show();
  }, 2500);
}

const hold = (value, least, most) => Math.min(Math.max(value, least), most);

/** Where one is asked: a lens on the car with what stands before it, the rest a little dim, and the card of the attack, where
 *  it hides the fewest cars in that part of the board, without a name that cannot be read. */
function struck(px) {
  const { hazard, junior } = data.page;
  if (!hazard) return false;
  const { length } = sizes();
  const r = 130;
  const { x, y } = spot(playing(), length * 0.5);
  const [a, b] = [hold(x - length, r + 8, 1274 - r), hold(y, 84 + r, 574 - r)];
  const [w, h] = [159, 206];
  const taken = [...data.table.cars.map((_, i) => $(`car${i}`).getBBox()), $('reserve').getBBox(), { x: a - r, y: b - r, width: 2 * r, height: 2 * r }];
  const hides = ([x, y]) => taken.filter(car => car.x < x + w && car.x + car.width > x && car.y < y + h && car.y + car.height > y).length;
  const [[over, down]] = [0, -0.1, 0.3, -0.3, 0.6, -0.6, 1, -1].flatMap(k => [a + r + 8, a - r - 8 - w].filter(x => x > 0 && x < 1274 - w).map(x => [x, hold(b + k * h - h / 2, 84, 574 - h)]))
    .sort((one, other) => hides(one) - hides(other));
  const circle = html`<circle cx="${a}" cy="${b}" r="${r}"`;
  return html`<circle cx="${a}" cy="${b}" r="${r + 999}" fill="none" stroke="#2A2440" stroke-width="1998" opacity=".3"/><clipPath id="eye">${circle}/></clipPath><g clip-path="url(#eye)"><g transform="translate(${a},${b}) scale(${107 / length}) translate(${-x},${10 - y})"><use href="#ground"/><use href="#top"/></g></g>${circle} fill="none" stroke="var(--rim)" stroke-width="4"/><g class="face" transform="translate(${over + 8},${down + 8}) rotate(-4 55 70) scale(1.22)"><rect x="-4" y="-4" width="118" height="162" rx="9" fill="var(--highlight)"/>${drawn(hazard, junior || px < 0.9)}${junior && html`<g transform="translate(55,134) scale(.55)">${disc(data.page.cars[playing()].look)}</g>`}<g transform="translate(104,10)">${disc(data.page.cars[data.table.seats[data.table.turn].car].look)}</g></g>`;
}

/** The view leans in on a car for a while. */
function lean(i) {
  clearTimeout(leaning);
  last = i;
  view(calm.matches ? 1 : 1.5);
  leaning = setTimeout(() => {
    last = playing() ?? last;
    view(1);
  }, 4000);
}

/** Lays the pictures out for the window: upright and on a phone a race has what the board leaves. */
function view(wide = zoom) {
  zoom = wide;
  const whole = $('strip').getBoundingClientRect();
  if (whole.width) {
    const width = Math.max(366, 255 * whole.width / whole.height);
    const px = whole.width / width;
    put($('strip'), race(data.table, data.page, whole.height / px, Math.max(8.9, least() / px), width));
  }
  const room = $('board').getBoundingClientRect();
  const px = Math.min(room.width / 1288, room.height / 543);
  put($('struck'), px > 0 && struck(px));
  if (!px) return;
  const { x, y } = spot(data.page.hazard ? playing() : last);
  const within = (middle, size, all) => hold(middle - size / 2, 0, all - size);
  // A lens cuts no garage.
  attributes($('yard'), { display: data.page.hazard && 'none' });
  put($('stones'), milestones(px));
  put($('reserve'), reserve(Math.max(14.5, least() / px)));
  // A near view ends at the edge of the board, the whole picture (644 is its middle) beyond it.
  $('view').style.transform = `translate(${wide > 1 ? 644 - room.width / px / 2 - wide * within(x, room.width / px / wide, 1280) : 0}px,${-wide * within(y, 634 / wide, 634)}px) scale(${wide})`;
}

/** The light of the journey: share of the way, column of colours of JourneyLightPalettes (none: the usual), the sun's place. */
const HOURS = [[0, 0, 150, 118], [0.25, null, 370, 72], [0.5, 1, 600, 68], [0.75, 2, 820, 72], [1, 3, 980, 118]];
const DRAWN_SUN = [980, 112];

const channels = hex => [0, 2, 4, 6].map(at => parseInt(hex.slice(at, at + 2) || 'FF', 16));

function daylight(gone) {
  const later = Math.max(1, HOURS.findIndex(([at]) => at >= gone));
  const [from, to] = [HOURS[later - 1], HOURS[later]];
  const share = (gone - from[0]) / (to[0] - from[0]);
  const mixed = (value, other) => value + (other - value) * share;
  light.forEach(({ role, usual, hours }) => {
    const [a, b] = [from, to].map(([, column]) => channels(hours[column] && hours[column] !== '-' ? hours[column] : usual));
    const [red, green, blue, alpha] = a.map((value, i) => mixed(value, b[i]));
    document.body.style.setProperty(`--${role}`, `rgba(${red},${green},${blue},${alpha / 255})`);
  });
  const sun = [2, 3].map(i => mixed(from[i], to[i]) - DRAWN_SUN[i - 2]);
  document.querySelectorAll('[id="scenery-landscape.sun"]').forEach(part => attributes(part, { transform: `translate(${sun.join()})` }));
}

function lights(text) {
  const usual = getComputedStyle(document.documentElement);
  return text.split('\n').filter(line => /^[a-z]/.test(line)).map(line => {
    const [role, ...hours] = line.split(/[ =]+/);
    return { role, usual: usual.getPropertyValue(`--${role}`).trim().replace('#', ''), hours };
  });
}

/** The tokens that are left, with their counts in that size where there is room; without tokens the two piles. */
function reserve(font) {
  const { attacks, safeties } = road.roads[goal];
  const { drawPile, discardPile } = data.table;
  if (edition && edition !== 'board') return [['back', drawPile, attacks], [`${discardPile.slice(-1)}-junior`, discardPile.length, safeties]].map(([card, count, [[x, y]]], i) => count > 0 && html`<g transform="translate(${x + 8 - 17 * i},${y - 4})"><use href="#card-${card}" transform="scale(.3)"/><text x="37" y="29" font-size="${Math.max(16, font)}" font-weight="700" fill="var(--ink)">${count}</text></g>`);
  const lying = name => data.table.cars.filter(car => signs(car).includes(name)).length;
  const gone = safety => data.table.cars.some(car => car.safeties.some(worn => worn.card === safety));
  return html`${Object.keys(COUNTS).map((name, i) => COUNTS[name] - lying(name) > 0 && html`<g transform="translate(${attacks[i].join()})"><use href="#token-${name}" transform="translate(-8) scale(.31)"/><text x="6" y="${font * 0.36}" font-size="${font}" font-weight="700" fill="var(--ink)">${COUNTS[name] - lying(name)}</text></g>`)}
${SAFETIES.map((name, i) => html`<use href="#token-${name}" opacity="${gone(name) ? 0.4 : 1}" transform="translate(${safeties[(i + 3) % 4].join()}) scale(.3)"/>`)}`;
}

const PLACES = { phone: 'HERE', away: 'SILENT', free: 'CURTAIN', computer: 'COMPUTER' };

const place = (of, label) => picture(`phone-${PLACES[of]}`, 'place', label);

/** The share of the way that the first car has left behind. */
const way = () => Math.min(1, Math.max(...data.table.cars.map(car => car.km)) / goal);

/** Says something of a player on the plate above the road, in the half of the sky where the sun is not. */
function tell(car, art, text) {
  attributes($('said'), { class: `said ${way() > 0.65 ? 'west' : ''} look-${data.page.cars[car]?.look}` });
  put($('said'), html`${art}<span>${text}</span>`);
}

/** Shows the road, and whose turn it is. */
function play() {
  const { table, page } = data;
  put($('since'), since());
  attributes(document.querySelector('#traffic-light use'), { href: `#symbol-${page.hazard === 'RED_LIGHT' ? 'RED' : 'GREEN'}_LIGHT` });
  daylight(way());
  const mover = table.cars.findIndex((car, i) => stands[i] && stands[i].aim !== stop(car));
  table.cars.forEach((car, i) => drive(i, stop(car)));
  attributes($('board'), { 'aria-label': page.cars.map(car => car.line).join(' ') });
  const seat = page.waiting[0] ?? table.turn;
  const mine = page.cars[table.seats[seat].car];
  if (mover >= 0 || last === undefined) lean(mover >= 0 ? mover : mine.car);
  $('door').className = `door look-${mine.look}`;
  put($('label'), page.since.length ? t('phone.page.table.since', page.names[seat]) : t('phone.page.table.order'));
  put($('turn'), html`${picture(`car-nose-${mine.look}`, 'front')}${badge(mine.look)}<div><h1>${t(table.phase === 'coup-fourre' ? 'phone.page.asked' : 'phone.page.theirs', brief(seat, page))}</h1><p>${page.junior ? place(page.seats[seat]) : t(`phone.page.table.${page.seats[seat]}`)}</p><span class="toks">${tokens(table.cars[mine.car])}</span></div>`);
}

function show() {
  const { table, page, said, saidCar } = data;
  const { result } = table;
  put($('screen'), result && podium(page, table));
  // The podium is that of the phones, with their style sheet.
  $('phone').media = result ? '' : 'none';
  $('table').media = result ? 'none' : '';
  if (goal !== table.target) {
    goal = table.target;
    stands.length = 0;
    put($('all'), ground());
    put($('pieces'), table.cars.map((_, i) => html`<g id="car${i}"></g>`));
  }
  if (!result) play();
  if (said.length) {
    const last = said.slice(-1)[0];
    const act = page.junior && [...page.since, ...attack(page)].slice(-1)[0];
    tell(saidCar, act ? deed(act) : saidCar >= 0 && picture(`car-${page.cars[saidCar].look}`, 'car'), act ? html`<span class="vh">${last}</span>` : last);
    // The podium says it.
    if (result) $('said').className = 'said vh';
  }
  put($('unkept'), page.kept ? '' : t('phone.page.unkept'));
  const most = page.names.length > 4 ? 2 : 4;
  const teamOf = i => table.seats[i]?.team;
  const row = page.names.map((_, i) => i).sort((one, other) => teamOf(one) - teamOf(other) || one - other);
  const pairs = page.names.length === 2 * table.totals.length;
  attributes($('seats'), { class: `seats ${most < 4 ? 'many' : page.names.length < 4 ? 'few' : ''} ${pairs ? 'pairs' : ''} ${pairs || most < 4 ? 'dense' : ''}`, 'aria-label': t('phone.page.table.seats') });
  list($('seats'), 'li', row.flatMap((i, k) => {
    const { car: at, team } = table.seats[i];
    const mate = team === teamOf(row[k - 1]);
    const car = table.cars[at];
    const { look } = page.cars[at];
    const lying = [...(signs(car)[0] === 'waiting' ? [] : tokens(car)), ...worn(car)];
    const mates = page.cars.filter(other => other.team === team);
    return [...(pairs && !mate ? [{
      key: `team${team}`,
      attributes: { class: 'team' },
      markup: html`${mates.map(({ look, name }) => badge(look, name))}<b>${mates.reduce((sum, { car }) => sum + table.cars[car].km, 0)} km</b>`,
    }] : []), {
      key: i,
      attributes: { class: `look-${look} ${page.waiting.includes(i) ? 'now' : ''} ${mate ? 'mate' : ''}` },
      markup: html`${picture(`car-side-${look}`, 'car')}<div class="name">${badge(look)}<span>${brief(i, page)}</span><b class="held" role="img" aria-label="${t('phone.page.table.cards', table.handCounts[i])}">${table.handCounts[i]}</b>${place(page.seats[i], t(`phone.page.table.${page.seats[i]}`))}</div><span class="toks">${lying.slice(0, most)}${lying.length > most && `+${lying.length - most}`}</span><p class="km"><b>${car.km}</b><small> km</small></p>`,
    }];
  }));
  if (!result) view();
  document.title = `${document.querySelector('h1').textContent} · Mille Bornes`;
}

addEventListener('resize', () => last >= 0 && view());

/** Beyond its left edge the board goes on in a mirror, without the one tower, under the same sky. */
function beyond() {
  const land = $('scenery-landscape');
  const sky = land.cloneNode();
  sky.id = 'sky';
  for (const part of ['sky', 'sun', 'night']) sky.append(land.querySelector(`[id$=".${part}"]`));
  const mirror = land.cloneNode(true);
  mirror.id = 'mirror';
  mirror.querySelector('[id$=tower]').remove();
  land.before(sky, mirror);
}

/** The style sheet of this page; before it all is that of a phone. */
function styles() {
  const sheet = Object.assign(document.createElement('link'), { id: 'table', rel: 'stylesheet', media: 'print', href: '/table.css' });
  document.head.append(sheet);
  return new Promise(loaded => { sheet.onload = loaded; });
}

/** Puts the table in place of the phone's parts. */
function page() {
  ['screen', 'veil', 'call'].forEach(part => $(part).remove());
  $('game').outerHTML = `<main><svg id="board" viewBox="0 34 1288 543" preserveAspectRatio="xMidYMax meet" role="img"><g id="view"><g id="all"></g></g></svg><div id="strip" aria-hidden="true"></div>
<div id="screen"></div><p class="said" id="said" role="status"></p><p class="unkept" id="unkept" role="status"></p></main>
<footer><section class="door" id="door"><p class="label" id="label"></p><ol class="since" id="since" aria-labelledby="label"></ol><div class="turn" id="turn"></div></section><ul class="seats" id="seats"></ul></footer>`;
  document.documentElement.dataset.theme = 'day';
}

async function start() {
  const key = scanned() || remember('watch') || '';
  if (key) remember('watch', key);
  history.replaceState(null, '', location.pathname);
  const [lines, hours] = await Promise.all([load('/road.json'), load('/daylight.txt'), styles(), speak(language), drawings('/board.svg')]);
  page();
  road = JSON.parse(lines);
  light = lights(hours);
  beyond();
  const link = follow(() => `/api/table/events?lang=${language}`, key, (message, kind) => {
    if (kind === 'table') {
      data = message;
      show();
    } else if (kind === 'sign') {
      const { sign: name, seat } = message;
      const { car } = data.table.seats[seat];
      tell(car, sign(name), t('phone.page.table.call', data.page.names[seat], t(`phone.page.call.${name}`)));
      bubble(car, name);
    } else if (kind === 'closed') {
      link.close();
      put($('lost'), t('phone.page.gone.closed'));
    }
  }, state => put($('lost'), state === 'open' ? '' : t(state === 'lost' ? 'phone.page.lost.table' : 'phone.page.table.refused')));
  const table = await ask(`/api/table?lang=${language}`, key);
  if (table.edition) {
    edition = table.edition;
    if (data) show();
  }
}

start();
