// The page on a phone: somebody's hand, and what she may do with it. It knows no rule; everything comes with the messages.

import { $, html, put, attributes, list, picture, drawings, keyIn, scanned, speak, spoken, t, remember, follow, ask } from './page.js';
import { beside, low, brief, way, here, place, squares, race, face, held, SAFETIES, condition, family, km, rivals, shield, sign, spared, tokens, wears, worn } from './road.js';
import { idle, cards, icon, end, tablet, sheet, shut, claim, door, join, gone, over, plain } from './screens.js';

let key = remember('key');
let token = remember('token');
let language = spoken();
let data, link, chosen, target, table, left, trouble = '', hidden = remember('hidden');
let called, sending = 0, finger, late, told = '', unfolded = false;

const address = path => `${path}?lang=${language}`;
const post = (path, body) => ask(address(path), token, { step: data?.step, ...body });
const dark = matchMedia('(prefers-color-scheme:dark)');
const day = () => data.asked && !data.page.question;
const entry = () => chosen && data.page.hand.find((_, i) => cards(data, null)[i].key === chosen);
const busy = () => data.step < sending;

// --- what is shown -------------------------------------------------------------------------------------------------

function show() {
  if (finger) {
    late = true;
    return;
  }
  const question = data?.page.question;
  const ends = question?.ready;
  const attacked = data?.asked && question?.kind === 'coup-fourre';
  const dim = data && !ends && !attacked ? !data.asked : dark.matches || ends?.includes(data.page.seat);
  const body = left ? gone(left) : !token ? join(table, trouble)
    : !data ? plain(t('phone.page.opening'))
    : attacked ? claim(data, told)
    : hidden ? door(data)
    : ends ? over(data) : null;
  const root = document.documentElement;
  Object.assign(root.dataset, {
    theme: dim ? 'night' : 'day',
    step: data?.step ?? -1,
    asked: Boolean(data?.asked),
    busy: Boolean(data && busy()),
    look: data ? look(data.page.car) : 'A',
    pictures: Boolean(data && (data.page.junior || data.page.pictures)),
  });
  if (data?.asked && question) put($('call'), '');
  $('screen').hidden = !body;
  $('game').hidden = Boolean(body);
  put($('screen'), body);
  if (body) {
    for (const part of ['hand', 'targets', 'act', 'said']) $(part).textContent = '';
    $('said').markup = '';
    shut();
  } else {
    game();
  }
  document.title = `${(body ? $('screen').querySelector('h1') : $('turn')).textContent} · Mille Bornes`;
}

function game() {
  const { page, view } = data;
  const own = view.cars[page.car];
  const pictures = page.junior || page.pictures;
  const item = entry();
  if (!item) chosen = target = null;
  if (item?.targets.length === 1) target = item.targets[0];
  else if (!item?.targets.includes(target)) target = null;
  banner(pictures);
  const road = $('road');
  if (pictures) {
    put(road, squares(own, look(page.car), view.target, item && km(item.card) && (!day() || item.play) ? item.card : null, item ? [] : page.hand.map(({ card, play }) => play && km(card))));
  } else {
    put(road, way(view.target));
    put($('here'), here(own, look(page.car), view.target, day() && item?.play ? km(item.card) : 0));
    $('here').style.transform = place(own, view.target);
  }
  plate(pictures);
  said();
  attributes($('said'), { class: pictures ? 'vh' : 'said' });
  since(pictures);
  put($('unkept'), page.kept ? '' : t('phone.page.unkept'));
  put($('count'), t('phone.page.hand', page.hand.length));
  list($('hand'), 'li', [...cards(data, chosen), ...pile(pictures)], 'button');
  put($('rest'), data.asked || pictures ? '' : page.question?.text ?? t('phone.page.rest'));
  dock(item, pictures);
}

const look = car => data.page.cars[car].look;
const name = seat => brief(seat, data.page);

function banner(pictures) {
  const { page, view, asked } = data;
  const waited = page.waiting[0] ?? view.turn ?? page.seat;
  const turn = asked ? page.seat : waited;
  const title = asked ? t('phone.page.yours', name(page.seat)) : view.phase === 'coup-fourre' ? t('phone.page.asked', name(turn)) : t('phone.page.theirs', name(turn));
  const next = (view.turn + 1) % view.seats.length === page.seat && view.phase === 'play';
  const note = !asked ? (next ? t('phone.page.next') : '') : page.endTurn ? t('phone.page.again') : page.question ? '' : t(idle(page) ? 'phone.page.idle' : 'phone.page.play');
  put($('turn'), html`${picture(`car-${look(view.seats[turn].car)}`, 'car')}<div class="${pictures ? 'vh' : title.length > 18 && 'long'}"><h1>${title}</h1>${note && html`<p>${note}</p>`}</div>${pictures && asked && icon('play')}`);
  attributes($('hide'), { 'aria-label': t('phone.page.hide') });
  put($('hide'), icon('eye'));
}

function plate(pictures) {
  const { page, view } = data;
  const own = view.cars[page.car];
  attributes($('plate'), { 'aria-label': t('phone.page.race') });
  put($('mine'), pictures ? html`${race(view, page, innerHeight > 2 * innerWidth || beside.matches ? 208 : 126)}<span class="vh">${page.cars.map(car => car.line).join(' ')}</span>`
    : html`${picture(`car-${look(page.car)}`, 'car')}<span class="vh">${page.own}</span><p class="km" aria-hidden="true"><b>${own.km}</b> km</p>
<p class="state" aria-hidden="true">${tokens(own)}<span>${t(`phone.page.state.${condition(own)}`)}</span></p>
<span class="bottes" aria-hidden="true">${SAFETIES.map(card => shield(card, wears(own, card)))}</span>`);
  const others = pictures ? [] : page.cars.filter(car => car.car !== page.car);
  attributes($('fold'), { 'aria-expanded': String(unfolded), 'aria-label': t('phone.page.others') });
  put($('fold'), others.map(({ car, look }) => html`<span>${picture(`car-${look}`, 'car')}${view.cars[car].km}</span>`));
  attributes($('others'), { class: `others ${others.length > 3 ? 'full' : ''} ${unfolded ? 'open' : ''}`, 'aria-label': t('phone.page.others') });
  list($('others'), 'li', others.map(({ car, line, drivers }) => ({
    key: car,
    attributes: { class: drivers.includes(view.turn) && !data.asked ? 'now' : null },
    markup: html`<span class="vh">${line}</span>${picture(`car-${look(car)}`, 'car')}<span class="n" aria-hidden="true">${drivers.map(name).join(' · ')}</span><span class="toks" aria-hidden="true">${worn(view.cars[car])}${tokens(view.cars[car])}</span><span class="far" aria-hidden="true">${view.cars[car].km} <small>km</small></span>`,
  })));
}

function said() {
  const sentences = data.said.slice(-2);
  if (!sentences.length) return;
  const last = sentences[sentences.length - 1];
  put($('said'), html`${data.saidCar >= 0 && picture(`car-${look(data.saidCar)}`, 'car')}<span>${sentences.length > 1 && html`<span class="vh">${sentences[0]} </span>`}${last}</span>`);
}

/** What was done since the last turn of the one who plays, where there is room. */
function since(pictures) {
  const { page, view } = data;
  const acts = pictures ? [] : page.since.slice(-5);
  put($('label'), acts.length ? t(data.asked ? 'phone.page.since' : 'phone.page.table.since', name(page.waiting[0] ?? view.turn)) : '');
  put($('since'), acts.map(act => html`<li>${picture(`car-${look(view.seats[act.seat].car)}`, 'car')}${face(act.card, true)}<span><b>${name(act.seat)}</b> ${act.text}</span></li>`));
}

/** The place that seven cards leave free: the sabot with what lies there. */
function pile(pictures) {
  const { drawPile, discardPile } = data.view;
  const top = discardPile[discardPile.length - 1];
  return pictures || data.page.hand.length > 7 ? [] : [{
    key: 'sabot',
    bare: true,
    attributes: { class: 'sabot' },
    markup: html`${sabot(top)}<p>${t('phone.page.pile', drawPile)}<br>${t('phone.page.discards', discardPile.length)}</p>`,
  }];
}

function dock(item, pictures) {
  const { page, view } = data;
  const aim = day() && item?.play && family(item.card) === 'a';
  const extension = data.asked && page.question?.kind === 'extension';
  attributes($('hand'), { class: aim ? 'hand aim' : 'hand' });
  attributes($('who'), { class: extension ? null : 'vh' });
  put($('who'), extension ? page.question.text : aim ? t('phone.page.whom', item.name) : t('phone.page.do'));
  list($('targets'), 'button', !aim ? [] : rivals(view, page.car).map(car => {
    const can = item.targets.includes(car);
    const why = can ? null : t(`phone.page.spared.${spared(view.cars[car], item.card)}`);
    const drivers = page.cars[car].drivers.map(name).join(' · ');
    return {
      key: car,
      attributes: { 'data-do': can ? 'aim' : 'why', 'data-car': car, class: can ? null : 'no', 'aria-pressed': can ? String(car === target) : null, 'aria-label': [drivers, why].filter(Boolean).join(', ') },
      markup: html`${picture(`car-${look(car)}`, 'car')}${pictures ? !can && tokens(view.cars[car]) : html`<span>${why ?? drivers}</span>`}`,
    };
  }));
  const ready = item?.play && !busy() && (family(item.card) !== 'a' || target !== null);
  const verbs = [{ key: 'more', attributes: { 'data-do': 'menu', class: 'more', 'aria-label': t('phone.page.menu'), 'aria-haspopup': 'dialog' }, markup: icon('more') }];
  const verb = (key, kind, off, art, word = key) => verbs.push({ key, attributes: { 'data-do': key, class: kind, 'aria-disabled': off ? 'true' : null }, markup: html`${art}<span class="${pictures && art && 'vh'}">${t(`phone.page.${word}`)}</span>` });
  if (extension) {
    verb('stop', 'out', busy());
    verb('extend', 'go', busy());
  } else if (day()) {
    const blocked = idle(page);
    const kind = blocked ? 'go' : 'out';
    if (page.endTurn) verb('end-turn', kind, busy(), pictures && icon('shut'), 'end');
    else verb('discard', kind, !item || busy(), html`${pictures && blocked && item && face(item.card, true)}${sign('DISCARD')}`);
    if (!blocked) verb('play', 'go', !ready, pictures && html`${ready && play(item)}${icon('play')}`, aim && target === null ? 'aim' : 'go');
    if (page.stuck) verb('stuck', 'out wide', busy());
    if (page.redo) verb('redo', 'out wide', busy(), icon('redo'));
  } else if (page.undo) {
    verb('undo', 'out', busy(), icon('undo'));
  }
  if (!data.asked) verbs.push(...SIGNS.map(name => ({ key: name, attributes: { 'data-do': 'call', 'data-sign': name, class: 'say', 'aria-label': t(`phone.page.call.${name}`) }, markup: sign(name) })));
  list($('act'), 'button', verbs);
}

/** The pile from which a card may still come, and the card that lies beside it. */
const sabot = top => html`<svg class="box" viewBox="0 0 176 144" aria-hidden="true"><use href="#phone-sabot"/>${top && html`<use href="#card-${top}-junior" transform="translate(99,13) scale(.55)"/>`}</svg>`;

const SIGNS = ['HORN', 'BRAVO', 'OH_NO', 'HURRY'];

const play = ({ card }) => html`${picture(`${km(card) ? 'animal' : 'symbol'}-${card}`, 'an')}${family(card) === 'a' && picture(`car-${look(target)}`, 'an')}`;

// --- sheets --------------------------------------------------------------------------------------------------------

const head = (title, text, art, mute) => html`<div class="top">${art}<div class="${mute && 'vh'}"><h2 id="about" tabindex="-1">${title}</h2>${text && html`<p>${text}</p>`}</div></div>`;
const button = (action, kind, text) => html`<button data-do="${action}" class="${kind}">${text}</button>`;

async function why(card, at) {
  const answer = await post('/api/why', { move: { type: 'play', card, ...(at != null && { target: at }) } });
  // It may come late, when the card has been played or another one is chosen.
  if (!answer.ok || answer.legal || hidden || entry()?.card !== card) return;
  const pictures = data.page.junior || data.page.pictures;
  const art = html`<span class="stopped">${face(card, pictures)}${answer.sign && picture(`token-${answer.sign}`, 'tok')}</span>`;
  const hand = cards(data, null);
  const own = hand.filter(({ entry: { card: kind } }, i) => answer.cards.includes(kind) && hand.findIndex(other => other.entry.card === kind) === i);
  const small = kind => (pictures ? face(kind, true) : html`${end(kind)}<span class="name">${t(`card.${kind}`)}</span>`);
  const item = data.page.hand.find(other => other.card === card);
  const count = own.length + answer.missing.length;
  sheet(html`${pictures && held(look(at ?? data.page.car), answer.sign)}${head(answer.why, answer.help, art, pictures)}${count > 0 && html`<h3 class="${pictures && 'vh'}">${t('phone.page.helps')}</h3>
<ul class="help ${count > 3 && 'full'}">${own.map(({ key: of, entry: { card: kind } }) => html`<li><button data-do="take" data-key="${of}" class="card ${family(kind)} can" aria-label="${t('phone.page.inHand', t(`card.${kind}`))}">${small(kind)}<span class="fx">${t('phone.page.here')} ✓</span></button></li>`)}
${answer.missing.map(kind => html`<li class="card missing">${small(kind)}<span class="fx">${t('phone.page.missing')}</span></li>`)}</ul>`}
<div class="act">${at == null && item?.discard && day() && button('discard', 'out', html`${sign('DISCARD')}<span class="${pictures && 'vh'}">${t('phone.page.discard')}</span>`)}${button('close', 'go calm', pictures ? html`${sign('HAND')}${icon('tick')}<span class="vh">${t('phone.page.close')}</span>` : t('phone.page.close'))}</div>`);
}

/** Shows another player's sign for a while, but beside no question. */
function signed({ seat, sign: name }) {
  if (remember('quiet') || !data || (data.asked && data.page.question)) return;
  attributes($('call'), { class: `look-${look(data.view.seats[seat].car)}` });
  put($('call'), html`${sign(name)}<span>${t('phone.page.table.call', data.page.names[seat], t(`phone.page.call.${name}`))}</span>`);
  clearTimeout(called);
  called = setTimeout(() => put($('call'), ''), 2500);
}

function tell(...said) {
  sheet(html`${head(...said)}<div class="act">${button('close', 'go calm', t('phone.page.close'))}</div>`);
}

function menu() {
  const choice = (action, word = action) => button(action, 'out', html`${icon(word)}${t(`phone.page.${word}`)}`);
  sheet(html`<div class="shut"><h2 id="about" tabindex="-1">${t('phone.page.menu')}</h2><button class="hide" data-do="close" aria-label="${t('phone.page.menu.close')}">×</button></div>
<div class="calls">${SIGNS.map(name => html`<button data-do="call" data-sign="${name}">${sign(name)}${t(`phone.page.call.${name}`)}</button>`)}</div>
<div class="choices">${choice('quiet', remember('quiet') ? 'showSigns' : 'hideSigns')}${data.page.hints && day() && choice('hint')}${['undo', 'redo'].map(back => data.page[back] && choice(back))}
<div class="pair" role="group" aria-label="Langue · Language">${[['fr', 'Français'], ['en', 'English']].map(([code, text]) => html`<button lang="${code}" data-do="language" data-code="${code}" aria-pressed="${code === language}">${text}</button>`)}</div>
${choice('part', 'leave')}</div>`);
}

// --- what is done --------------------------------------------------------------------------------------------------

async function send(path, body, once) {
  shut();
  if (busy()) return;
  const asked = data.page.question?.text;
  let refused;
  sending = data.step + 1;
  show();
  const answer = await post(path, body);
  if (!answer.ok) sending = 0;
  if (answer.ok) {
    told = '';
    sending = Math.max(sending, answer.step ?? 0);
  } else if (answer.status === 409 && !once && asked && answer.step) {
    data.step = answer.step;
    await send(path, body, true);
  } else if (!answer.status || answer.status === 401) {
    link?.open();
  } else if (answer.message && answer.status !== 409) {
    if (answer.refusal === 'NOT_HOLDING_SAFETY') told = answer.message; else refused = answer.message;
  }
  show();
  if (refused) tell(refused);
}

/** Sends what changes nothing in the game; tells why it was not done. */
async function heard(path, body) {
  const answer = await post(path, body);
  return answer.ok ? answer : tell(answer.message ?? t('phone.page.unheard'));
}

/** Says that a card or a car is to be chosen first. */
function choose() {
  put($('said'), t(entry() ? 'phone.page.chooseCar' : 'phone.page.choose'));
  $('hand').classList.add('ask');
  setTimeout(() => $('hand').classList.remove('ask'), 700);
}

/** Plays or discards the chosen card, which may have gone while a finger lay on the button. */
function act({ do: type }) {
  shut();
  if (entry()) send('/api/move', { move: { type, card: entry().card, ...(target !== null && { target }) } }); else choose();
}

const actions = {
  hide() {
    hidden = true;
    remember('hidden', '1');
    shut();
    show();
    $('screen').querySelector('button')?.focus();
  },
  show() {
    hidden = false;
    remember('hidden', null);
    show();
    $('count').scrollIntoView({ block: 'nearest' });
  },
  choose({ key: of, card }) {
    const again = chosen === of;
    chosen = again && !day() ? null : of;
    if (!again) target = null;
    show();
    if (family(card) === 'a') document.querySelector('#hand [aria-pressed=true]')?.scrollIntoView({ block: 'center' });
    // Where nothing can be played, a card is chosen to be discarded, and the pictures tell why when it is touched again.
    if (day() && !entry()?.play && (again || !idle(data.page) || !data.page.junior && !data.page.pictures)) why(card);
  },
  take({ key: of }) {
    chosen = of;
    target = null;
    shut();
    show();
    document.querySelector(`#hand [data-key="${of}"]`)?.focus();
  },
  aim({ car }) {
    target = +car;
    show();
  },
  why: ({ car }) => entry() && why(entry().card, +car),
  fold() {
    unfolded = !unfolded;
    show();
  },
  play: act,
  discard: act,
  claim: () => send('/api/move', { move: { type: 'coup-fourre' } }),
  undo: () => send('/api/undo'),
  redo: () => send('/api/redo'),
  next: () => send('/api/next'),
  menu,
  close: shut,
  async hint() {
    const answer = await heard('/api/hint');
    if (!answer || hidden || !data) return;
    const { card, target: at } = answer.move;
    const hit = card && cards(data, null).find(item => item.entry.card === card);
    if (hit) {
      chosen = hit.key;
      target = at ?? null;
      show();
    }
    tell(t('phone.page.hint'), answer.text, card && html`<span class="stopped">${face(card, data.page.junior)}</span>`);
  },
  async language({ code }) {
    language = remember('language', code);
    await speak(language);
    link?.open();
    if (data) menu();
    show();
  },
  part: () => sheet(html`${head(t('phone.page.leave.sure'), t('phone.page.leave.note'))}<div class="act">${button('close', 'out', t('phone.page.stay'))}${button('leave', 'go', t('phone.page.leave'))}</div>`),
  call({ sign: name }) {
    shut();
    heard('/api/sign', { sign: name });
  },
  quiet() {
    remember('quiet', remember('quiet') ? null : '1');
    menu();
  },
  async leave() {
    if (await heard('/api/leave')) forget('left');
  },
  async sit({ seat }) {
    await sit(+seat, $('name')?.value.trim());
  },
  async again() {
    left = null;
    trouble = '';
    await (token ? listen() : welcome());
    show();
  },
  paste() {
    key = keyIn($('paste').value);
    remember('key', key);
    welcome();
  },
};
for (const type of ['decline', 'end-turn', 'stuck', 'extend', 'stop']) actions[type] = () => send('/api/move', { move: { type } });

// --- coming and going ----------------------------------------------------------------------------------------------

function forget(why) {
  link?.close();
  data = token = null;
  chosen = target = null;
  left = why;
  remember('token', null);
  show();
}

async function sit(seat, called) {
  const answer = await ask(address('/api/seat'), key, { seat, ...(called && { name: called }) });
  if (answer.token) {
    token = remember('token', answer.token);
    trouble = '';
    listen();
  } else {
    trouble = answer.refusal === 'TAKEN' ? t('phone.page.taken') : answer.message ?? t('phone.page.unheard');
    if (answer.status === 409) table = await ask(address('/api/table'), key);
  }
  show();
}

async function welcome() {
  table = key && await ask(address('/api/table'), key);
  if (table && table.status !== 200) {
    trouble = table.status ? t('phone.page.wrongKey') : t('phone.page.unheard');
    table = null;
  } else if (table?.you.key === 'seat' && !trouble && table.seats[table.you.seat].named) {
    await sit(table.you.seat);
  }
  show();
}

function listen() {
  link?.close();
  link = follow(() => address('/api/events'), token, (message, kind) => {
    if (kind === 'view') {
      const mine = message.asked && !data?.asked;
      if (!message.said.length && data) ({ said: message.said, saidCar: message.saidCar } = data);
      if (message.step !== data?.step) told = '';
      // Another game counts anew, and so does one that is resumed.
      if (!(message.step >= data?.step)) sending = 0;
      // Not when the move is answered: that may be later, and another card be chosen by then.
      if (data && busy() && message.step >= sending) chosen = target = null;
      data = message;
      if (mine && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40);
      show();
    } else if (kind === 'sign') {
      signed(message);
    } else if (kind === 'replaced') {
      link.close();
      data = null;
      left = 'replaced';
      show();
    } else {
      forget(kind);
    }
  }, (state, status) => {
    if (state === 'refused') forget(status === 401 ? 'released' : 'closed');
    put($('lost'), state === 'lost' ? t('phone.page.lost') : '');
  });
}

document.addEventListener('click', event => {
  const pressed = event.target.closest('[data-do]');
  if (!pressed) return;
  finger = false;
  if (pressed.getAttribute('aria-disabled') === 'true') {
    if (data && !busy()) choose();
    return;
  }
  actions[pressed.dataset.do](pressed.dataset);
});

// A card is never changed under a finger.
let lifted;
addEventListener('pointerdown', () => {
  finger = true;
  clearTimeout(lifted);
  lifted = setTimeout(up, 2000);
});
function up() {
  clearTimeout(lifted);
  lifted = setTimeout(() => {
    finger = false;
    if (late) {
      late = false;
      show();
    }
  }, 20);
}
[tablet, beside, low].forEach(media => media.addListener(show));
addEventListener('pointerup', up);
addEventListener('pointercancel', up);

async function start() {
  await Promise.all([speak(language), drawings('/drawings.svg')]);
  const fresh = scanned();
  if (fresh) {
    history.replaceState(null, '', location.pathname);
    if (fresh !== key) {
      key = remember('key', fresh);
      token = remember('token', null);
    }
  }
  if (token) listen(); else await welcome();
  show();
}

start();
