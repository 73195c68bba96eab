// What every part of the page needs: markup that escapes what it is given, lists that are patched item by item,
// pictures of the one sheet of drawings, the texts, and the line to the table.

// A fault of the page itself is said in the page, and is never taken for one of the network.
const said = () => {
  document.documentElement.dataset.fault = 'true';
  $('fault').hidden = false;
  $('fault').onclick = () => location.reload();
};

addEventListener('error', said);
addEventListener('unhandledrejection', said);

export const $ = id => document.getElementById(id);

/** A piece of markup; whatever is filled in is escaped, unless it is markup itself. */
export function html(parts, ...values) {
  let text = parts[0];
  values.forEach((value, i) => { text += written(value) + parts[i + 1]; });
  return { text };
}

function written(value) {
  if (value == null || value === false) return '';
  if (Array.isArray(value)) return value.map(written).join('');
  return value.text ?? String(value).replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
}

/** Puts markup into an element, but never again what already stands there. */
export function put(element, markup) {
  const text = written(markup);
  if (element.markup !== text) {
    element.markup = text;
    element.innerHTML = text;
  }
}

export function attributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    const now = value == null || value === false ? null : String(value === true ? '' : value);
    if (element.getAttribute(name) !== now) {
      if (now === null) element.removeAttribute(name); else element.setAttribute(name, now);
    }
  }
}

/** Makes the children of `parent`, each a `tag`, these items. A child whose key stays is patched where it is, so that
 *  neither a finger nor a screen reader loses it. `inner` is the tag within each that is not bare, if any. */
export function list(parent, tag, items, inner) {
  const old = new Map([...parent.children].map(child => [child.key, child]));
  items.forEach((item, i) => {
    const whole = !inner || item.bare;
    let child = old.get(item.key);
    old.delete(item.key);
    if (!child) {
      child = document.createElement(tag);
      child.key = item.key;
      if (!whole) child.append(document.createElement(inner));
    }
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i]);
    const part = whole ? child : child.firstChild;
    attributes(part, item.attributes);
    put(part, item.markup);
  });
  old.forEach(child => child.remove());
}

/** A drawing of the sheet, by its name; with a label it is a picture, without one it only decorates. */
export function picture(name, kind, label) {
  return html`<svg class="${kind}" viewBox="${$(name)?.dataset.box ?? '0 0 1 1'}" ${label ? html`role="img" aria-label="${label}"` : html`aria-hidden="true"`}><use href="#${name}"/></svg>`;
}

/** Brings a sheet of drawings into the document, where every picture and every theme can use it. */
export async function drawings(address) {
  const sheet = new DOMParser().parseFromString(await load(address), 'image/svg+xml');
  const root = document.importNode(sheet.documentElement, true);
  root.setAttribute('class', 'art');
  root.setAttribute('aria-hidden', 'true');
  document.body.prepend(root);
}

let words = {};

export async function speak(language) {
  words = JSON.parse(await load(`/words/${language}.json`));
  document.documentElement.lang = language;
}

/** The text of a key, its places {0}, {1} filled in order, or those of an object by name; {0:de}, {0:^} and {0|one|many}
 *  as in the program's files. */
export function t(key, ...given) {
  const values = Object(given[0]) === given[0] ? given[0] : given;
  return (words[key] ?? key).replace(/\{(\w+)(?::(\w+|\^)|\|([^}]*))?\}/g, (_, place, form, plural) => {
    const value = String(values[place] ?? '');
    if (plural) {
      const forms = plural.split('|');
      const one = document.documentElement.lang === 'fr' ? value < 2 : value === '1';
      const chosen = forms.length > 2 && value === '0' ? forms[0] : forms[forms.length - (one ? 2 : 1)];
      return chosen.replace('#', value);
    }
    if (form === '^') return value.charAt(0).toUpperCase() + value.slice(1);
    if (form === 'de') return (/^([aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(value) ? 'd’' : 'de ') + value;
    return value;
  });
}

export const has = key => key in words;

/** The key in an address that was typed, or in anything taken for one: only what a key is made of. */
export const keyIn = address => address.split('s=').pop().replace(/[^\w-]/g, '');

/** The key in the address of this page, if it has one. */
export const scanned = () => (location.hash.includes('s=') ? keyIn(location.hash) : '');

export function remember(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(key);
    if (value === null) localStorage.removeItem(key); else localStorage.setItem(key, value);
  } catch { /* a private window keeps nothing */ }
  return value ?? null;
}

/** The language that was chosen on this page, else the first of the browser's that the page has. */
export const spoken = () => remember('language') ?? (navigator.languages ?? []).map(l => l.slice(0, 2)).find(l => l === 'fr' || l === 'en') ?? 'en';

// --- the line to the table -------------------------------------------------------------------------------------------

// A phone sleeps, changes its network and forgets to say so: whatever happens, the line is closed and opened again, and
// the first message is always the whole present view.

const CONNECT = 5000;
const SILENCE = 30000;
/** Two signs of waking up within this time are one: a second line would look like a second page to the table. */
const ONE_WAKING = 300;
const PAUSES = [300, 1000, 2000, 4000];

const pause = failed => PAUSES[Math.min(failed, PAUSES.length - 1)];

/** What comes over the network, or null where nothing comes. Only a promise of the browser's own network is given to
 *  it: a fault of a script is thrown past it, and never looks like a lost network. */
const reached = coming => coming.catch(() => null);

/** A request for the table. A header or an address that cannot be is a fault here and not a failure of the network. */
function request(address, token, signal, body) {
  return new Request(address, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
    cache: 'no-store',
    signal,
  });
}

/** Keeps a stream of events open. `heard(data, name)` gets each message, `state('open' | 'lost' | 'refused', status)` how it is.
 *  EventSource cannot send a header, so the stream is read by hand. */
export function follow(address, token, heard, state) {
  let controller, timer, began, failed = 0, closed = false, waits = false;

  function again(delay) {
    clearTimeout(timer);
    waits = true;
    timer = setTimeout(open, delay);
  }

  function lost() {
    if (closed) return;
    controller?.abort();
    state('lost');
    again(pause(failed++));
  }

  async function open() {
    clearTimeout(timer);
    waits = false;
    controller?.abort();
    if (closed) return;
    const mine = controller = new AbortController();
    began = performance.now();
    const within = time => {
      clearTimeout(timer);
      timer = setTimeout(() => mine === controller && lost(), time);
    };
    within(CONNECT);
    const answer = await reached(fetch(request(address(), token, mine.signal)));
    if (mine !== controller) return;
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      close();
      state('refused', answer.status);
      return;
    }
    if (!answer?.ok) {
      lost();
      return;
    }
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      within(SILENCE);
      const read = await reached(reader.read());
      if (mine !== controller) return;
      if (!read || read.done) break;
      failed = 0;
      const messages = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
      rest = messages.pop();
      messages.forEach(message);
    }
    lost();
  }

  function message(text) {
    let name = 'message', data = '';
    for (const line of text.split('\n')) {
      if (line.startsWith('event:')) name = line.slice(6).trim();
      if (line.startsWith('data:')) data += line.slice(5).trim();
    }
    if (!data) {
      // A comment asks whether this page is still there. No timer does: those of a page in the background hardly run.
      if (token) ask('/api/table', token);
      return;
    }
    state('open');
    try {
      heard(JSON.parse(data), name);
    } catch (fault) {
      // It is said in the page, and the next message is read all the same: it holds the whole view.
      setTimeout(() => { throw fault; });
    }
  }

  function close() {
    closed = true;
    clearTimeout(timer);
    controller?.abort();
    signs.forEach(([source, sign]) => source.removeEventListener(sign, wake));
  }

  function wake() {
    if (document.hidden || (!waits && performance.now() - began <= ONE_WAKING)) return;
    // The network is back now, and not when the pause is over; if it fails once more, that is tried again soon.
    failed = 0;
    open();
  }

  const signs = [[window, 'pageshow'], [window, 'online'], [document, 'visibilitychange']];
  signs.forEach(([source, sign]) => source.addEventListener(sign, wake));
  open();
  return { open, close };
}

/** One request with an answer in JSON. No answer within five seconds is an answer too: status 0. */
export async function ask(address, token, body) {
  const patience = new AbortController();
  const over = setTimeout(() => patience.abort(), CONNECT);
  const answer = await reached(fetch(request(address, token, patience.signal, body)));
  const text = answer && await reached(answer.text());
  clearTimeout(over);
  if (text === null) return { status: 0 };
  let said = {};
  try {
    said = JSON.parse(text);
  } catch { /* a proxy answered for the table: its status says enough */ }
  return { ...said, status: answer.status };
}

/** A file of the page, asked for until it comes. */
export async function load(address) {
  for (let failed = 0; ; failed++) {
    const answer = await reached(fetch(request(address)));
    if (answer?.status === 404) throw new Error(`no ${address}`);
    const text = answer?.ok ? await reached(answer.text()) : null;
    if (text !== null) return text;
    await new Promise(later => setTimeout(later, pause(failed)));
  }
}

import(location.pathname === '/table' ? './table.js' : './phone.js');
