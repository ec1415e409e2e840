import { expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const database = databaseBefore('support_desk');

test('dates the first answer and the wait of tickets from before', async () => {
  const db = database();
  const at = (hour: number) => `2026-01-05T0${hour}:00:00.000Z`;
  const add = async (
    id: string,
    status: string,
    said: [side: string, hour: number, note?: true][],
  ) => {
    const { rows } = await db.query<{ id: number }>(
      `insert into support_tickets (ticket_id, email, subject, message, status)
       values ($1, 'ada@example.com', 'Hours', 'Where?', $2) returning id`,
      [id, status],
    );
    for (const [side, hour, note = false] of said) {
      await db.query(
        `insert into ticket_messages (ticket_id, side, message, internal, created_at) values ($1, $2, 'm', $3, $4)`,
        [rows[0]?.id, side, note, at(hour)],
      );
    }
  };
  await add('TKT-1', 'open', [
    ['customer', 1],
    ['customer', 2],
    ['shop', 3, true],
  ]);
  await add('TKT-2', 'in_progress', [
    ['customer', 1],
    ['shop', 2],
    ['customer', 3],
    ['customer', 4],
  ]);
  await add('TKT-3', 'open', [
    ['customer', 1],
    ['shop', 2],
  ]);
  await add('TKT-4', 'closed', [['customer', 1]]);
  await applyRemainingMigrations(db);
  const { rows } = await db.query<Record<string, Date | null>>(
    'select first_answered_at, waiting_since, answer_due_at from support_tickets order by ticket_id',
  );
  const hours = rows.map(({ first_answered_at, waiting_since, answer_due_at }) => [
    first_answered_at?.getUTCHours() ?? null,
    waiting_since?.getUTCHours() ?? null,
    answer_due_at,
  ]);
  expect(hours).toEqual([
    [null, 1, null],
    [2, 3, null],
    [2, null, null],
    [null, null, null],
  ]);
});
