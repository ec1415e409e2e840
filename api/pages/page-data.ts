import * as v from 'valibot';
import { noSuchProduct, type ProductReader } from '#api/catalog/products/repository';
import { listedProductToWire, publicProductToWire } from '#api/catalog/products/to-wire';
import { findLinkedOrder } from '#api/delivery/guest-orders/find-linked-order';
import { Failure } from '#api/http/failure';
import { findOutage, formatError } from '#api/http/format-error';
import { parseRowId } from '#api/http/schema-of';
import { legalTextToWire } from '#api/office/legal-texts/routes';
import { type LegalTexts, readLegalDocument } from '#api/office/legal-texts/service';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { GuestTickets } from '#api/support/tickets/guest-tickets';
import { guestTicketToWire } from '#api/support/tickets/to-wire';
import * as order from '#contract/endpoints/guest-orders';
import * as legal from '#contract/endpoints/legal-texts';
import * as product from '#contract/endpoints/products';
import * as ticket from '#contract/endpoints/tickets';
import { ProductListQuery } from '#contract/products';
import { oncePerVersion } from './brand-icon.ts';
import type { ReadApi } from './renderer.ts';

type Dependencies = {
  products: ProductReader;
  guestTickets: Pick<GuestTickets, 'read'>;
  legalTexts: Pick<LegalTexts, 'current' | 'read'>;
  orderLinks: Parameters<typeof findLinkedOrder>[0];
  settings: ShopSettingsReader;
  /** The number of changes of the catalog, the settings and the legal texts so far. */
  version: () => number;
  log: (line: string) => void;
};

const wholeCatalog = v.parse(ProductListQuery, {});
const asVisitor = { inactiveToo: false };

/** Reads what pages need straight from the services, with the status and JSON of the API's path. */
export function createPageData(deps: Dependencies): ReadApi {
  const { products, guestTickets, legalTexts, orderLinks, settings, version, log } = deps;
  const sources = [
    source(product.listProducts.path, async () =>
      (await products.page(wholeCatalog, asVisitor)).rows.map((row) =>
        listedProductToWire(row, settings.current().features),
      ),
    ),
    source(product.getProduct.path, async (id) => {
      const found = await products.find(parseRowId(id, noSuchProduct), asVisitor);
      if (!found) throw new Failure('not_found', noSuchProduct);
      return publicProductToWire(found, settings.current().features);
    }),
    source(ticket.getGuestTicket.path, async (token) =>
      guestTicketToWire(await guestTickets.read(token)),
    ),
    // Every checkout page needs them, and addresses of products that don’t exist are unlimited.
    source(legal.listLegalVersions.path, oncePerVersion(version, legalTexts.current)),
    source(legal.getLegalVersion.path, async (document, version) =>
      legalTextToWire(await legalTexts.read(readLegalDocument(document), version)),
    ),
    source(legal.getLegalText.path, async (document) =>
      legalTextToWire(await legalTexts.read(readLegalDocument(document))),
    ),
    // Pages only need to know whether the link works.
    source(order.getGuestOrder.path, async (token) => {
      await findLinkedOrder(orderLinks, token);
      return null;
    }),
  ];

  return async (path) => {
    for (const { pattern, matcher, read } of sources) {
      const match = matcher.exec(path);
      if (!match) continue;
      try {
        return answer(200, await read(...match.slice(1).map(decodeURIComponent)));
      } catch (error) {
        const status = statusOf(error);
        if (status === 500) log(`page data ${pattern}: ${formatError(error)}`);
        return answer(status, null);
      }
    }
    throw new Error(`Pages cannot read ${path}`);
  };
}

/** `read` gets the parameters of the path, as many as it has. */
function source(pattern: string, read: (...params: string[]) => Promise<unknown>) {
  return { pattern, matcher: new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`), read };
}

function statusOf(error: unknown): number {
  if (findOutage(error)) return 503;
  return error instanceof Failure && error.code === 'not_found' ? 404 : 500;
}

function answer(status: number, json: unknown) {
  return { status, ok: status === 200, json: async () => json };
}
