import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from './client.ts';
import type { Client } from './pool.ts';

/** Begins the payload of a notification that only tests the connection. */
const probePrefix = 'probe ';
const everyHalfMinute = { everyMs: 30_000, timeoutMs: 10_000 };
const reconnectPauseMs = 500;

type Options = {
  /** A new connection of its own, not yet opened. */
  connect(): Client;
  /** Sends a notification, over the shop's other connections. */
  notify(channel: Channel, payload: string): Promise<unknown>;
  /** How often the connection is tested, and how long a notification may take then. */
  heartbeat?: { everyMs: number; timeoutMs: number };
};

export type Listeners = ReturnType<typeof createListeners>;

/** One connection that hears the notifications of all channels, and is replaced when it is lost. */
export function createListeners({ connect, notify, heartbeat = everyHalfMinute }: Options) {
  const listeners = new Map<Channel, (payload: string) => void>();
  /** Called when a probe arrives, by its payload. */
  const probes = new Map<string, (channel: Channel) => void>();
  let opening: Promise<void> | undefined;
  let current: Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout;
  scheduleHeartbeat();

  return {
    async listen(channel: Channel, onNotice: (payload: string) => void): Promise<void> {
      listeners.set(channel, onNotice);
      opening ??= open();
      await opening;
      await current?.query(`listen "${channel}"`);
      onNotice('');
    },

    async probe(timeoutMs: number): Promise<void> {
      const ping = sendPing();
      await within(timeoutMs, Promise.all([ping.sent, ping.received])).finally(ping.forget);
      if (ping.waiting.size === 0) return;
      throw new Error(`No notification arrived on ${[...ping.waiting].sort().join(', ')}`);
    },

    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await current?.end();
    },
  };

  async function open(): Promise<void> {
    const client = connect();
    client.on('notification', ({ channel, payload = '' }) => hear(channel as Channel, payload));
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen "${channel}"`);
      if (isClosed) throw new Error('The listeners were closed while connecting');
    } catch (error) {
      await client.end();
      throw error;
    }
    current = client;
    client.once('end', reopen);
  }

  async function reopen(): Promise<void> {
    current = undefined;
    while (!isClosed) {
      await sleep(reconnectPauseMs);
      try {
        await open();
        // Notifications may have been missed, so a reconnect counts as one.
        for (const onNotice of listeners.values()) onNotice('');
        return;
      } catch {}
    }
  }

  function hear(channel: Channel, payload: string): void {
    if (payload.startsWith(probePrefix)) probes.get(payload)?.(channel);
    else listeners.get(channel)?.(payload);
  }

  /** Sends a notification to every channel. `waiting` has those on which it hasn’t arrived. */
  function sendPing() {
    const payload = probePrefix + crypto.randomUUID();
    const waiting = new Set(listeners.keys());
    const { promise: received, resolve } = Promise.withResolvers<void>();
    if (waiting.size === 0) resolve();
    probes.set(payload, (channel) => {
      if (waiting.delete(channel) && waiting.size === 0) resolve();
    });
    const sent = Promise.all([...waiting].map((channel) => notify(channel, payload)));
    return { waiting, sent, received, forget: () => probes.delete(payload) };
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
      // While all of the shop’s connections are busy, this says nothing about the listener.
      await ping.sent;
      await within(heartbeat.timeoutMs, ping.received);
    } finally {
      ping.forget();
    }
    if (ping.waiting.size > 0) current?.connection.stream.destroy();
  }
}

/** Resolves when the promise does, or after so many milliseconds. */
async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms).unref();
  await Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
