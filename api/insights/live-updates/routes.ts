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
  // Proxies must forward each event immediately and unchanged.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Streams live updates to admins. */
export function liveUpdateRoutes({ access, broadcaster, log }: Dependencies) {
  return new Elysia({ name: 'live notices' }).use(adminGuard(access)).get(
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
