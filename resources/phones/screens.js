// The hand, each card as a button lying down, or upright as a picture; the sheets over it; and what may stand in its
// place: the question after an attack, the garage door, joining, and how it ended.

import { $, attributes, html, picture, put, t } from './page.js';
import { boxes, pool, face, family, km, podium, rivals, short } from './road.js';

/** An icon: its lines have the colour of the text. */
export const icon = name => picture(`icon-${name.toUpperCase()}`, `icon ${name}`);

/** Whether there is room for cards that stand upright: a tablet, unless its text is very large. */
export const tablet = matchMedia('(min-width:43.75rem) and (min-height:43.75rem)');

/** What stands at the left end of a card, out of its picture: the window, or the top of the milestone with its squares. */
export const end = card => html`<svg class="win" viewBox="8 ${km(card) ? 17 : 22} 94 ${km(card) ? 62 : 98}" aria-hidden="true"><use href="#card-${card}.window"/><use href="#card-${card}.${km(card) ? 'number' : 'picture'}"/>${boxes(km(card) / 25, 55, 66, km(card) > 100 ? 8 : 10)}</svg>${km(card) > 0 && picture(`animal-${card}`, 'an')}`;

function effect(entry, day, page) {
  if (!day) return '';
  if (!entry.play) return html`<span class="why" aria-hidden="true">?</span><span class="vh">${t('phone.page.cannot')}</span>`;
  if (entry.targets.length === 1) {
    const car = page.cars[entry.targets[0]];
    return html`<span class="fx"><span aria-hidden="true">→</span>${picture(`car-${car.look}`, 'car', car.name)}</span>`;
  }
  return html`<span class="fx">${entry.text}${entry.targets.length > 1 && html`<span aria-hidden="true">↓</span>`}</span>`;
}

/** Whether nothing in the hand can be played. */
export const idle = page => !page.hand.some(entry => entry.play);

/** The cards as items of a list. `chosen` is the key of one of them. Those that cannot be played are dim. */
export function cards(data, chosen) {
  const { page, view, asked } = data;
  const day = asked && !page.question;
  const seen = {};
  return page.hand.map(entry => {
    seen[entry.card] = (seen[entry.card] ?? 0) + 1;
    const key = `${entry.card}-${seen[entry.card]}`;
    const spoken = km(entry.card) ? `${short(entry.card)}, ${entry.name}` : entry.name;
    const kind = `card ${family(entry.card)} ${!day ? 'rests' : entry.play ? 'can' : idle(page) ? 'cant' : 'cant dim'}`;
    const common = { 'data-do': 'choose', 'data-key': key, 'data-card': entry.card, 'aria-pressed': String(chosen === key) };
    if (page.pictures || page.junior) {
      const looks = (entry.play && entry.targets.length ? entry.targets : rivals(view, page.car)).map(car => page.cars[car].look);
      const label = `${spoken}. ${day ? (entry.play ? entry.text : t('phone.page.cannot')) : ''}`;
      return { key, entry, attributes: { ...common, class: `${kind} up`, 'aria-label': label }, markup: html`${face(entry.card, true, family(entry.card) === 'a' ? looks : [])}${!entry.play && !idle(page) && effect(entry, day, page)}` };
    }
    return { key, entry, attributes: { ...common, class: tablet.matches ? `${kind} tall` : kind }, markup: html`${tablet.matches ? face(entry.card) : end(entry.card)}<span class="vh">${spoken}</span>${!tablet.matches && html`<span class="name" aria-hidden="true">${short(entry.card)}</span>`}${effect(entry, day, page)}` };
  });
}

// --- a sheet over the hand ------------------------------------------------------------------------------------------

// Nothing else can be reached until it is shut. <dialog> is younger than the browsers of 2020.

let before;

const isOpen = () => !$('veil').hidden;

function cover(open) {
  $('veil').hidden = !open;
  for (const part of ['game', 'screen']) attributes($(part), { inert: open, 'aria-hidden': open ? 'true' : null });
}

export function sheet(markup) {
  if (!isOpen()) before = document.activeElement;
  put($('sheet'), markup);
  cover(true);
  $('about').focus();
}

export function shut() {
  if (!isOpen()) return;
  cover(false);
  put($('sheet'), '');
  if (before?.isConnected) before.focus();
}

document.addEventListener('click', event => event.target === $('veil') && shut());
document.addEventListener('keydown', event => event.key === 'Escape' && shut());
document.addEventListener('focusin', event => isOpen() && !$('sheet').contains(event.target) && $('about').focus());

// --- what may stand in place of the hand -----------------------------------------------------------------------------

const look = (data, car) => data.page.cars[car].look;

/** The question after an attack. It is made of the attack alone, never of the hand. */
export function claim(data, told) {
  const { text, attacker, car, hazard, safety } = data.page.question;
  const pictures = data.page.junior || data.page.pictures;
  const from = look(data, data.view.seats[attacker].car);
  const name = t(`card.${safety}.the`);
  const shield = picture(`token-${safety}`, 'tok');
  return html`<section class="claim">${pool(look(data, car), hazard)}<div class="panel">
<div class="top"><span class="struck">${face(hazard, pictures, pictures ? [look(data, car)] : [])}</span><div><p class="blow" aria-hidden="true">${picture(`car-${from}`, 'car')}<b>→</b>${!pictures && picture(`car-${look(data, car)}`, 'car')}</p><h1 class="${pictures && 'vh'}">${text}</h1></div></div>
<p class="${pictures ? 'vh' : 'parry'}">${!pictures && shield}<span>${t(data.page.junior ? 'phone.page.claim.with.junior' : 'phone.page.claim.with', name)}</span></p>
<p class="told" role="alert">${told}</p>${!pictures && html`<p class="calm">${t('phone.page.claim.calm')}</p>`}
<div class="act two"><button class="go green" data-do="claim">${pictures && html`${shield}<b aria-hidden="true">→</b><span class="crossed">${picture(`token-${hazard}`, 'tok')}</span>`}<span class="${pictures && 'vh'}">${t('phone.page.claim')}</span></button><button class="go calm" data-do="decline">${pictures && icon('play')}<span class="${pictures && 'vh'}">${t('phone.page.decline')}</span></button></div></div></section>`;
}

/** The garage door: nothing of the hand stays behind it. */
export function door(data) {
  const own = data.page.car;
  const { km } = data.view.cars[own];
  return html`<section class="wall"><div class="shutter"><div class="board"><h1>${t('phone.page.hidden')}</h1><p>${data.page.names[data.page.seat]}, ${km} km${data.asked && html`, ${t('phone.page.hidden.yours')}`}</p><button class="go calm" data-do="show">${t('phone.page.show')}</button></div></div><div class="street">${picture(`car-side-${look(data, own)}`, 'car')}</div></section>`;
}

/** A page that only says something, under the great stone at the road where all cars drive. */
export const plain = (title, text, more) => html`<section class="claim plain"><svg class="pool" viewBox="102 -30 186 208" aria-hidden="true"><use href="#phone-halt"/><svg x="152" y="-10" width="86" height="116"><use href="#great-stone" x="43" y="116"/></svg>${[...'ABCD'].map((look, i) => html`<use href="#car-${look}" transform="translate(${142 + 84 * (i % 2) + 11 * (i & 2)},${123 + 17 * (i & 2)}) scale(.6)"/>`)}</svg><div class="panel"><h1>${title}</h1>${text && html`<p>${text}</p>`}${more}</div></section>`;

/** The people of a car behind it. */
const crew = look => html`<svg class="crew" viewBox="-112 -166 224 172" aria-hidden="true"><use href="#family-${look}" transform="translate(0,-30) scale(1.25)"/><use href="#car-side-${look}"/></svg>`;

/** Who sits down where. */
export function join(table, trouble) {
  const alarm = trouble && html`<p class="told" role="alert">${trouble}</p>`;
  const paste = html`<label>${t('phone.page.paste')}<input id="paste" autocomplete="off" autocapitalize="off" spellcheck="false"></label><button class="go" data-do="paste">${t('phone.page.paste.go')}</button>`;
  if (!table) return plain(t('phone.page.scan'), t('phone.page.scan.note'), html`${alarm}${paste}`);
  if (table.you.key === 'seat') {
    const { name, named, look } = table.seats[table.you.seat];
    return plain(name, '', html`${crew(look)}${alarm}${!named && html`<label>${t('phone.page.name')}<input id="name" maxlength="16" autocomplete="given-name"></label>`}<button class="go" data-do="sit" data-seat="${table.you.seat}">${t(trouble ? 'phone.page.retry' : 'phone.page.show')}</button>`);
  }
  const seats = table.seats.filter(seat => seat.kind === 'person');
  const full = seats.every(seat => seat.taken);
  return plain(t(full ? 'phone.page.full' : 'phone.page.join'), !full && t('phone.page.join.note'), html`${alarm}${!full && html`<label>${t('phone.page.name')}<input id="name" maxlength="16" autocomplete="given-name"></label>`}
<ul class="seats">${seats.map(seat => html`<li><button data-do="sit" data-seat="${seat.seat}" class="look-${seat.look} ${seat.taken && 'taken'}">${crew(seat.look)}<span>${seat.name}${seat.taken && html`<small>${t('phone.page.sits')}</small>`}</span></button></li>`)}</ul>`);
}

/** Why this phone has no hand any more. */
export function gone(why) {
  return plain(t(`phone.page.gone.${why}`), t(`phone.page.gone.${why}.note`), html`<button class="go calm" data-do="again">${icon('redo')}${t(`phone.page.gone.${why}.do`)}</button>`);
}

/** The end of a round or of the match, and what is left to do. */
export function over({ page, view }) {
  return podium(page, view, page.question.ready.includes(page.seat) ? html`<p>${t('phone.page.ready')}</p>` : html`<button class="go" data-do="next">${t('phone.page.nextRound')}</button>`);
}
