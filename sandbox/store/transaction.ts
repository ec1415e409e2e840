import type { Database } from 'bun:sqlite';
import type { Context } from '../protocol/operation.ts';
import type { Cause } from '../protocol/wire.ts';
import { newEvent } from '../resources/events.ts';
import { subscribedEndpoints } from '../resources/webhook-endpoints.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { SandboxClock } from './clock.ts';
import type { Objects } from './objects.ts';

export interface TransactionParts {
  database: Database;
  objects: Objects;
  deliveries: Deliveries;
  publicUrl: string;
  clock: SandboxClock;
  /** Called after a transaction that added deliveries. */
  wake(): void;
}

/** `at` is the time of the work. Defaults to the sandbox's current time. */
export type Transact = <T>(cause: Cause, work: (context: Context) => T, at?: number) => T;

/** For what no API request caused. */
export const NO_CAUSE: Cause = { id: null, idempotency_key: null };

/** Runs work in one transaction that saves objects, events and deliveries together. */
export function createTransact(parts: TransactionParts): Transact {
  const { database, objects, deliveries, publicUrl, clock } = parts;
  return (cause, work, at = clock.now()) => {
    let emitted = false;
    const contextAt = (now: number): Context => ({
      objects,
      now,
      realNow: clock.realNow(),
      at: contextAt,
      publicUrl,
      cause,
      emit(type, object, previous) {
        const endpoints = subscribedEndpoints(objects, type);
        const newEventParams = { type, object, previous, cause, endpoints: endpoints.length };
        const event = objects.insert('event', newEvent(newEventParams, now));
        for (const endpoint of endpoints) deliveries.add(event.id, endpoint.id, Date.now());
        emitted = true;
      },
    });
    const result = database.transaction(() => work(contextAt(at))).immediate();
    if (emitted) parts.wake();
    return result;
  };
}
