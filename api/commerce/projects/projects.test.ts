import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { readPages } from '#api/testing/lists';
import { testShop } from '#api/testing/shop';
import { NewProject, type NewProjectInput, type Project } from '#contract/projects';
import { projects } from '#db/schema/projects';
import { projectStatuses } from '#db/values/enumerations';
import { addProject, type ProjectHistory } from './service.ts';

const shop = testShop();
const createdAt = new Date('2026-01-10T12:00:00.000Z');
const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

function add(values: Partial<NewProjectInput> = {}, history: ProjectHistory = { createdAt }) {
  const given = { businessName: 'Harbour Bakery', contactPerson: 'Ada', email: 'ada@example.com' };
  return addProject(shop().db, v.parse(NewProject, { ...given, ...values }), history);
}

const setStatus = async (id: number | string, status: unknown, cookie?: string) =>
  shop().send(
    'PATCH',
    `/api/projects/${id}/status`,
    { status },
    { cookie: cookie ?? (await admin()) },
  );

describe('an imported project', () => {
  test('gets an id, the defaults, and deadlines once it is paid', async () => {
    const project = await add();
    expect(project).toMatchObject({
      projectId: expect.stringMatching(/^ACC-2026-\d{4,}$/),
      amount: 19900,
      status: 'submitted',
      paymentStatus: 'pending',
      contentProvided: false,
      deliveryDeadline: null,
      createdAt,
    });
    expect(await add({ paymentStatus: 'paid', amount: '250.5' })).toMatchObject({
      amount: 25050,
      deliveryDeadline: new Date(createdAt.getTime() + 48 * hourMs),
      reviewDeadline: new Date(createdAt.getTime() + 72 * hourMs),
    });
  });

  test('removes unsafe HTML from its rich text', async () => {
    const additionalRequirements = '<p onclick="x()">Two <b>pages</b></p><script>alert(1)</script>';
    expect(await add({ additionalRequirements })).toMatchObject({
      additionalRequirements: '<p>Two <b>pages</b></p>',
    });
    expect(await add({ additionalRequirements: '<script>x</script>' })).toMatchObject({
      additionalRequirements: null,
    });
  });

  test('is refused without a name', () => {
    const result = v.safeParse(NewProject, { contactPerson: 'Ada', email: 'nobody', amount: '-1' });
    const said = result.issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(said).toEqual([
      ['businessName', 'Required'],
      ['email', 'Invalid email'],
      ['amount', 'Enter an amount from $0.00 to $99,999,999.99'],
    ]);
  });
});

describe('the list', () => {
  test('returns every field, with rich text sanitized on output', async () => {
    const project = await add({ phone: '+1 555 0100' });
    const additionalRequirements = '<img src=x onerror=alert(1)><em>soon</em>';
    await shop()
      .db.update(projects)
      .set({ additionalRequirements })
      .where(eq(projects.id, project.id));
    const list: Project[] = await (
      await shop().get('/api/projects', { cookie: await admin() })
    ).json();
    const found = list.find(({ id }) => id === project.id);
    expect(found).toMatchObject({ phone: '+1 555 0100', amount: '199.00' });
    expect(found?.additionalRequirements).toBe('<em>soon</em>');
    expect(Object.keys(found ?? {}).sort()).toEqual([...Object.keys(project), 'customer'].sort());
  });

  test('can be searched, filtered, and sorted by an optional deadline', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
    await add({ businessName: `A ${word}`, paymentStatus: 'paid' }, at(3));
    await add({ businessName: `B ${word}`, status: 'review' }, at(2));
    await add({ businessName: `C ${word}`, paymentStatus: 'paid' }, at(1));
    await add({ businessName: `D ${word}` }, at(4));
    const cookie = await admin();
    const names = async (query: string) => {
      const path = `/api/projects?q=${word}&limit=1&${query}`;
      const pages = await readPages<Project>(shop(), path, cookie);
      return pages
        .flat()
        .map(({ businessName }) => businessName[0])
        .join('');
    };
    expect(await names('')).toBe('DABC');
    expect(await names('sort=businessName:asc')).toBe('ABCD');
    expect(await names('sort=deliveryDeadline:asc')).toBe('CABD');
    expect(await names('sort=deliveryDeadline:desc')).toBe('DBAC');
    expect(await names('status=review')).toBe('B');
    expect(await names('from=2026-01-02&to=2026-01-03')).toBe('AB');
  });
});

describe('the status', () => {
  test.each(projectStatuses)('can become %s from any other', async (status) => {
    const project = await add({ status: 'completed' });
    const response = await setStatus(project.id, status);
    expect([response.status, (await response.json()).status]).toEqual([200, status]);
  });

  test('can be changed by business id', async () => {
    const { projectId } = await add();
    expect((await setStatus(projectId, 'review')).status).toBe(200);
    expect((await setStatus('ACC-2026-99999', 'review')).status).toBe(404);
    expect((await setStatus('99999999999', 'review')).status).toBe(404);
  });

  test('records when it was first delivered', async () => {
    const { id } = await add();
    const statuses = ['in_progress', 'delivered', 'review', 'delivered'];
    const seen: (string | null)[] = [];
    for (const status of statuses) {
      shop().clock.shiftMs += 10 * minuteMs;
      seen.push((await (await setStatus(id, status)).json()).deliveredAt);
    }
    shop().clock.shiftMs = 0;
    expect(seen).toEqual([null, seen[1] ?? '', seen[1] ?? '', seen[1] ?? '']);
    expect(seen[1]).toEndWith('Z');
  });

  test.each([
    [undefined, 'Required'],
    ['lost', 'Invalid enum value'],
    [7, 'Invalid enum value'],
  ])('cannot be %p', async (status, message) => {
    const { id } = await add();
    const response = await setStatus(id, status);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ path: 'status', message }]);
  });

  test('is refused in an older version than the stored one, with who changed it', async () => {
    const { id, version } = await add();
    const cookie = await admin();
    const change = (body: object) =>
      shop().send('PATCH', `/api/projects/${id}/status`, body, { cookie });
    const first = await change({ status: 'review', version });
    expect(await first.json()).toMatchObject({ status: 'review', version: version + 1 });
    const late = await change({ status: 'completed', version });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ newer: { by: expect.any(String) } });
    // Nothing changed, so nothing is overwritten.
    const same = await change({ status: 'review', version: version + 1 });
    expect((await same.json()).version).toBe(version + 1);
  });

  test('keeps one of two concurrent changes', async () => {
    const { id } = await add();
    const [one, other] = [await admin(), await admin()];
    const answers = await Promise.all([
      setStatus(id, 'review', one),
      setStatus(id, 'completed', other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const row = await shop().db.query.projects.findFirst({ where: eq(projects.id, id) });
    expect(['review', 'completed']).toContain(row?.status ?? '');
  });
});
