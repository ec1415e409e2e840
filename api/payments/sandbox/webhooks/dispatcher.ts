import { type EndpointSecrets, listeners } from '../resources/webhook-endpoints.ts';
import type { Objects } from '../store/objects.ts';
import type { Mischief, WebhookControls } from './controls.ts';
import type { Deliveries, Delivery } from './deliveries.ts';
import { post } from './post.ts';
import { signatureOf } from './signature.ts';

/** How long a slow endpoint may hold up the events behind. */
const PATIENCE_MS = 500;

export interface Dispatcher extends WebhookControls {
  /** Looks for what is due; called after each commit and at the start. */
  wake(): void;
  stop(): Promise<void>;
}

export interface DispatcherParts {
  deliveries: Deliveries;
  objects: Objects;
  /** The wait after each failed try; when they are used up, the event is given up. */
  retryDelaysMs: number[];
  log(line: string): void;
}

/** Sends events to each endpoint in their order; a failed one waits without stopping the others. */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { deliveries, objects } = parts;
  const stopping = new AbortController();
  const underway = new Map<number, Promise<void>>();
  const lanes = new Set<string>();
  const alarms = new Map<string, Timer>();
  const waiters = new Set<{ ready(): boolean; resolve(): void }>();
  const mischief: Mischief = {
    held: false,
    twice: false,
    dropped: false,
    reversed: false,
    missigned: false,
    delayMs: 0,
    ageMs: 0,
  };

  async function runLane(endpoint: string): Promise<void> {
    if (lanes.has(endpoint)) return;
    lanes.add(endpoint);
    while (!mischief.held && !stopping.signal.aborted) {
      const delivery = nextOf(endpoint);
      if (delivery === undefined) break;
      const waitMs = delivery.dueAtMs + mischief.delayMs - Date.now();
      if (waitMs > 0) {
        setAlarm(endpoint, waitMs);
        break;
      }
      const sending = deliver(delivery).finally(() => arrived(delivery));
      underway.set(delivery.seq, sending);
      await Promise.race([sending, Bun.sleep(PATIENCE_MS)]);
    }
    lanes.delete(endpoint);
    tellWaiters();
  }

  function nextOf(endpoint: string): Delivery | undefined {
    const busy = new Set(underway.keys());
    const newest = mischief.reversed
      ? deliveries.newest(endpoint, busy, Date.now() - mischief.delayMs)
      : undefined;
    return newest ?? deliveries.next(endpoint, busy);
  }

  async function deliver({ seq, event: id, endpoint: to, tries }: Delivery): Promise<void> {
    const endpoint = objects.get('webhook_endpoint', to);
    const event = objects.get('event', id);
    const secret = objects.hidden<EndpointSecrets>(to)?.secret;
    if (mischief.dropped || !event || !secret || endpoint?.status !== 'enabled') {
      deliveries.settle(seq, 'dropped');
      return;
    }
    // The signature is checked against the other side's clock, so it is never the sandbox's own.
    const sign = (body: string) =>
      signatureOf(body, mischief.missigned ? `not ${secret}` : secret, Date.now() - mischief.ageMs);
    const letter = { url: endpoint.url, event, sign };
    const taken = await post(letter, stopping.signal);
    if (mischief.twice) await post(letter, stopping.signal);
    // A try that the stop cut short does not count: the next start sends it again.
    if (stopping.signal.aborted) return;
    parts.log(`webhook ${event.type} ${taken ? 'taken' : 'not taken'}`);
    const delayMs = parts.retryDelaysMs[tries];
    if (taken) deliveries.settle(seq, 'answered');
    else if (delayMs === undefined) deliveries.settle(seq, 'given_up');
    else deliveries.retryAt(seq, Date.now() + delayMs);
  }

  function arrived({ seq, endpoint }: Delivery): void {
    underway.delete(seq);
    if (!stopping.signal.aborted) runLane(endpoint);
    tellWaiters();
  }

  function setAlarm(endpoint: string, waitMs: number): void {
    clearTimeout(alarms.get(endpoint));
    const alarm = setTimeout(() => runLane(endpoint), waitMs);
    alarm.unref();
    alarms.set(endpoint, alarm);
  }

  function tellWaiters(): void {
    for (const waiter of waiters) {
      if (!waiter.ready()) continue;
      waiters.delete(waiter);
      waiter.resolve();
    }
  }

  function until(ready: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      waiters.add({ ready, resolve });
      tellWaiters();
    });
  }

  const still = () => underway.size === 0 && lanes.size === 0;

  function wake(): void {
    for (const endpoint of deliveries.endpoints()) runLane(endpoint);
  }

  return {
    wake,
    hold() {
      mischief.held = true;
    },
    release() {
      mischief.held = false;
      wake();
      return until(still);
    },
    sendTwice(on) {
      mischief.twice = on;
    },
    drop(on) {
      mischief.dropped = on;
    },
    reverse(on) {
      mischief.reversed = on;
    },
    missign(on) {
      mischief.missigned = on;
    },
    delay(ms) {
      mischief.delayMs = ms;
      wake();
    },
    age(ms) {
      mischief.ageMs = ms;
    },
    resend(id) {
      const event = objects.get('event', id);
      if (event === undefined) throw new RangeError(`There is no event '${id}'.`);
      for (const { id: to } of listeners(objects, event.type)) deliveries.add(id, to, Date.now());
      wake();
    },
    mischief: () => ({ ...mischief }),
    settled: () => until(() => still() && (mischief.held || deliveries.pending() === 0)),
    pending: deliveries.pending,
    async stop() {
      stopping.abort();
      for (const alarm of alarms.values()) clearTimeout(alarm);
      await Promise.all(underway.values());
      for (const { resolve } of waiters) resolve();
      waiters.clear();
    },
  };
}
