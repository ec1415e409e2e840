import { type EndpointInternals, subscribedEndpoints } from '../resources/webhook-endpoints.ts';
import type { Objects } from '../store/objects.ts';
import type { DeliveryFaults, WebhookControls } from './controls.ts';
import { createCustomerQueues } from './customer-queues.ts';
import type { Deliveries, Delivery } from './deliveries.ts';
import { inOlderVersion } from './older-version.ts';
import { postWebhook } from './post.ts';
import { signatureOf } from './signature.ts';
import { createWaitQueue } from './wait-queue.ts';

/** To one endpoint, however long it takes to answer. */
const AT_ONCE = 8;

/** How far to look past events whose queue is held up. */
const LOOK_AHEAD = 32;

export interface Dispatcher extends WebhookControls {
  /** Looks for what is due; called after each transact and at the start. */
  wake(): void;
  stop(): Promise<void>;
}

export interface DispatcherParts {
  deliveries: Deliveries;
  objects: Objects;
  /** The wait after each failed try; when they are used up, the event is given up. */
  retryDelaysMs: number[];
  /** How long an event that is not answered may hold up those behind it in its queue. */
  orderingTimeoutMs: number;
  log(line: string): void;
}

/** An event on its way that those behind it in its queue wait for. */
interface Sending {
  endpoint: string;
  queue: string;
}

/**
 * Sends events to each endpoint, those of one customer in their order; a failed one waits without
 * stopping the others.
 */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { deliveries, objects } = parts;
  const stopping = new AbortController();
  const underway = new Map<number, { endpoint: string; sent: Promise<void> }>();
  const holding = new Set<Sending>();
  const alarms = new Map<string, Timer>();
  const queues = createCustomerQueues(objects);
  const waitQueue = createWaitQueue();
  const mischief: DeliveryFaults = {
    held: false,
    twice: false,
    dropped: false,
    reversed: false,
    missigned: false,
    delayMs: 0,
    ageMs: 0,
  };

  let olderVersion: string | null = null;

  /** Sends what may be sent now. Called again when something was added, has arrived or is due. */
  function advance(endpoint: string): void {
    while (!mischief.held && !stopping.signal.aborted) {
      const next = countAt(endpoint) < AT_ONCE ? nextOf(endpoint) : undefined;
      if (next === undefined) return;
      const waitMs = next.dueAtMs + mischief.delayMs - Date.now();
      if (waitMs > 0) {
        setAlarm(endpoint, waitMs);
        return;
      }
      send(next);
    }
  }

  function countAt(endpoint: string): number {
    return [...underway.values()].filter((sending) => sending.endpoint === endpoint).length;
  }

  /** The first that waits behind none that is on its way. */
  function nextOf(endpoint: string): Delivery | undefined {
    const ahead = [...holding].filter((sending) => sending.endpoint === endpoint);
    const busy = new Set(ahead.map(({ queue }) => queue));
    return waitingFor(endpoint).find(
      (delivery) => !underway.has(delivery.seq) && !busy.has(queues.of(delivery)),
    );
  }

  function waitingFor(endpoint: string): Delivery[] {
    const most = underway.size + LOOK_AHEAD;
    const newest = mischief.reversed
      ? deliveries.newest(endpoint, most, Date.now() - mischief.delayMs)
      : [];
    return [...newest, ...deliveries.next(endpoint, most)];
  }

  function send(delivery: Delivery): void {
    const { seq, endpoint } = delivery;
    const sending = { endpoint, queue: queues.of(delivery) };
    holding.add(sending);
    const letBy = () => {
      holding.delete(sending);
      advance(endpoint);
    };
    const patience = setTimeout(letBy, parts.orderingTimeoutMs);
    const sent = deliver(delivery).finally(() => {
      clearTimeout(patience);
      underway.delete(seq);
      queues.forget(delivery);
      letBy();
      waitQueue.notify();
    });
    underway.set(seq, { endpoint, sent });
  }

  async function deliver({ seq, event: id, endpoint: to, tries }: Delivery): Promise<void> {
    const endpoint = objects.get('webhook_endpoint', to);
    const event = objects.get('event', id);
    const secret = objects.hidden<EndpointInternals>(to)?.secret;
    if (mischief.dropped || !event || !secret || endpoint?.status !== 'enabled') {
      deliveries.settle(seq, 'dropped');
      return;
    }
    // The signature is checked against the other side's clock, so it is never the sandbox's own.
    const sign = (body: string) =>
      signatureOf(body, mischief.missigned ? `not ${secret}` : secret, Date.now() - mischief.ageMs);
    const told = olderVersion ? inOlderVersion(event, olderVersion) : event;
    const letter = { url: endpoint.url, event: told, sign };
    const taken = await postWebhook(letter, stopping.signal);
    if (mischief.twice) await postWebhook(letter, stopping.signal);
    // A try that the stop cut short does not count: the next start sends it again.
    if (stopping.signal.aborted) return;
    parts.log(`webhook ${event.type} ${taken ? 'delivered' : 'failed'}`);
    const delayMs = parts.retryDelaysMs[tries];
    if (taken) deliveries.settle(seq, 'answered');
    else if (delayMs === undefined) deliveries.settle(seq, 'given_up');
    else deliveries.retryAt(seq, Date.now() + delayMs);
  }

  function setAlarm(endpoint: string, waitMs: number): void {
    clearTimeout(alarms.get(endpoint));
    const alarm = setTimeout(() => advance(endpoint), waitMs);
    alarm.unref();
    alarms.set(endpoint, alarm);
  }

  const still = () => underway.size === 0;

  function wake(): void {
    for (const endpoint of deliveries.endpoints()) advance(endpoint);
  }

  return {
    wake,
    hold() {
      mischief.held = true;
      // Whoever waits for a later try waits for nothing now.
      waitQueue.notify();
    },
    release() {
      mischief.held = false;
      wake();
      return waitQueue.waitUntil(still);
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
    signWithWrongSecret(on) {
      mischief.missigned = on;
    },
    delay(ms) {
      mischief.delayMs = ms;
      wake();
    },
    backdateSignatures(ms) {
      mischief.ageMs = ms;
    },
    sendInVersion(version) {
      olderVersion = version;
    },
    resend(id) {
      const event = objects.get('event', id);
      if (event === undefined) throw new RangeError(`There is no event '${id}'.`);
      for (const { id: to } of subscribedEndpoints(objects, event.type))
        deliveries.add(id, to, Date.now());
      wake();
    },
    deliveryFaults: () => ({ ...mischief }),
    settled: () =>
      waitQueue.waitUntil(() => still() && (mischief.held || deliveries.pending() === 0)),
    pending: deliveries.pending,
    async stop() {
      stopping.abort();
      for (const alarm of alarms.values()) clearTimeout(alarm);
      await Promise.all([...underway.values()].map(({ sent }) => sent));
      waitQueue.release();
    },
  };
}
