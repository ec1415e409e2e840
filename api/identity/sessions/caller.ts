import { getParser } from 'bowser';
import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import type { SessionCookie } from './cookie.ts';

/** The caller's address and device, and the id of their session. */
export type Caller = { address: string; device: string; sid: string | null };

/** Adds `caller` to each request's context. */
export function callerPlugin(clientAddress: ClientAddress, sessionCookie: SessionCookie) {
  return new Elysia({ name: 'callers' }).derive(
    { as: 'scoped' },
    async ({ cookie, request, server }): Promise<{ caller: Caller }> => ({
      caller: {
        address: clientAddress(request, server),
        device: deviceName(request.headers.get('user-agent')),
        sid: (await sessionCookie.read(cookie))?.sid ?? null,
      },
    }),
  );
}

/** Names a browser, such as 'Firefox on Linux'. The rest of the user agent is not stored. */
function deviceName(userAgent: string | null): string {
  const found = userAgent ? getParser(userAgent) : undefined;
  return [found?.getBrowserName() || 'A program', found?.getOSName()].filter(Boolean).join(' on ');
}
