// The line to the table. A phone sleeps, changes its network and forgets to say so: whatever happens, the line is closed
// and opened again, and the first message is always the whole present view.

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
    if (!data) return;
    state('open');
    try {
      heard(JSON.parse(data), name);
    } catch (fault) {
      // It is said in the page (fault.js), and the next message is read all the same: it holds the whole view.
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
