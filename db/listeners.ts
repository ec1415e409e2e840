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
  // What fails is tried again the next time.
  const timer = setInterval(() => replaceDeaf().catch(() => {}), heartbeat.everyMs);
  timer.unref();

  return {
    async listen(channel: Channel, onNotice: (payload: string) => void): Promise<void> {
      const listener: Listener = { channel, client: connect(), probes: new Map(), onNotice };
      listeners.push(listener);
      await subscribe(listener);
    },

    async probe(timeoutMs: number): Promise<void> {
      const deaf = await findDeaf(timeoutMs);
      if (deaf.length === 0) return;
      const channels = deaf.map(({ channel }) => channel).sort();
      throw new Error(`No notification arrived on ${channels.join(', ')}`);
    },

    async close(): Promise<void> {
      clearInterval(timer);
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

  /** Sends a notification to every channel. Returns those who didn’t hear it in time. */
  async function findDeaf(timeoutMs: number): Promise<Listener[]> {
    const payload = probePrefix + crypto.randomUUID();
    const deaf = new Set(listeners);
    const heard = Promise.withResolvers<void>();
    if (deaf.size === 0) heard.resolve();
    for (const listener of listeners) {
      listener.probes.set(payload, () => {
        if (deaf.delete(listener) && deaf.size === 0) heard.resolve();
      });
    }
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, timeoutMs);
    try {
      const channels = [...new Set(listeners.map(({ channel }) => channel))];
      const sent = channels.map((channel) => sender.notify(channel, payload));
      await Promise.race([late.promise, Promise.all([heard.promise, ...sent])]);
      return [...deaf];
    } finally {
      clearTimeout(timer);
      for (const { probes } of listeners) probes.delete(payload);
    }
  }

  /** Behind a proxy that stays up, the connection to a machine that vanished is silent but open. */
  async function replaceDeaf(): Promise<void> {
    const deaf = await findDeaf(heartbeat.timeoutMs);
    await Promise.all(
      deaf.map((listener) => {
        listener.client.end({ timeout: 0 }).catch(() => {});
        listener.client = connect();
        return subscribe(listener);
      }),
    );
  }
}
