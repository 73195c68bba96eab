// The hand: each card as a button lying down, or upright as a picture.

import { html, picture, t, has } from './page.js';
import { face } from './road.js';
import { family, km, rivals } from './view.js';

export const ICONS = {
  eye: 'M2,13C7,5 25,5 30,13C25,21 7,21 2,13Z M27,3L6,24',
  play: 'M9,4L25,13L9,22Z',
  more: 'M7,13h.1M16,13h.1M25,13h.1',
  undo: 'M12,4L5,11L12,18M5,11H19a6,6 0 0 1 0,12H13',
  redo: 'M20,4L27,11L20,18M27,11H13a6,6 0 0 0 0,12H19',
  hint: 'M16,2a8,8 0 0 0 -4,15v3h8v-3a8,8 0 0 0 -4,-15ZM13,24h6',
  shut: 'M7,4L25,22M25,4L7,22',
  tick: 'M5,14L13,22L28,4',
};

export const icon = name => html`<svg class="icon ${name}" viewBox="0 0 32 26" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

export const cardName = entry => (km(entry.card) && has(`animal.${entry.card}`) ? t(`animal.${entry.card}`) : entry.name);

const stoneOf = card => html`<span class="ms"><b>${km(card)}</b><i class="n${km(card) / 25}"></i></span>`;

/** Whether there is room for cards that stand upright: a tablet, unless its text is very large. */
export const tablet = matchMedia('(min-width:43.75rem) and (min-height:43.75rem)');

/** What stands at the left end of a card: its milestone, or its window with the picture. */
export const end = card => (km(card) ? html`${stoneOf(card)}${picture(`animal-${card}`, 'an')}`
  : html`<span class="win"><span>${picture(`symbol-${card}`)}</span></span>`);

function effect(entry, day, page) {
  if (!day) return '';
  if (!entry.play) return html`<span class="why" aria-hidden="true">?</span><span class="vh">${t('phone.page.cannot')}</span>`;
  if (entry.targets.length === 1) {
    const car = page.cars[entry.targets[0]];
    return html`<span class="fx"><span aria-hidden="true">→</span>${picture(`car-${car.look}`, 'car', car.name)}</span>`;
  }
  return html`<span class="fx">${entry.text}${entry.targets.length > 1 && html`<span aria-hidden="true">↓</span>`}</span>`;
}

/** The cards as items of a list. `chosen` is the key of one of them. */
export function cards(data, chosen) {
  const { page, view, asked } = data;
  const day = asked && !page.question;
  const seen = {};
  return page.hand.map(entry => {
    seen[entry.card] = (seen[entry.card] ?? 0) + 1;
    const key = `${entry.card}-${seen[entry.card]}`;
    const spoken = km(entry.card) ? `${cardName(entry)}, ${entry.name}` : entry.name;
    const kind = `card ${family(entry.card)} ${day ? (entry.play ? 'can' : 'cant') : 'rests'}`;
    const common = { 'data-do': 'choose', 'data-key': key, 'data-card': entry.card, 'aria-pressed': String(chosen === key) };
    if (page.pictures || page.junior) {
      const looks = (entry.play && entry.targets.length ? entry.targets : rivals(view, page.car)).map(car => page.cars[car].look);
      const label = `${spoken}. ${day ? (entry.play ? entry.text : t('phone.page.cannot')) : ''}`;
      return { key, entry, attributes: { ...common, class: `${kind} up`, 'aria-label': label }, markup: face(entry.card, true, family(entry.card) === 'a' ? looks : []) };
    }
    return { key, entry, attributes: { ...common, class: tablet.matches ? `${kind} tall` : kind }, markup: html`${tablet.matches ? face(entry.card) : end(entry.card)}<span class="${tablet.matches ? 'vh' : 'name'}">${cardName(entry)}${km(entry.card) > 0 && html`<span class="vh"> ${entry.name}</span>`}</span>${effect(entry, day, page)}` };
  });
}
