import { beforeAll, expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const token = 'a'.repeat(48);
const database = databaseBefore('security_log');

beforeAll(async () => {
  await database().exec(`
    insert into customers (id, email) values ('ada', 'ada@example.com');
    insert into users (username, password, customer_id) values ('ada', 'x', 'ada');
    insert into sessions (sid, sess, expire)
    select name, jsonb_build_object('userId', (select id from users), 'device', device,
      'createdAt', at, 'seenAt', at), '2027-01-01Z'
    from (values
      ('one', 'Firefox on Linux', '2026-01-02T00:00:00.000Z'),
      ('two', 'Firefox on Linux', '2026-01-01T00:00:00.000Z'),
      ('three', 'Safari on iOS', '2026-01-03T00:00:00.000Z')
    ) as old (name, device, at);
    insert into mails (key, kind, "to", subject, text, created_at) values
      ('guest', 'ticket-opened', 'a', 'b', 'https://shop.example/support/tickets/${token}', '2026-01-01Z'),
      ('owner', 'ticket-opened', 'a', 'b', 'https://shop.example/dashboard/support/TKT-2026-0001', '2026-01-01Z');
  `);
  await applyRemainingMigrations(database());
}, 60_000);

test('assigns an ID to each open session and records its device as known', async () => {
  const ids = await database().query('select distinct id from sessions');
  expect(ids?.rows.length).toBe(3);
  const devices = await database().query(
    'select device, first_seen_at at time zone $$UTC$$ as at from known_devices order by 1',
  );
  expect(devices?.rows.map((row) => JSON.stringify(row))).toEqual([
    expect.stringMatching(/Firefox on Linux.*2026-01-01/),
    expect.stringMatching(/Safari on iOS.*2026-01-03/),
  ]);
});

test('expires emails with a guest link together with the link', async () => {
  const mails = await database().query(
    `select key, expires_at = '2026-04-01Z' as expires from mails order by key`,
  );
  expect(mails?.rows).toEqual([
    { key: 'guest', expires: true },
    { key: 'owner', expires: null },
  ]);
});
