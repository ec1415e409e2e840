import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { publish } from '#api/platform/publish';
import { readEvents } from '#api/testing/event-stream';
import { type OutageShop, openOutageShop } from '#api/testing/outage-shop';

setDefaultTimeout(60_000);

/** A refused call may take the connect timeout, that of a statement, and little more. */
const maxMs = 8000;

describe.skipIf(!process.env.DATABASE_URL)('a database that', () => {
  let stormy: OutageShop;
  let customer = '';
  let admin = '';
  const heard = new Set<string>();
  /** The senders whose messages were confirmed. */
  const acknowledged: string[] = [];

  beforeAll(async () => {
    stormy = await openOutageShop();
    const { direct, shop } = stormy;
    await direct.query(`insert into products (title, description, demo_url, monthly_price)
      values ('Before', 'For restaurants.', '/demos/saltmarsh/', 19)`);
    customer = await signUp('customer@example.com');
    admin = await signUp('admin@example.com');
    await direct.query(
      `update customers set is_admin = true, role = 'owner' where email = 'admin@example.com'`,
    );
    await shop.database.listen('orders', (id) => void heard.add(id));
    await recovered();
  });

  afterAll(() => stormy?.close());

  test('repeatedly drops every connection', async () => {
    await underLoad(async () => {
      for (let times = 0; times < 10; times++) {
        await somethingIsWritten();
        await stormy.direct.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and backend_type = 'client backend'`);
        await somethingIsWritten();
        stormy.network.cut();
      }
    });
    await recovered();
  });

  test.each(['shutdown', 'crash'] as const)('is down for a while (%s)', async (how) => {
    const outcome = await underLoad(async () => {
      await Bun.sleep(300);
      await stormy.server.halt(how);
      await Bun.sleep(1500);
      await stormy.server.resume();
      await Bun.sleep(300);
    });
    expect(outcome.refused).toBeGreaterThan(10);
    await recovered();
  });

  test.each(['refusing', 'silent'] as const)('cannot be reached (%s)', async (line) => {
    const outcome = await underLoad(async () => {
      stormy.network.become(line);
      stormy.network.cut();
      await Bun.sleep(line === 'silent' ? 6000 : 1000);
      stormy.network.become('open');
      if (line === 'silent') stormy.network.cut();
      await Bun.sleep(300);
    });
    expect(outcome.refused).toBeGreaterThan(0);
    await recovered();
  });

  test('vanishes without a word fails requests in time, and another one takes over', async () => {
    const outcome = await underLoad(async () => {
      stormy.network.stall();
      await Bun.sleep(7500);
      await somethingIsWritten();
    });
    expect(outcome.refused).toBeGreaterThan(0);
    // What only listens is tested by TCP, which this proxy still answers.
    stormy.network.cut();
    await recovered();
  });

  test('was down keeps every confirmed row', async () => {
    const { rows } = await stormy.direct.query(
      `select email, count(*)::int as count from support_tickets
        where email like 'guest-%' group by email`,
    );
    const counts = new Map(rows.map(({ email, count }) => [email, count]));
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((email) => counts.get(email) !== 1)).toEqual([]);
    const unwritten = await stormy.direct.query(`select email from support_tickets t
      where not exists (select from mails m where m."to" = t.email)`);
    expect(unwritten.rows).toEqual([]);
  });

  test('is down leaves cached pages and error pages with Retry-After', async () => {
    stormy.network.become('refusing');
    stormy.network.cut();
    await until(async () => (await stormy.send('GET', '/api/ready')).status === 503);
    const [page, area, ready] = await Promise.all(
      ['/support', '/admin', '/api/ready'].map((path) =>
        stormy.send('GET', path, { cookie: admin }),
      ),
    );
    for (const answer of [page, area, ready]) {
      expect(answer?.status).toBe(503);
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await stormy.send('GET', '/')).status).toBe(200);
    expect(await page?.text()).toBe('broken');
    expect(await area?.text()).toBe('broken');
    stormy.network.become('open');
    await recovered();
  });

  async function signUp(email: string): Promise<string> {
    const person = { email, password: 'tern-ladder-91-quay', firstName: 'Ada', lastName: 'Byron' };
    const response = await stormy.send('POST', '/api/register', { body: person });
    expect(response.status).toBe(201);
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  async function somethingIsWritten(): Promise<void> {
    const before = acknowledged.length;
    await until(async () => acknowledged.length > before);
    await Bun.sleep(50);
  }

  async function ask(): Promise<Response & { email: string }> {
    const email = `guest-${crypto.randomUUID()}@example.com`;
    const body = {
      customerType: 'new',
      inquiryType: 'Pricing Questions',
      email,
      subject: 'What does it cost?',
      message: 'With support, I mean.',
    };
    const response = await stormy.send('POST', '/api/support', { body });
    if (response.ok) acknowledged.push(email);
    return Object.assign(response, { email });
  }

  /** Simulates customers during the outage; each response must be correct or a proper refusal. */
  async function underLoad(storm: () => Promise<void>) {
    let isOver = false;
    const outcome = { refused: 0, slowestMs: 0 };
    const again = async (call: () => Promise<Response>, check: (answer: Response) => unknown) => {
      while (!isOver) {
        const startedAt = performance.now();
        const answer = await call();
        outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - startedAt);
        await check(answer);
        await Bun.sleep(5);
      }
    };
    const writes = Array.from({ length: 6 }, () =>
      again(ask, (answer) => answer.status === 201 || refused(answer)),
    );
    const sessions = Array.from({ length: 3 }, () =>
      again(
        () => stormy.send('GET', '/api/user', { cookie: customer }),
        (answer) => answer.status === 200 || refused(answer),
      ),
    );
    const health = again(
      () => stormy.send('GET', '/api/ready'),
      (answer) => expect([200, 503]).toContain(answer.status),
    );
    const load = Promise.all([...writes, ...sessions, health]);
    await storm().finally(() => {
      isOver = true;
    });
    await load;
    expect(outcome.slowestMs).toBeLessThan(maxMs);
    return outcome;

    async function refused(answer: Response) {
      outcome.refused += 1;
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ status: 503, code: 'internal' });
    }
  }

  /** Checks that everything works again without a restart. */
  async function recovered() {
    await until(async () => (await stormy.send('GET', '/api/ready')).status === 200);
    const user = await stormy.send('GET', '/api/user', { cookie: customer });
    expect(await user.json()).toMatchObject({ email: 'customer@example.com' });

    const word = crypto.randomUUID();
    await until(async () => {
      await stormy.direct.query("select pg_notify('orders', $1)", [word]);
      return heard.has(word);
    });

    await stormy.direct.query('update products set title = $1', [word]);
    await until(async () => (await (await stormy.send('GET', '/')).text()).includes(word));

    const looking = new AbortController();
    const { signal } = looking;
    const stream = await stormy.send('GET', '/api/admin/events', { cookie: admin, signal });
    const events = readEvents(stream);
    expect(await events.next()).toMatchObject({ event: 'ready' });
    const { db } = stormy.shop.database;
    await publish(db, { kind: 'order.paid', id: 1, name: word, by: null });
    await until(async () => JSON.stringify(await events.next()).includes(word));
    looking.abort();

    const { status, email } = await ask();
    expect(status).toBe(201);
    await until(async () => {
      const { rows } = await stormy.direct.query('select status from mails where "to" = $1', [
        email,
      ]);
      return rows[0]?.status === 'sent';
    });
  }
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    if (await isSo().catch(() => false)) return;
    if (Date.now() > deadline) throw new Error(`It did not come to be so: ${isSo}`);
    await Bun.sleep(20);
  }
}
