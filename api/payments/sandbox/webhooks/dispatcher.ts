import type { EndpointSecrets } from '../resources/webhook-endpoints.ts';
import type { Objects } from '../store/objects.ts';
import type { WebhookControls } from './controls.ts';
import type { Deliveries, Delivery } from './deliveries.ts';
import { post } from './post.ts';

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
  let held = false;
  let twice = false;
  let dropping = false;

  async function runLane(endpoint: string): Promise<void> {
    if (lanes.has(endpoint)) return;
    lanes.add(endpoint);
    while (!held && !stopping.signal.aborted) {
      const delivery = deliveries.next(endpoint, new Set(underway.keys()));
      if (delivery === undefined) break;
      const waitMs = delivery.dueAtMs - Date.now();
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

  async function deliver({ seq, event: id, endpoint: to, tries }: Delivery): Promise<void> {
    const endpoint = objects.get('webhook_endpoint', to);
    const event = objects.get('event', id);
    const secret = objects.hidden<EndpointSecrets>(to)?.secret;
    if (dropping || !event || !secret || endpoint?.status !== 'enabled') {
      deliveries.settle(seq, 'dropped');
      return;
    }
    const taken = await post(endpoint.url, secret, event, stopping.signal);
    if (twice) await post(endpoint.url, secret, event, stopping.signal);
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
      held = true;
    },
    release() {
      held = false;
      wake();
      return until(still);
    },
    sendTwice(on) {
      twice = on;
    },
    drop(on) {
      dropping = on;
    },
    settled: () => until(() => still() && (held || deliveries.pending() === 0)),
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
