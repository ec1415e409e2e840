import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { isActiveAdmin } from '#api/identity/sessions/active-admin';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { actorName } from '#api/platform/audit/actor-name';
import type { Clock } from '#api/platform/clock';
import type { Broadcaster } from '#api/platform/live-updates/broadcaster';
import { publishPresence } from '#api/platform/live-updates/publish-presence';
import { streamOf } from '#api/platform/live-updates/stream';
import * as endpoint from '#contract/endpoints/live-updates';
import type { Db } from '#db/client';
import { createPresenceThrottle } from './presence-throttle.ts';

type Dependencies = {
  access: SessionAccess;
  broadcaster: Broadcaster;
  db: Db;
  now: Clock;
  log: (line: string) => void;
};

const headers = {
  'content-type': 'text/event-stream',
  // Proxies must forward each event immediately and unchanged.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Streams live updates to admins, and passes on which record each of them has open. */
export function liveUpdateRoutes({ access, broadcaster, db, now, log }: Dependencies) {
  const throttle = createPresenceThrottle({ now });
  return new Elysia({ name: 'live notices' })
    .use(adminGuard(access))
    .post(
      endpoint.tellPresence.path,
      async ({ viewer: { user, customer, session }, body }) => {
        if (throttle.allows(session.key, body)) {
          const name = customer.firstName ?? actorName(user, customer);
          await publishPresence(db, { ...body, userId: user.id, name, by: customer.id });
        }
        return { ok: true } as const;
      },
      schemaOf(endpoint.tellPresence),
    )
    .get(
      endpoint.streamLiveUpdates.path,
      ({ viewer: { session }, query, request }) => {
        const lastEventId = request.headers.get('last-event-id') ?? query.lastEventId ?? null;
        const line = broadcaster.open(session.key, lastEventId);
        request.signal.addEventListener('abort', line.close, { once: true });
        // The client disconnected during authentication, so its abort event has already fired.
        if (request.signal.aborted) line.close();
        return new Response(streamOf(line, { reader: () => readerOf(session.key), log }), {
          headers,
        });
      },
      schemaOf(endpoint.streamLiveUpdates),
    );

  /** An open page does not count as use of a session, so it does not extend it. */
  async function readerOf(key: string): Promise<string | null> {
    const viewer = await access.sessions.peek(key);
    return viewer && isActiveAdmin(viewer) ? viewer.customer.id : null;
  }
}
