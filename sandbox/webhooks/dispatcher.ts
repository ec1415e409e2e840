import { subscribedEndpoints } from '../resources/webhook-endpoints.ts';
import type { Objects } from '../store/objects.ts';
import type { WebhookControls } from './controls.ts';
import { createCustomerQueues } from './customer-queues.ts';
import { createDeliver } from './deliver.ts';
import type { Deliveries, Delivery } from './deliveries.ts';
import { createDeliverySettings, createSettingControls } from './delivery-settings.ts';
import { createWaitQueue } from './wait-queue.ts';

/** Concurrent deliveries to one endpoint. */
const MAX_CONCURRENT = 8;

/** How many deliveries to look at behind those whose customer's queue is busy. */
const LOOK_AHEAD = 32;

export interface Dispatcher extends WebhookControls {
  /** Sends what is due. Called after each transaction and at startup. */
  wake(): void;
  stop(): Promise<void>;
}

export interface DispatcherParts {
  deliveries: Deliveries;
  objects: Objects;
  /** The delay after each failed attempt. After the last one, the event is given up. */
  retryDelaysMs: number[];
  /** How long an unanswered event may block later events of the same customer. */
  orderingTimeoutMs: number;
  log(line: string): void;
}

/** A delivery that blocks its customer's queue. */
interface Sending {
  endpoint: string;
  queue: string;
}

/**
 * Sends events to each endpoint: in order for one customer, concurrently for different ones. A
 * failed event waits for its retry without blocking others.
 */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { deliveries, objects, retryDelaysMs, log } = parts;
  const stopping = new AbortController();
  const inFlight = new Map<number, { endpoint: string; sent: Promise<void> }>();
  const blocking = new Set<Sending>();
  const timers = new Map<string, Timer>();
  const queues = createCustomerQueues(objects);
  const waitQueue = createWaitQueue();
  const settings = createDeliverySettings();
  const { faults } = settings;
  const deliver = createDeliver({
    deliveries,
    objects,
    settings,
    retryDelaysMs,
    log,
    stopping: stopping.signal,
  });

  /** Called again whenever a delivery is added, finishes or falls due. */
  function advance(endpoint: string): void {
    while (!faults.held && !stopping.signal.aborted) {
      const next = inFlightTo(endpoint) < MAX_CONCURRENT ? nextFor(endpoint) : undefined;
      if (next === undefined) return;
      const waitMs = next.dueAtMs + faults.delayMs - Date.now();
      if (waitMs > 0) {
        advanceLater(endpoint, waitMs);
        return;
      }
      send(next);
    }
  }

  function inFlightTo(endpoint: string): number {
    return [...inFlight.values()].filter((sending) => sending.endpoint === endpoint).length;
  }

  /** The first delivery whose customer's queue is free. */
  function nextFor(endpoint: string): Delivery | undefined {
    const ahead = [...blocking].filter((sending) => sending.endpoint === endpoint);
    const busy = new Set(ahead.map(({ queue }) => queue));
    return candidatesFor(endpoint).find(
      (delivery) => !inFlight.has(delivery.seq) && !busy.has(queues.of(delivery)),
    );
  }

  function candidatesFor(endpoint: string): Delivery[] {
    const limit = inFlight.size + LOOK_AHEAD;
    const newest = faults.reversed
      ? deliveries.newest(endpoint, limit, Date.now() - faults.delayMs)
      : [];
    return [...newest, ...deliveries.next(endpoint, limit)];
  }

  function send(delivery: Delivery): void {
    const { seq, endpoint } = delivery;
    const sending = { endpoint, queue: queues.of(delivery) };
    blocking.add(sending);
    const unblock = () => {
      blocking.delete(sending);
      advance(endpoint);
    };
    const orderingTimeout = setTimeout(unblock, parts.orderingTimeoutMs);
    const sent = deliver(delivery).finally(() => {
      clearTimeout(orderingTimeout);
      inFlight.delete(seq);
      queues.forget(delivery);
      unblock();
      waitQueue.notify();
    });
    inFlight.set(seq, { endpoint, sent });
  }

  function advanceLater(endpoint: string, waitMs: number): void {
    clearTimeout(timers.get(endpoint));
    const timer = setTimeout(() => advance(endpoint), waitMs);
    timer.unref();
    timers.set(endpoint, timer);
  }

  const isIdle = () => inFlight.size === 0;

  function wake(): void {
    for (const endpoint of deliveries.endpoints()) advance(endpoint);
  }

  return {
    ...createSettingControls(settings),
    wake,
    hold() {
      faults.held = true;
      // While held, settled() does not wait for pending retries.
      waitQueue.notify();
    },
    release() {
      faults.held = false;
      wake();
      return waitQueue.waitUntil(isIdle);
    },
    delay(ms) {
      faults.delayMs = ms;
      wake();
    },
    resend(id) {
      const event = objects.get('event', id);
      if (event === undefined) throw new RangeError(`There is no event '${id}'.`);
      for (const endpoint of subscribedEndpoints(objects, event.type)) {
        deliveries.add(id, endpoint.id, Date.now());
      }
      wake();
    },
    settled: () =>
      waitQueue.waitUntil(() => isIdle() && (faults.held || deliveries.pending() === 0)),
    pending: deliveries.pending,
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all([...inFlight.values()].map(({ sent }) => sent));
      waitQueue.release();
    },
  };
}
