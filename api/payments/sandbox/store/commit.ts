import type { Database } from 'bun:sqlite';
import type { Context } from '../protocol/operation.ts';
import type { Cause } from '../protocol/wire.ts';
import { newEvent } from '../resources/events.ts';
import { listeners } from '../resources/webhook-endpoints.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { Objects } from './objects.ts';

export interface CommitParts {
  database: Database;
  objects: Objects;
  deliveries: Deliveries;
  publicUrl: string;
  now(): number;
  /** Called after a transaction that left webhooks to send. */
  wake(): void;
}

export type Commit = <T>(cause: Cause, work: (context: Context) => T) => T;

/** What the buyer or the clock did goes back to no request. */
export const NO_CAUSE: Cause = { id: null, idempotency_key: null };

/** Runs work in one transaction: objects, events and deliveries are there together or not at all. */
export function createCommit(parts: CommitParts): Commit {
  const { database, objects, deliveries, publicUrl } = parts;
  return (cause, work) => {
    const now = parts.now();
    let emitted = false;
    const context: Context = {
      objects,
      now,
      publicUrl,
      cause,
      emit(type, object, previous) {
        const endpoints = listeners(objects, type);
        const told = { type, object, previous, cause, endpoints: endpoints.length };
        const event = objects.insert('event', newEvent(told, now));
        for (const endpoint of endpoints) deliveries.add(event.id, endpoint.id, Date.now());
        emitted = true;
      },
    };
    const result = database.transaction(() => work(context)).immediate();
    if (emitted) parts.wake();
    return result;
  };
}
