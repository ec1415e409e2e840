import { feature, type Given } from '#api/http/feature';
import type { RateLimits } from '#api/http/rate-limits';
import type { Db } from '#db/client';
import { createSessionCookie } from './cookie.ts';
import { createKnownDevices } from './known-devices.ts';
import { createSessions, type Sessions } from './service.ts';

type Swept = {
  db: Db;
  sessions: Sessions;
  invitations: { sweep: () => Promise<void> };
  idempotency: { sweep: () => Promise<void> };
  limits: RateLimits;
};

export const sessions = feature({
  services(
    given: Given<typeof createSessions> &
      Given<typeof createKnownDevices> & { baseUrl: string; sessionSecrets: readonly string[] },
  ) {
    const sessions = createSessions(given);
    const cookie = createSessionCookie({ baseUrl: given.baseUrl, secrets: given.sessionSecrets });
    return { sessions, access: { sessions, cookie }, devices: createKnownDevices(given) };
  },
  jobs: ({ db, sessions, invitations, idempotency, limits }: Swept) => [
    {
      name: 'sweep',
      cron: '7 * * * *',
      async run() {
        await sessions.sweep();
        await invitations.sweep();
        await idempotency.sweep();
        await limits.sweep(db);
      },
    },
  ],
});
