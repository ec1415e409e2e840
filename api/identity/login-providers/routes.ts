import { Elysia } from 'elysia';
import type { ClientAddress } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import { requestSearch } from '#api/http/route-patterns';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import * as endpoint from '#contract/endpoints/session';
import { localPath } from '#contract/local-path';
import type { LoginProblem } from '#contract/session';
import type { SecurityLog } from '../security-log/recorder.ts';
import type { SessionCookie } from '../sessions/cookie.ts';
import { type Caller, callerPlugin } from '../sessions/find-viewer.ts';
import type { LoginAttempts } from './attempts.ts';
import type { OidcLogin } from './login.ts';
import { describeLoginError, LoginFailure } from './provider.ts';

type Dependencies = {
  /** undefined: no login provider is configured. */
  oidc: OidcLogin | undefined;
  settings: ShopSettingsReader;
  attempts: LoginAttempts;
  sessionCookie: SessionCookie;
  clientAddress: ClientAddress;
  securityLog: Pick<SecurityLog, 'record'>;
  log: Log;
};

/** Longer paths would exceed the cookie's size. */
const longestNext = 512;
const account = '/dashboard/account';

/** Redirects a browser to the login provider and back. Always ends on a page. */
export function loginRoutes(deps: Dependencies) {
  const { attempts, sessionCookie, clientAddress, log } = deps;
  const isOff = () => !deps.settings.current().features.singleSignOn;
  const oidc = () => (isOff() ? undefined : deps.oidc);
  return new Elysia({ name: 'login' })
    .use(callerPlugin(clientAddress, sessionCookie))
    .get(endpoint.startSignIn.path, async ({ query, cookie, redirect, set }) => {
      const next = localPath(query.next);
      // A signed-in user must authenticate again.
      const again = query.again !== undefined;
      const to = await orLoginPage(next, set.headers, async () => {
        const provider = oidc();
        if (!provider) return loginPage({ next, again });
        const { url, proof } = await provider.begin({ again });
        await attempts.add(cookie, {
          ...proof,
          again,
          next: (next?.length ?? 0) > longestNext ? null : next,
        });
        return url;
      });
      return redirect(to, 302);
    })
    .get(
      endpoint.finishProviderSignIn.path,
      async ({ request, query, caller, cookie, redirect, set }) => {
        const attempt = await attempts.take(cookie, query.state);
        const to = await orLoginPage(attempt?.next ?? null, set.headers, async () => {
          // Turned off while someone was at the provider.
          if (isOff()) throw new LoginFailure('off');
          const provider = oidc();
          if (!provider || !attempt) throw new LoginFailure('expired');
          const { user, sid } = await provider
            .finish(requestSearch(request), attempt, caller)
            .catch((error) => {
              record(error, caller);
              throw error;
            });
          deps.securityLog.record({
            event: 'sign_in',
            userId: user.id,
            network: caller.address,
            detail: caller.device,
          });
          await sessionCookie.write(cookie, sid);
          return attempt.next ?? '/dashboard';
        });
        return redirect(to, 302);
      },
    );

  function record(error: unknown, { address: network }: Caller): void {
    const problem = problemOf(error);
    if (problem === 'cancelled') return;
    const event = problem === 'too_often' ? 'rate_limited' : 'sign_in_failed';
    deps.securityLog.record({ event, network, detail: endpoint.finishProviderSignIn.name });
  }

  async function orLoginPage(
    next: string | null,
    headers: Record<string, unknown>,
    way: () => Promise<string>,
  ): Promise<string> {
    return way().catch((error: unknown) => {
      const trouble = troubleFor(error);
      if (trouble) {
        log(`login provider: ${trouble}`, { requestId: String(headers['x-request-id']) });
      }
      const problem = problemOf(error);
      // The account page asks for the verification code.
      return loginPage({ problem, next: problem === 'unproved' ? account : next });
    });
  }
}

type LoginPage = { next: string | null; problem?: LoginProblem; again?: boolean };

function loginPage({ next, problem, again = false }: LoginPage): string {
  const query = new URLSearchParams({
    ...(problem ? { login: problem } : {}),
    ...(again ? { again: '1' } : {}),
    ...(next ? { next } : {}),
  });
  return query.size > 0 ? `/auth?${query}` : '/auth';
}

function problemOf(error: unknown): LoginProblem {
  if (error instanceof LoginFailure) return error.problem;
  return error instanceof Failure && error.code === 'rate_limited' ? 'too_often' : 'failed';
}

/** Describes unexpected errors for the log. */
function troubleFor(error: unknown): string | null {
  if (problemOf(error) === 'too_often') return null;
  if (!(error instanceof LoginFailure)) return formatError(error);
  return error.cause && error.problem !== 'cancelled' ? describeLoginError(error) : null;
}
