import postgres from 'postgres';
import type { Channel } from './client.ts';

/** Begins the payload of a notification that only tests a connection. */
const probePrefix = 'probe ';

const everyHalfMinute = { everyMs: 30_000, timeoutMs: 10_000 };

type Listener = {
  channel: Channel;
  client: postgres.Sql;
  /** Resolvers of the probes that are on their way, by payload. */
  probes: Map<string, () => void>;
  onNotice: (payload: string) => void;
};

type Options = {
  url: string;
  settings: postgres.Options<Record<string, never>>;
  sender: postgres.Sql;
  /** How often the connections are tested, and how long a notification may take then. */
  heartbeat?: { everyMs: number; timeoutMs: number };
};

export type Listeners = ReturnType<typeof createListeners>;

/** Connections that hear notifications and reconnect. `sender` is the shop's own connections. */
export function createListeners({ url, settings, sender, heartbeat = everyHalfMinute }: Options) {
  const listeners: Listener[] = [];
  let isClosed = false;
  let timer: NodeJS.Timeout;
  scheduleHeartbeat();

  return {
    async listen(channel: Channel, onNotice: (payload: string) => void): Promise<void> {
      const listener: Listener = { channel, client: connect(), probes: new Map(), onNotice };
      listeners.push(listener);
      await subscribe(listener);
    },

    async probe(timeoutMs: number): Promise<void> {
      const ping = sendPing();
      await within(timeoutMs, Promise.all([ping.sent, ping.received])).finally(ping.forget);
      if (ping.waiting.size === 0) return;
      const channels = [...ping.waiting].map(({ channel }) => channel).sort();
      throw new Error(`No notification arrived on ${channels.join(', ')}`);
    },

    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(listeners.map(({ client }) => client.end({ timeout: 5 })));
    },
  };

  // Each channel has its own connection: on a shared one the driver would queue the other channels
  // again at every attempt to reconnect.
  function connect(): postgres.Sql {
    return postgres(url, { ...settings, max: 1, backoff: () => 0.5 });
  }

  async function subscribe({ client, channel, probes, onNotice }: Listener): Promise<void> {
    const hear = (payload: string) => {
      if (payload.startsWith(probePrefix)) probes.get(payload)?.();
      else onNotice(payload);
    };
    // Notifications may have been missed while disconnected, so a reconnect counts as one.
    await client.listen(channel, hear, () => onNotice(''));
  }

  /** Sends a notification to every channel. `waiting` has the listeners that haven’t received it. */
  function sendPing() {
    const payload = probePrefix + crypto.randomUUID();
    const waiting = new Set(listeners);
    const { promise: received, resolve } = Promise.withResolvers<void>();
    if (waiting.size === 0) resolve();
    for (const listener of listeners) {
      listener.probes.set(payload, () => {
        if (waiting.delete(listener) && waiting.size === 0) resolve();
      });
    }
    const channels = [...new Set(listeners.map(({ channel }) => channel))];
    const sent = Promise.all(channels.map((channel) => sender.notify(channel, payload)));
    const forget = () => {
      for (const { probes } of listeners) probes.delete(payload);
    };
    return { waiting, sent, received, forget };
  }

  function scheduleHeartbeat(): void {
    timer = setTimeout(async () => {
      // A failed heartbeat is retried at the next interval.
      await replaceUnresponsive().catch(() => {});
      if (!isClosed) scheduleHeartbeat();
    }, heartbeat.everyMs).unref();
  }

  /** Behind a proxy that stays up, the connection to a machine that vanished is silent but open. */
  async function replaceUnresponsive(): Promise<void> {
    const ping = sendPing();
    try {
      // While all of the shop’s connections are busy, this says nothing about the listeners.
      await ping.sent;
      await within(heartbeat.timeoutMs, ping.received);
    } finally {
      ping.forget();
    }
    if (isClosed) return;
    await Promise.all([...ping.waiting].map(replace));
  }

  async function replace(listener: Listener): Promise<void> {
    listener.client.end({ timeout: 0 }).catch(() => {});
    listener.client = connect();
    await subscribe(listener);
  }
}

/** Resolves when the promise does, or after so many milliseconds. */
async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms).unref();
  await Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
