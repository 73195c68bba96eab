// The road for a second screen or somebody far away: what every bystander may see, and nothing else.

import './fault.js';
import { $, html, put, attributes, list, picture, drawings, scanned, speak, t, remember } from './page.js';
import { ask, follow, load } from './link.js';
import { signs } from './view.js';

const language = remember('language') ?? (navigator.languages ?? []).map(l => l.slice(0, 2)).find(l => l === 'fr' || l === 'en') ?? 'en';
const HALF = 48;
const COUNTS = { OUT_OF_GAS: 3, FLAT_TIRE: 3, ACCIDENT: 3, SPEED_LIMIT: 4, RED_LIGHT: 4 };
const SAFETIES = ['EXTRA_TANK', 'PUNCTURE_PROOF', 'DRIVING_ACE', 'RIGHT_OF_WAY'];
let road, data, edition, goal;
let leaning, last, light;
const stands = [];

// --- where things are ----------------------------------------------------------------------------------------------

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

const lane = car => (car - (data.table.cars.length - 1) / 2) * ((2 * HALF) / data.table.cars.length);
const sizes = () => road.lanes[data.table.cars.length - 1];
const stop = car => (car.started || car.km ? car.km / 25 + 1 : 0);

function arc(at) {
  const arcs = road.roads[goal].arcs;
  const i = Math.min(Math.floor(at), arcs.length - 2);
  return arcs[i] + (arcs[i + 1] - arcs[i]) * (at - i);
}

const point = ({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`;

function line(from, to, lateral) {
  const steps = Math.max(1, Math.ceil((to - from) / 9));
  return 'M' + Array.from({ length: steps + 1 }, (_, i) => point(pose(from + ((to - from) * i) / steps, lateral))).join('L');
}

const stroke = (d, colour, width, more) => html`<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" ${more}/>`;
const moved = ({ x, y, heading }, scale) => `translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${heading.toFixed(1)}) scale(${scale})`;

// --- what stands still ---------------------------------------------------------------------------------------------

function ground() {
  const cars = data.table.cars;
  const { arcs, stones, milestone } = road.roads[goal];
  const width = (2 * HALF) / cars.length;
  const middle = line(0, road.length, 0);
  const joints = arcs.slice(2).map((at, i) => {
    const from = at - (arcs[3] - arcs[2]) / 2;
    const strong = i % 4 === 0;
    return stroke(`M${point(pose(from, -HALF))}L${point(pose(from, HALF))}`, strong ? 'joint-100' : 'joint', strong ? 3 : 1.5);
  });
  const start = arcs[2] - (arcs[3] - arcs[2]) / 2;
  const check = Array.from({ length: 24 }, (_, i) => stroke(line(road.length - (i % 2) * 8 - 8, road.length - (i % 2) * 8, (i >> 1) * 8 - 44), (i + (i >> 1)) % 2 ? 'check-2' : 'check', 8));
  return html`<defs><clipPath id="road"><path d="${line(0, road.length, -HALF)}L${line(0, road.length, HALF).slice(1).split('L').reverse().join('L')}Z"/></clipPath></defs>
<g transform="translate(3,0) scale(-1,1)"><use href="#land-beyond"/><use href="#scenery-avenue"/><use href="#scenery-front"/></g><use href="#scenery-landscape"/><use href="#scenery-regions"/><use href="#scenery-avenue"/><use href="#scenery-boats"/>
<use href="#scenery-finish" transform="translate(${point(pose(road.length, 0))})"/>
${stroke(middle, 'shadow', 110, html`opacity=".22" transform="translate(-7,9)"`)}${stroke(middle, 'verge', 108)}${stroke(middle, 'road-edge', 101)}${stroke(middle, 'road', 96)}
${cars.map((_, i) => i % 2 === 1 && stroke(line(0, road.length, lane(i)), 'road-2', width))}
${stroke(line(0, start, 0), 'start', 96)}${cars.slice(1).map((_, i) => stroke(line(0, road.length, lane(i) + width / 2), 'lane', 1.1, html`stroke-dasharray="7 6" opacity=".75"`))}
${joints}${check}<g clip-path="url(#road)"><use href="#scenery-shade"/></g>
${cars.map((_, i) => html`<circle cx="${pose(arcs[1], lane(i)).x}" cy="${pose(arcs[1], lane(i)).y}" r="${Math.min(11, width * 0.32)}" fill="var(--go)" stroke="var(--check-2)" stroke-width="1.6"/>`)}
<use href="#traffic-light" transform="translate(134,463)"/>
${cars.map((_, i) => garage(i, width))}
${stones.map(([km, x, y, scale]) => html`<g transform="translate(${x},${y}) scale(${scale})"><use href="#stone"/><text x=".6" y="-4" text-anchor="middle" font-weight="700" font-size="${km > 999 ? 8.5 : 11}" fill="var(--stone-ink)">${km}</text></g>`)}
<use href="#scenery-milestone" transform="translate(${milestone.join()}) scale(.86)"/><g id="reserve"></g><use href="#scenery-front"/>
<g id="trail"></g><g id="pieces"></g>${cars.map((_, i) => roof(i, width))}`;
}

const colour = i => `car-${data.page.cars[i].look.toLowerCase()}`;

function garage(i, width) {
  const y = pose(0, lane(i)).y - width / 2 + 1;
  return html`<rect x="8" y="${y}" width="90" height="${width - 2}" fill="var(--${colour(i)})"/><rect x="62" y="${y + 2.4}" width="36" height="${width - 6.8}" fill="var(--wall)"/>`;
}

function roof(i, width) {
  const y = pose(0, lane(i)).y - width / 2 + 1;
  const h = width - 2;
  return html`<path d="M8,${y}H64L73,${y + h / 2}H8Z" fill="var(--${colour(i)}-lit)"/><path d="M8,${y + h}H64L73,${y + h / 2}H8Z" fill="var(--${colour(i)})"/><path d="M64,${y}L73,${y + h / 2}L64,${y + h}" fill="none" stroke="var(--rim)" stroke-width="2"/>
${mark(data.page.cars[i].look, y + h / 2, Math.min(0.85, h / 38))}`;
}

/** The mark of a car as it is painted on its roof: shape and letter. */
function mark(look, y, scale) {
  const x = /-?[\d.]+/.exec($(`car-${look}.mark`).getAttribute('transform'))[0];
  return html`<use href="#car-${look}.mark" transform="translate(36,${y}) scale(${scale}) translate(${-x},0)"/>`;
}

// --- what moves ----------------------------------------------------------------------------------------------------

/** Everything of one car, at that stop. */
function piece(i, at) {
  const car = data.table.cars[i];
  const alone = stands.every((other, k) => k === i || Math.abs(other.stop - at) > 3);
  const { car: scale, length, attack, safety } = Object.fromEntries(Object.entries(sizes()).map(([name, size]) => [name, alone ? size * 1.3 : size]));
  const side = lane(i);
  const own = arc(at);
  const front = pose(own + length * 0.32, side);
  const rear = pose(own - length * 0.32, side);
  const heading = (Math.atan2(front.y - rear.y, front.x - rear.x) * 180) / Math.PI;
  const shrunk = at < 1 ? Math.min(1, 66 / length) + (1 - Math.min(1, 66 / length)) * at : 1;
  const token = (name, from, radius, turn) => {
    const { x, y } = pose(from, side);
    return html`<use href="#token-${name}" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn}) scale(${radius / 46})"/>`;
  };
  return html`<g transform="${moved({ x: (front.x + rear.x) / 2, y: (front.y + rear.y) / 2, heading }, scale * shrunk)}"><use href="#car-${data.page.cars[i].look}"/></g>
${signs(car).map((sign, k) => token(sign, Math.max(own, arc(1)) + length / 2 + attack + 2.5 + k * (2 * attack + 1), attack, 0))}
${car.safeties.map((worn, k) => token(worn.card, Math.max(own, arc(1)) - length / 2 - k * (2 * safety + 1), safety, worn.coupFourre ? 90 : 0))}`;
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
  if (from >= 1 && to > from) put($('trail'), stroke(line(arc(from), arc(to), lane(i)), colour(i), (2 * HALF / data.table.cars.length) * 0.8, html`opacity=".55"`));
  draw(began);
}

/** The view leans in on a car; after a while it rests: on the whole board, unless that stands below it. */
function lean(i) {
  clearTimeout(leaning);
  last = i;
  view(calm.matches ? 1 : 1.25);
  leaning = setTimeout(() => view(1), 4000);
}

function view(wide) {
  const scale = innerHeight > innerWidth ? 1.6 : wide;
  const { x, y } = pose(arc(stop(data.table.cars[last])), lane(last));
  const within = (middle, size) => Math.min(Math.max(middle * scale - size / 2, 0), size * (scale - 1));
  $('view').style.transform = `translate(${-within(x, 1280)}px,${-within(y, 634)}px) scale(${scale})`;
}

// --- the light of the journey: a day from Paris to the sea, as in the window (JourneyLightPalettes) ------------------

/** The share of the way, the column of the colours (none: the usual ones), and where the sun stands. */
const HOURS = [[0, 0, 150, 118], [0.25, null, 370, 46], [0.5, 1, 600, 6], [0.75, 2, 880, 52], [1, 3, 980, 118]];
const DRAWN_SUN = [980, 112];

/** A colour as four numbers from 0 to 255. */
const channels = hex => [0, 2, 4, 6].map(at => parseInt(hex.slice(at, at + 2) || 'FF', 16));

function daylight(way) {
  const later = Math.max(1, HOURS.findIndex(([at]) => at >= way));
  const [from, to] = [HOURS[later - 1], HOURS[later]];
  const share = (way - from[0]) / (to[0] - from[0]);
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

function reserve() {
  if (edition !== 'board') return '';
  const { attacks, safeties } = road.roads[goal];
  const lying = name => data.table.cars.filter(car => signs(car).includes(name)).length;
  const gone = safety => data.table.cars.some(car => car.safeties.some(worn => worn.card === safety));
  return html`${Object.keys(COUNTS).map((name, i) => COUNTS[name] - lying(name) > 0 && html`<g transform="translate(${attacks[i].join()})"><use href="#token-${name}" transform="scale(.27)"/><circle cx="11" cy="10" r="8" fill="var(--ink)"/><text x="11" y="14" text-anchor="middle" font-size="11" font-weight="700" fill="var(--paper)">${COUNTS[name] - lying(name)}</text></g>`)}
${SAFETIES.map((name, i) => html`<use href="#token-${name}" opacity="${gone(name) ? 0.15 : 1}" transform="translate(${safeties[i].join()}) scale(.27)"/>`)}`;
}

// --- all of it -----------------------------------------------------------------------------------------------------

const ICONS = { phone: 'M7,2h10v20H7ZM11,19h2', away: 'M7,2h10v20H7ZM11,19h2', free: 'M3,10L12,3L21,10V21H3ZM7,12H17M7,16H17', computer: 'M3,4h18v12H3ZM8,20h8M12,16v4' };

function show() {
  const { table, page, said } = data;
  if (goal !== table.target) {
    goal = table.target;
    stands.length = 0;
    put($('all'), ground());
    put($('pieces'), table.cars.map((_, i) => html`<g id="car${i}"></g>`));
  }
  put($('reserve'), reserve());
  daylight(Math.min(1, Math.max(...table.cars.map(car => car.km)) / goal));
  const mover = table.cars.findIndex((car, i) => stands[i] && stands[i].aim !== stop(car));
  table.cars.forEach((car, i) => drive(i, stop(car)));
  attributes($('board'), { 'aria-label': page.cars.map(car => car.line).join(' ') });
  const seat = page.waiting[0] ?? table.turn;
  const mine = seat == null ? null : page.cars[table.seats[seat].car];
  if (mover >= 0 || last === undefined) lean(mover >= 0 ? mover : table.seats[seat ?? 0].car);
  $('turn').className = `turn look-${mine?.look}`;
  put($('turn'), mine && html`${picture(`car-${mine.look}`, 'car')}<div><h1>${table.phase === 'coup-fourre' ? t('phone.page.asked', page.names[seat]) : t('phone.page.table.turn', page.names[seat])}</h1><p>${t(`phone.page.table.${page.seats[seat]}`)}</p></div>`);
  if (said.length) {
    const last = said[said.length - 1];
    const who = page.names.findIndex(name => last.startsWith(name));
    put($('said'), html`${who >= 0 && picture(`car-${page.cars[table.seats[who].car].look}`, 'car')}<span>${last}</span>`);
  }
  put($('unkept'), page.kept ? '' : t('phone.page.unkept'));
  attributes($('seats'), { class: page.names.length > 6 ? 'seats many' : 'seats', 'aria-label': t('phone.page.table.seats') });
  list($('seats'), 'li', page.names.map((name, i) => {
    const car = table.cars[table.seats[i].car];
    const { look } = page.cars[table.seats[i].car];
    return {
      key: i,
      tag: 'li',
      attributes: { class: `look-${look} ${page.waiting.includes(i) ? 'now' : ''}` },
      markup: html`${picture(`car-${look}`, 'car')}<div><span class="name">${name}</span><span class="toks"><svg class="icon" viewBox="0 0 24 24" role="img" aria-label="${t(`phone.page.table.${page.seats[i]}`)}"><path d="${ICONS[page.seats[i]]}"/></svg>
${car.safeties.map(worn => picture(`token-${worn.card}`, worn.coupFourre ? 'tok cross' : 'tok', t(`card.${worn.card}`)))}${signs(car).map(sign => picture(`token-${sign}`, 'tok', t(`phone.page.sign.${sign}`)))}</span></div><p class="km"><b>${car.km}</b> km<br><span>${t('phone.page.table.cards', table.handCounts[i])}</span></p>`,
    };
  }));
  document.title = `${$('turn').querySelector('h1')?.textContent ?? ''} · Mille Bornes`;
}

addEventListener('resize', () => data && view(1));

/** The land left of the board is the same in a mirror, without the one tower. */
function beyond() {
  const land = $('scenery-landscape').cloneNode(true);
  land.id = 'land-beyond';
  land.querySelector('[id$=tower]').remove();
  $('scenery-landscape').after(land);
}

async function start() {
  const key = scanned() || remember('watch') || '';
  if (key) remember('watch', key);
  history.replaceState(null, '', location.pathname);
  const [lines, hours] = await Promise.all([load('/road.json'), load('/daylight.txt'), speak(language), drawings('/board.svg')]);
  road = JSON.parse(lines);
  light = lights(hours);
  $('early').remove();
  beyond();
  const link = follow(() => `/api/table/events?lang=${language}`, key, (message, kind) => {
    if (kind === 'table') {
      data = message;
      show();
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
