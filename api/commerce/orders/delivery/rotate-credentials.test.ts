import { expect, test } from 'bun:test';
import { asc, eq } from 'drizzle-orm';
import { createVault } from '#api/platform/vault/vault';
import { anOrder } from '#api/testing/orders';
import type { Db } from '#db/client';
import { orderCredentials } from '#db/schema/order-credentials';
import { testDatabase } from '#db/testing/database';
import { openCredentials, replaceCredentials, rotateCredentials } from './credentials.ts';

const database = testDatabase();
const db = (): Db => database().db;

const old = 'the old key, 32 characters long!!';
const fresh = 'the new key, 32 characters long!!';
const at = new Date('2026-01-15T12:00:00.000Z');

const rotate = (keys: string[]) => rotateCredentials(db(), createVault(keys));

async function handedOver(count: number) {
  const { id } = await anOrder(db());
  const credentials = Array.from({ length: count }, (_, n) => ({ label: `${n}`, value: `w${n}` }));
  await replaceCredentials(db(), createVault([old]), id, credentials, at);
  return { id, credentials };
}

test('re-encrypts everything, so that the old key can be removed', async () => {
  const orders = [await handedOver(201), await handedOver(1)];
  expect(await rotate([fresh, old])).toEqual({ sealed: 202, unopened: 0 });
  for (const { id, credentials } of orders) {
    expect(await openCredentials(db(), createVault([fresh]), id)).toEqual(credentials);
  }
  expect(await rotate([fresh])).toEqual({ sealed: 0, unopened: 0 });
});

test('keeps and counts values that cannot be decrypted', async () => {
  const { id } = await handedOver(2);
  const rows = () =>
    db()
      .select()
      .from(orderCredentials)
      .where(eq(orderCredentials.orderId, id))
      .orderBy(asc(orderCredentials.position));
  const before = await rows();
  expect(await rotate([fresh])).toEqual({ sealed: 0, unopened: 2 });
  expect(await rows()).toEqual(before);
  expect(await rotate([fresh, old])).toEqual({ sealed: 2, unopened: 0 });
});
