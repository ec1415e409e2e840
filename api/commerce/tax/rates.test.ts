import { beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { testShop } from '#api/testing/shop';
import { auditEntries } from '#db/schema/audit-entries';
import { taxRates } from '#db/schema/tax-rates';
import { listRatesAt } from './rates.ts';

const shop = testShop();
const path = '/api/admin/tax-rates';
const german = { country: 'DE', name: 'VAT', percentage: '19', inclusive: true };
const dayMs = 24 * 60 * 60 * 1000;

let cookie: string;
beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});
beforeEach(async () => {
  await shop().db.delete(taxRates);
});

const inDays = (days: number) =>
  new Date(shop().clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const add = (values: object = {}) => shop().post(path, { ...german, ...values }, { cookie });
const list = async () => (await shop().get(path, { cookie })).json();
const problemOf = async (answer: Response) => (await answer.json()).errors;

test('are listed with those that are over, the newest of a place first', async () => {
  await add({ startsOn: '2020-07-01', percentage: 16 });
  await add({ startsOn: inDays(30), percentage: '20.50' });
  await add({ country: 'CA', region: 'on', name: 'HST', percentage: '13', inclusive: false });
  expect(await list()).toMatchObject([
    { country: 'CA', region: 'ON', percentage: '13', endsAt: null, status: 'in_force' },
    { country: 'DE', region: null, percentage: '20.5', status: 'scheduled' },
    { country: 'DE', percentage: '16', endsAt: `${inDays(30)}T00:00:00.000Z`, status: 'in_force' },
  ]);
  const later = new Date(shop().clock.now().getTime() + 31 * dayMs);
  const found = await listRatesAt(shop().db, 'DE', later);
  expect(found.map(({ percentage }) => percentage)).toEqual(['20.5']);
});

test('record in the audit log who added them', async () => {
  await add();
  const [entry] = (await shop().db.select().from(auditEntries)).toReversed();
  expect(entry).toMatchObject({ verb: 'tax_rate.added', subjectName: 'VAT 19%, Germany' });
  expect(entry?.changes).toContainEqual({ field: 'percentage', before: null, after: '19' });
});

describe('are refused at the field, and nothing is saved,', () => {
  test.each([
    [{ percentage: '101' }, 'percentage'],
    [{ percentage: '-1' }, 'percentage'],
    [{ percentage: 'NaN' }, 'percentage'],
    [{ percentage: '1.23456' }, 'percentage'],
    [{ country: 'XX' }, 'country'],
    [{ region: 'California' }, 'region'],
    [{ name: ' ' }, 'name'],
    [{ startsOn: '2026-02-31' }, 'startsOn'],
  ])('if they are impossible: %p', async (values, field) => {
    const answer = await add(values);
    expect(answer.status).toBe(400);
    expect(await problemOf(answer)).toEqual([
      { path: field, message: expect.stringMatching(/\.$/) },
    ]);
    expect(await list()).toEqual([]);
  });

  test('if they overlap another one of the place', async () => {
    await add({ startsOn: inDays(10) });
    const [problem] = await problemOf(await add({ startsOn: inDays(10) }));
    expect(problem).toEqual({
      path: 'startsOn',
      message: `Germany has a rate from ${inDays(10)}. Choose a later day, or remove that rate first.`,
    });
    expect(await list()).toHaveLength(1);
  });

  test('if they would change one that is in force in hindsight', async () => {
    await add({ startsOn: inDays(-10) });
    expect(await problemOf(await add({ startsOn: inDays(-1) }))).toMatchObject([
      { path: 'startsOn' },
    ]);
  });

  test('if prices would include tax from then on, or no longer', async () => {
    await add();
    const next = await add({ startsOn: inDays(10), inclusive: false });
    expect(await problemOf(next)).toMatchObject([{ path: 'inclusive' }]);
  });
});

test('end from now on, and another one may follow', async () => {
  const { id } = await (await add({ startsOn: inDays(-10) })).json();
  expect((await shop().post(`${path}/${id}/end`, {}, { cookie })).status).toBe(200);
  expect(await list()).toMatchObject([{ status: 'ended' }]);
  expect((await shop().post(`${path}/${id}/end`, {}, { cookie })).status).toBe(409);
  expect((await add({ inclusive: false })).status).toBe(201);
});

test('are removed only before they start; the one before goes on', async () => {
  const { id: current } = await (await add({ startsOn: inDays(-10) })).json();
  const { id: next } = await (await add({ startsOn: inDays(10), percentage: 20 })).json();
  expect((await shop().send('DELETE', `${path}/${current}`, undefined, { cookie })).status).toBe(
    409,
  );
  expect((await shop().send('DELETE', `${path}/${next}`, undefined, { cookie })).status).toBe(200);
  expect(await list()).toMatchObject([{ id: current, endsAt: null, status: 'in_force' }]);
});

test('of two admins at the same time, one is added', async () => {
  const answers = await Promise.all([
    add({ startsOn: inDays(5) }),
    add({ startsOn: inDays(5), percentage: '7' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
});
