import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { isActiveAdmin } from '#api/identity/sessions/active-admin';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import type { Broadcaster } from '#api/platform/live-updates/broadcaster';
import { streamOf } from '#api/platform/live-updates/stream';
import * as endpoint from '#contract/endpoints/live-updates';

type Dependencies = {
  access: SessionAccess;
  broadcaster: Broadcaster;
  log: (line: string) => void;
};

const headers = {
  'content-type': 'text/event-stream',
  // Whatever lies between passes each event on as it comes, and as it is.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** What happens in the shop, told to admins while they look. */
export function liveUpdateRoutes({ access, broadcaster, log }: Dependencies) {
  return new Elysia({ name: 'live notices' }).use(adminGuard(access)).get(
    endpoint.streamLiveUpdates.path,
    ({ viewer: { session }, query, request }) => {
      const lastEventId = request.headers.get('last-event-id') ?? query.lastEventId ?? null;
      const line = broadcaster.open(session.key, lastEventId);
      request.signal.addEventListener('abort', line.close, { once: true });
      // Gone while it was asked who they are: the event has been already.
      if (request.signal.aborted) line.close();
      return new Response(streamOf(line, { reader: () => readerOf(session.key), log }), {
        headers,
      });
    },
    schemaOf(endpoint.streamLiveUpdates),
  );

  /** A page that stands open is no use of a session, so it does not make one last longer. */
  async function readerOf(key: string): Promise<string | null> {
    const viewer = await access.sessions.peek(key);
    return viewer && isActiveAdmin(viewer) ? viewer.customer.id : null;
  }
}
