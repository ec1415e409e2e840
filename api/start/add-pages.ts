import type { AnyElysia } from 'elysia';
import { roleOfRequest } from '#api/identity/sessions/find-viewer';
import type { AnswerCache } from '#api/pages/answer-cache';
import { createPageData } from '#api/pages/page-data';
import { type PageSource, pageRoutes } from '#api/pages/routes';
import type { Services } from '../features.ts';
import type { Dependencies } from './dependencies.ts';

type Options = {
  deps: Dependencies;
  services: Services;
  pages: PageSource;
  cache: AnswerCache;
};

/** Adds the pages to the API. They read its services without HTTP. */
export function addPages(api: AnyElysia, options: Options): AnyElysia {
  const { deps, services, pages, cache } = options;
  const { settings, database, mail, shopSettings, admission, now, log } = deps;
  return api.use(
    pageRoutes({
      baseUrl: settings.baseUrl,
      pages,
      cache,
      ...(admission && { admits: admission.admits }),
      products: services.products,
      settings: shopSettings,
      readApi: createPageData({
        products: services.products,
        guestTickets: services.support.guestTickets,
        legalTexts: services.legalTexts,
        orderLinks: { db: database.db, orderLinks: mail.orderLinks, now },
        settings: shopSettings,
        version: cache.version,
        log,
      }),
      roleOf: (request) =>
        roleOfRequest(
          (path, headers) => api.handle(new Request(`http://localhost${path}`, { headers })),
          request,
        ),
      log,
    }),
  );
}
