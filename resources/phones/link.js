// The line to the table. A phone sleeps, changes its network and forgets to say so: whatever happens, the line is closed
// and opened again, and the first message is always the whole present view.

const CONNECT = 5000;
const SILENCE = 30000;
/** Two signs of waking up within this time are one: a second line would look like a second page to the table. */
const ONE_WAKING = 300;
const PAUSES = [300, 1000, 2000, 4000];

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
    again(PAUSES[Math.min(failed++, PAUSES.length - 1)]);
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
    try {
      const answer = await fetch(address(), { headers: token ? { Authorization: `Bearer ${token}` } : {}, cache: 'no-store', signal: mine.signal });
      if (mine !== controller) return;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        close();
        state('refused', answer.status);
        return;
      }
      if (!answer.ok) throw new Error(answer.status);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        within(SILENCE);
        const { done, value } = await reader.read();
        if (mine !== controller) return;
        if (done) break;
        failed = 0;
        const messages = (rest + value).split('\n\n');
        rest = messages.pop();
        messages.forEach(message);
      }
      lost();
    } catch {
      if (mine === controller) lost();
    }
  }

  function message(text) {
    let name = 'message', data = '';
    for (const line of text.split('\n')) {
      if (line.startsWith('event:')) name = line.slice(6).trim();
      if (line.startsWith('data:')) data += line.slice(5).trim();
    }
    if (data) {
      state('open');
      heard(JSON.parse(data), name);
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
  try {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(CONNECT),
    });
    const said = await answer.json().catch(() => ({}));
    return { ...said, status: answer.status };
  } catch {
    return { status: 0 };
  }
}
