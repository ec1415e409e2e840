import type { AnyElysia } from 'elysia';
import { createAdmission } from '#api/http/admission';
import { createClientAddress } from '#api/http/client-address';
import type { Log } from '#api/http/log';
import { createRequestIds } from '#api/http/request-log';
import { createSecurityHeaders } from '#api/http/security-headers';
import { watchLegalStarts } from '#api/office/legal-texts/watch-starts';
import { openSettings } from '#api/office/settings/reader';
import { createAnswerCache } from '#api/pages/answer-cache';
import type { PageSource } from '#api/pages/routes';
import { scriptHash } from '#api/pages/script-hash';
import type { Clock } from '#api/platform/clock';
import type { Settings } from '#api/platform/settings';
import type { Database } from '#db/client';
import { kindOfRequest } from './slow-requests.ts';

type Options = {
  settings: Settings;
  pages: PageSource;
  database: Database;
  ownApp: () => AnyElysia;
  now: Clock;
  log: Log;
  closing: (() => unknown)[];
};

export type Answering = Awaited<ReturnType<typeof openAnswering>>;

/** Opens what answers before any route does, and the settings and legal texts that clear its cache. */
export async function openAnswering(options: Options) {
  const { settings, pages, database, ownApp, now, log, closing } = options;
  const securityHeaders = createSecurityHeaders({
    https: settings.baseUrl.startsWith('https:'),
    scriptHashes: [...pages.renderer.inlineScripts.map(scriptHash), ...pages.scriptHashes],
  });
  const requestIdOf = createRequestIds(settings.trustedProxies);
  const cache = createAnswerCache(securityHeaders, (request) =>
    requestIdOf(request, ownApp().server),
  );
  const [shopSettings] = await Promise.all([
    openSettings({ database, log, onChange: cache.clear, onNotice: cache.clear }),
    watchLegalStarts({ database, onStart: cache.clear, now, log }).then((watch) =>
      closing.push(() => watch.close()),
    ),
  ]);
  closing.push(() => shopSettings.close());
  const admission = createAdmission({
    clientAddress: createClientAddress(settings.trustedProxies),
    headersOf: securityHeaders,
    requestIdOf,
    kindOf: kindOfRequest,
    log,
  });
  return { securityHeaders, cache, shopSettings, admission };
}
