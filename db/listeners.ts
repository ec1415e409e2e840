import postgres from 'postgres';
import type { Channel } from './client.ts';

/** Begins the payload of a notification that only tests a connection. */
const probePrefix = 'probe ';

type Listener = {
  channel: Channel;
  client: postgres.Sql;
  /** Resolvers of the probes that are on their way, by payload. */
  probes: Map<string, () => void>;
};

type Options = {
  url: string;
  settings: postgres.Options<Record<string, never>>;
  sender: postgres.Sql;
};

export type Listeners = ReturnType<typeof createListeners>;

/** Connections that hear notifications and reconnect. `sender` is the shop's own connections. */
export function createListeners({ url, settings, sender }: Options) {
  const listeners: Listener[] = [];
  return {
    async listen(channel: Channel, onNotice: (payload: string) => void): Promise<void> {
      // Each channel has its own connection: on a shared one the driver would queue the other
      // channels again at every attempt to reconnect.
      const client = postgres(url, { ...settings, max: 1, backoff: () => 0.5 });
      const listener: Listener = { channel, client, probes: new Map() };
      listeners.push(listener);
      const hear = (payload: string) => {
        if (payload.startsWith(probePrefix)) listener.probes.get(payload)?.();
        else onNotice(payload);
      };
      // Notifications may have been missed while disconnected, so a reconnect counts as one.
      await client.listen(channel, hear, () => onNotice(''));
    },

    async probe(timeoutMs: number): Promise<void> {
      const payload = probePrefix + crypto.randomUUID();
      const unheard = new Set(listeners);
      const heard = Promise.withResolvers<void>();
      if (unheard.size === 0) heard.resolve();
      for (const listener of listeners) {
        listener.probes.set(payload, () => {
          if (unheard.delete(listener) && unheard.size === 0) heard.resolve();
        });
      }
      const timer = setTimeout(() => {
        const channels = [...unheard].map(({ channel }) => channel).sort();
        heard.reject(new Error(`No notification arrived on ${channels.join(', ')}`));
      }, timeoutMs);
      try {
        const channels = [...new Set(listeners.map(({ channel }) => channel))];
        await Promise.all([
          heard.promise,
          ...channels.map((channel) => sender.notify(channel, payload)),
        ]);
      } finally {
        clearTimeout(timer);
        for (const { probes } of listeners) probes.delete(payload);
      }
    },

    async close(): Promise<void> {
      await Promise.all(listeners.map(({ client }) => client.end({ timeout: 5 })));
    },
  };
}
