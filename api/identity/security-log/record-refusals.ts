import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import { resolvedViewer } from '#api/http/viewer';
import type { ProblemCode } from '#contract/problem';
import type { SecurityEventKind } from '#db/values/security-events';
import type { SecurityLog } from './recorder.ts';

/** Recorded for every rejected request. A failure can name another event. */
const events: Partial<Record<ProblemCode, SecurityEventKind>> = {
  rate_limited: 'rate_limited',
  not_allowed: 'access_denied',
  cross_site: 'access_denied',
};

type Dependencies = { securityLog: Pick<SecurityLog, 'record'>; clientAddress: ClientAddress };

/** Records rejected requests. Logs the route instead of the path, which may contain a token. */
export function recordRefusals({ securityLog, clientAddress }: Dependencies) {
  return new Elysia({ name: 'record refusals' }).onError(
    { as: 'global' },
    async ({ error, request, server, route }) => {
      if (!(error instanceof Failure)) return;
      const event = error.details.securityEvent ?? events[error.code];
      if (!event) return;
      const userId = error.accountId ?? (await resolvedViewer(request))?.user.id ?? null;
      const network = clientAddress(request, server);
      securityLog.record({
        event,
        userId,
        network,
        detail: route ? `${request.method} ${route}` : null,
      });
    },
  );
}
