import type { Socket } from 'node:net';
import pg from 'pg';
import { LostConnection } from './connection-error.ts';

export type ClientOptions = {
  connectTimeoutMs?: number;
  /** How long a query may stay unanswered, as by a machine that vanished. Default: for good. */
  answerTimeoutMs?: number | undefined;
  /** Settings of the session, such as `statement_timeout`. A pooler refuses them. */
  settings?: Record<string, number | undefined>;
  /**
   * Refuses a server that isn’t the primary yet, or no longer, as during a failover. It would refuse
   * every write and `LISTEN` for as long as the connection is open.
   */
  primaryOnly?: boolean;
};

const defaultConnectTimeoutMs = 10_000;
/** When an idle connection is first tested. Without an answer it is closed ten seconds later. */
const keepAliveInitialDelayMillis = 10_000;
const maxLifetimeSeconds = 3600;

/** Up to `max` connections, opened as they are needed. What a lost one was asked fails. */
export function createPool(url: string, max: number, options: ClientOptions = {}): pg.Pool {
  class PooledClient extends Client {
    constructor() {
      super(url, options);
    }
  }
  return new Pool({
    max,
    maxLifetimeSeconds,
    idleTimeoutMillis: 0,
    // Also of a query that waits for others: if nothing answers, they all fail after one timeout.
    connectionTimeoutMillis: options.connectTimeoutMs ?? defaultConnectTimeoutMs,
    Client: PooledClient,
  });
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // It was idle: the next query opens another.
    this.on('error', () => {});
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return this.#lend();
    super.connect(connected);
    return undefined;
  }

  /** Drizzle doesn’t give back the connection of a transaction that could not begin. */
  async #lend(): Promise<pg.PoolClient> {
    const client = await super.connect().catch(explainLoss);
    const release = client.release;
    const onEnd = () => client.release(true);
    client.release = (error) => {
      client.off('end', onEnd);
      client.release = () => {};
      release(error);
    };
    client.once('end', onEnd);
    return client;
  }
}

/** A connection that isn’t lent: for notifications, and for what belongs to a session. */
export class Client extends pg.Client {
  constructor(url: string, options: ClientOptions = {}) {
    super(toConfig(url, options));
    // Its queries fail as well. Without a listener, the event would end the process.
    this.on('error', () => {});
    if (options.primaryOnly) this.#refuseStandby();
    if (options.answerTimeoutMs) this.#limitSilence(options.answerTimeoutMs);
  }

  override connect(): Promise<this>;
  override connect(connected: (error: Error) => void): void;
  override connect(connected?: (error: Error) => void): Promise<this> | undefined {
    if (!connected) return super.connect().then(() => this, explainLoss);
    super.connect(connected);
    return undefined;
  }

  #refuseStandby(): void {
    const { connection } = this;
    connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      const isStandby = /^(in_hot_standby|default_transaction_read_only)$/.test(parameterName);
      if (isStandby && parameterValue === 'on') connection.stream.destroy();
    });
  }

  /** TCP would wait for a quarter of an hour. */
  #limitSilence(ms: number): void {
    this.once('connect', () => {
      const socket = this.connection.stream as Socket;
      socket.setTimeout(ms, () => {
        const { readyForQuery } = this as { readyForQuery?: boolean };
        if (!readyForQuery) socket.destroy();
      });
    });
  }
}

/** What the server itself says, such as a wrong password, stays as it is. */
function explainLoss(error: Error): never {
  throw error instanceof pg.DatabaseError ? error : new LostConnection(error);
}

function toConfig(url: string, options: ClientOptions): pg.ClientConfig {
  const address = new URL(url);
  // Without it, pg treats `sslmode=require` as `verify-full`.
  address.searchParams.set('uselibpqcompat', 'true');
  const settings = Object.entries(options.settings ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `-c ${name}=${value}`);
  return {
    connectionString: address.href,
    connectionTimeoutMillis: options.connectTimeoutMs ?? defaultConnectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    ...(settings.length > 0 && { options: settings.join(' ') }),
  };
}
