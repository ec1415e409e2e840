import { expect, test } from 'bun:test';
import { applyRemainingMigrations, databaseBefore } from './testing/before-migration.ts';

const database = databaseBefore('answers_of_tickets');

const at = (hour: number) => `2026-01-05T0${hour}:00:00.000Z`;

async function sums() {
  const { rows } = await database().query<{ name: string; part: string; count: number }>(
    `select name, part, sum(count)::int as count from (
       select name, part, count from totals
       union all
       select name, part_of_sum(name, at, part, (select zone from day_zone)), count from dated_deltas
     ) known where name like '%answers%' group by 1, 2 having sum(count) <> 0 order by 1, 2`,
  );
  return rows.map(({ name, part, count }) => `${name} ${part} ${count}`);
}

test('counts each first answer once, by its ticket', async () => {
  const db = database();
  const add = async (values: { id: string; priority: string; spam?: boolean }, hours: number) => {
    const { rows } = await db.query<{ id: number }>(
      `insert into support_tickets
         (ticket_id, email, subject, message, priority, suspected_spam, created_at, first_answered_at)
       values ($1, 'ada@example.com', 'Hours', 'Where?', $2, $3, $4, $5) returning id`,
      [values.id, values.priority, values.spam ?? false, at(1), hours > 0 ? at(1 + hours) : null],
    );
    const said = [['customer', 1], ...(hours > 0 ? [['shop', 1 + hours]] : [])] as const;
    for (const [side, hour] of said) {
      await db.query(
        `insert into ticket_messages (ticket_id, side, message, created_at) values ($1, $2, 'm', $3)`,
        [rows[0]?.id, side, at(Number(hour))],
      );
    }
  };
  await add({ id: 'TKT-1', priority: 'urgent' }, 2);
  await add({ id: 'TKT-2', priority: 'medium' }, 1);
  await add({ id: 'TKT-3', priority: 'medium' }, 0);
  await add({ id: 'TKT-4', priority: 'medium', spam: true }, 1);
  const before = await sums();
  expect(before).toEqual([
    'support_answers_by_day 2026-01-05:0001 1',
    'urgent_answers_by_day 2026-01-05:0002 1',
  ]);

  await applyRemainingMigrations(db);
  expect(await sums()).toEqual(before);
  await db.query(`update support_tickets set priority = 'urgent' where ticket_id = 'TKT-2'`);
  await db.query(`update support_tickets set first_answered_at = $1 where ticket_id = 'TKT-3'`, [
    at(4),
  ]);
  await db.query('delete from ticket_messages');
  await db.query(`delete from support_tickets where ticket_id = 'TKT-1'`);
  expect(await sums()).toEqual([
    'support_answers_by_day 2026-01-05:0003 1',
    'urgent_answers_by_day 2026-01-05:0001 1',
  ]);
});
