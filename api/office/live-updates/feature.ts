import { Elysia } from 'elysia';
import { actorName } from '#api/http/actor-name';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, isActiveAdmin, type SessionAccess } from '#api/http/viewer';
import { publish } from '#api/platform/publish';
import * as endpoint from '#contract/endpoints/live-updates';
import type { Db } from '#db/client';
import type { Broadcaster } from './broadcaster.ts';
import { eventsOf } from './connection.ts';

type Dependencies = {
  access: SessionAccess;
  broadcaster: Broadcaster;
  db: Db;
  log: (line: string) => void;
};

const headers = {
  'content-type': 'text/event-stream',
  // Proxies must forward each event immediately and unchanged.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export const liveUpdates = feature({
  routes: (given: Given<typeof liveUpdateRoutes>) => [liveUpdateRoutes(given)],
});

/** Streams live updates to admins, and passes on which record each of them types in. */
function liveUpdateRoutes({ access, broadcaster, db, log }: Dependencies) {
  return new Elysia({ name: 'live notices' })
    .use(adminGuard(access))
    .post(
      endpoint.announcePresence.path,
      async ({ viewer: { user, customer }, body }) => {
        await publish(db, {
          ...body,
          id: user.id,
          actor: customer.firstName ?? actorName(user, customer),
          by: customer.id,
        });
        return { ok: true } as const;
      },
      schemaOf(endpoint.announcePresence),
    )
    .get(
      endpoint.streamLiveUpdates.path,
      ({ viewer: { session }, query, request, set }) => {
        const lastEventId = request.headers.get('last-event-id') ?? query.lastEventId ?? null;
        const line = broadcaster.open(session.key, lastEventId);
        request.signal.addEventListener('abort', line.close, { once: true });
        // The client disconnected during authentication, so its abort event has already fired.
        if (request.signal.aborted) line.close();
        Object.assign(set.headers, headers);
        return eventsOf(line, { reader: () => readerOf(session.key), log });
      },
      schemaOf(endpoint.streamLiveUpdates),
    );

  /** An open page does not count as use of a session, so it does not extend it. */
  async function readerOf(key: string): Promise<string | null> {
    const viewer = await access.sessions.peek(key);
    return viewer && isActiveAdmin(viewer) ? viewer.customer.id : null;
  }
}
