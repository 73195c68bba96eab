// A sheet over the hand: nothing else can be reached until it is shut. <dialog> is younger than the browsers of 2020.

import { $, put, attributes } from './page.js';

let before;

export const isOpen = () => !$('veil').hidden;

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
