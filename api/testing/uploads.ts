import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { attachments } from '#db/schema/attachments';
import { briefFiles } from '#db/schema/briefs';
import { rateLimits } from '#db/schema/rate-limits';
import { anOrder } from './orders.ts';
import { anOrderInReview } from './reviews.ts';
import type { TestShop } from './shop.ts';

export const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A file as it arrives. */
export async function* chunksOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

/** The files of uploads that still arrive, or were left behind. */
export function unfinishedUploads({ dataDir }: TestShop): string[] {
  const folder = join(dataDir, 'files');
  return existsSync(folder) ? readdirSync(folder) : [];
}

type Upload = { id?: string; name?: string };

/** Somewhere that takes files: who may upload there, and where the files are read again. */
export type UploadPlace = {
  /** Where files are sent, with the query that every upload has. */
  path: string;
  /** Of who may upload; absent for guests. */
  cookie?: string | undefined;
  upload: (bytes: BodyInit, upload?: Upload) => Promise<Response>;
  download: (id: string) => Promise<Response>;
  countRows: () => Promise<number>;
};

type OpenPlace = (shop: TestShop) => Promise<UploadPlace>;

/** Every place where people who aren’t admins upload files. */
export const uploadPlaces: [string, OpenPlace][] = [
  ['the brief of a guest', aGuestBrief],
  ['the brief of a customer', aBrief],
  ['the review of a guest', aGuestReview],
  ['the review of a customer', aReview],
  ['a ticket', aConversation],
];

/** The kilobytes that one limit has counted, over all subjects. */
export async function countedKilobytes({ db }: TestShop): Promise<number> {
  const rows = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.limit, 'attachment kB, shop'));
  return rows.reduce((sum, { count }) => sum + count, 0);
}

export async function aGuestBrief(shop: TestShop): Promise<UploadPlace> {
  const order = await anOrder(shop.db);
  return briefAt(shop, order, `/api/guest/briefs/${tokenOf(shop, order)}`);
}

async function aBrief(shop: TestShop): Promise<UploadPlace> {
  const { id: customerId, cookie } = await shop.signIn();
  const order = await anOrder(shop.db, { customerId });
  return briefAt(shop, order, `/api/customer/subscriptions/${order.id}/brief`, cookie);
}

function briefAt(shop: TestShop, order: { id: number }, path: string, cookie?: string) {
  return {
    ...placeAt(shop, `${path}/files`, { field: 'otherFiles' }, cookie),
    countRows: () => shop.db.$count(briefFiles, eq(briefFiles.orderId, order.id)),
  };
}

async function aGuestReview(shop: TestShop): Promise<UploadPlace> {
  const order = await anOrderInReview(shop);
  const path = `/api/guest/orders/${tokenOf(shop, order)}/review/screenshots`;
  return counted(shop, placeAt(shop, path));
}

async function aReview(shop: TestShop): Promise<UploadPlace> {
  const { id: customerId, cookie } = await shop.signIn();
  const order = await anOrderInReview(shop, { customerId });
  const path = `/api/customer/subscriptions/${order.id}/review/screenshots`;
  const place = placeAt(shop, path, {}, cookie);
  return counted(shop, {
    ...place,
    download: (id: string) => shop.get(`/api/attachments/${id}`, { cookie }),
  });
}

async function aConversation(shop: TestShop): Promise<UploadPlace> {
  const { cookie } = await shop.signIn({ isVerified: true });
  return counted(shop, placeAt(shop, '/api/attachments', {}, cookie));
}

/** Counts the attachments that were added since. */
async function counted(
  { db }: TestShop,
  place: Omit<UploadPlace, 'countRows'>,
): Promise<UploadPlace> {
  const before = await db.$count(attachments);
  return { ...place, countRows: async () => (await db.$count(attachments)) - before };
}

function placeAt(
  shop: TestShop,
  path: string,
  query: Record<string, string> = {},
  cookie?: string,
): Omit<UploadPlace, 'countRows'> {
  const who: Record<string, string> = cookie ? { cookie } : {};
  return {
    path: `${path}?${new URLSearchParams(query)}`,
    cookie,
    upload(body, { id, name = 'menu.png' } = {}) {
      const search = new URLSearchParams({ ...query, name, ...(id && { id }) });
      const headers = { 'content-type': 'application/octet-stream', ...who };
      const url = `http://localhost:3000${path}?${search}`;
      return shop.app.handle(new Request(url, { method: 'POST', headers, body }));
    },
    download: (id) => shop.get(`${path}/${id}`, who),
  };
}

function tokenOf({ mail }: TestShop, { id }: { id: number }): string {
  return mail.orderLinks.tokenFor({ id, version: 1 });
}
