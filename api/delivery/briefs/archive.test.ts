import { expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { chunksOf } from '#api/testing/uploads';
import { auditEntries } from '#db/schema/audit-entries';
import { briefFiles } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';

setDefaultTimeout(20_000);
const shop = testShop();
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function add(order: OrderRow, field: string, name: string, bytes: Uint8Array) {
  return shop().services.briefFiles.add(order, {
    field,
    name,
    address: '127.0.0.1',
    chunks: chunksOf(bytes),
  });
}

async function download(order: OrderRow): Promise<Response> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const response = await shop().get(`/api/orders/${order.id}/brief/archive`, { cookie });
  expect(response.status).toBe(200);
  return response;
}

/** The files of an archive, by their paths. */
async function unzip(archive: Response): Promise<Record<string, Uint8Array>> {
  return unzipSync(await archive.bytes());
}

test('holds the answers and every file, under names that differ on any system', async () => {
  const order = await anOrder(shop().db, {});
  const answers = {
    businessName: 'Ada’s Kitchen',
    logo: 'upload',
    'text.opening.headline': 'Lunch',
  };
  await shop().services.briefs.save(order, { answers, version: 0 });
  const large = new Uint8Array(3 * 1024 * 1024).fill(0x61);
  await add(order, 'logoFiles', 'logo.png', picture);
  await add(order, 'logoFiles', 'Logo.png', picture);
  await add(order, 'pictures.opening', '../Räume 🏠.png', picture);
  await add(order, 'otherFiles', 'prices.txt', large);

  const response = await download(order);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="${order.orderId}-brief.zip"`,
  );
  const files = await unzip(response);
  const paths = [
    ...['Logo files/Logo (2).png', 'Logo files/logo.png', 'Other files/prices.txt'],
    'Pictures for Opening/Räume 🏠.png',
  ];
  expect(Object.keys(files).sort()).toEqual([...paths, 'brief.txt']);
  expect(files['Logo files/logo.png']).toEqual(new Uint8Array(picture));
  expect(files['Other files/prices.txt']).toEqual(large);
  const text = strFromU8(files['brief.txt'] ?? new Uint8Array());
  expect(text).toStartWith(`Website brief of ${order.orderId}\n`);
  expect(text).toContain('Business name\n-------------\nAda’s Kitchen\n');
  expect(text).toContain('Opening: Headline\n-----------------\nLunch\n');
  expect(text).toContain('Logo\n----\nI have a logo\n');
  expect(text).toContain('Open questions\n--------------\nWhat you do\nPhone\n');
  for (const path of paths) expect(text).toContain(path);
});

const hostileNames = [
  ...['menu.png', 'menu.png', 'MENU.png', 'menu (2).png'],
  ...['caf\u00e9.png', 'cafe\u0301.png', 'con.png', 'aux', 'NUL.tar.png'],
  ...['../../escape.png', '/etc/passwd', 'C:\\autoexec.bat', 'a\u202Egnp.exe', 'me\u0000nu.png'],
  ...['.. .png', ' . ', `${'🕰'.repeat(300)}.png`, `${'é'.repeat(300)}.png`, 'a'.repeat(300)],
];

test('is unpacked by other programs, whatever its files are called', async () => {
  const order = await anOrder(shop().db, {});
  for (const name of hostileNames) await add(order, 'otherFiles', name, picture);
  const bytes = await (await download(order)).bytes();
  const names = Object.keys(unzipSync(bytes));
  const plain = names.map((name) => name.normalize('NFC').toLowerCase());
  expect(new Set(plain).size).toBe(hostileNames.length + 1);
  for (const name of names) {
    expect(name).toMatch(/^(brief\.txt|Other files\/[^/\\<>:"|?*\p{C}]+)$/u);
    expect(name).not.toMatch(/^Other files\/(\.|(con|aux|nul)\.)/i);
    expect(Math.max(...name.split('/').map((part) => Buffer.byteLength(part)))).toBeLessThan(256);
  }
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const archive = join(folder, 'brief.zip');
  await Bun.write(archive, bytes);
  const unpack =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip()); z.extractall(sys.argv[2])';
  for (const command of [
    ['unzip', '-t', archive],
    ['unzip', '-q', archive, '-d', join(folder, 'unzip')],
    ['python3', '-c', unpack, archive, join(folder, 'python')],
  ]) {
    const [program = ''] = command;
    if (!Bun.which(program)) continue;
    const { exitCode, stderr } = Bun.spawnSync(command, {
      // As people have it; without it, unzip writes names in ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    expect([program, exitCode, stderr.toString()]).toEqual([program, 0, '']);
  }
  for (const program of ['unzip', 'python']) {
    const unpacked = join(folder, program, 'Other files');
    if (existsSync(unpacked)) expect(readdirSync(unpacked)).toHaveLength(hostileNames.length);
  }
  rmSync(folder, { recursive: true });
});

test('names a file that is damaged instead of leaving it out silently', async () => {
  const order = await anOrder(shop().db, {});
  const { id, key } = await add(order, 'logoFiles', 'logo.png', picture);
  await add(order, 'logoFiles', 'mark.png', picture);
  await shop().db.update(briefFiles).set({ sizeBytes: 99 }).where(eq(briefFiles.id, id));
  const files = await unzip(await download(order));
  expect(Object.keys(files)).toEqual(['brief.txt', 'Logo files/mark.png']);
  expect(strFromU8(files['brief.txt'] ?? new Uint8Array())).toMatch(
    /Missing or damaged files.*\n-+\nLogo files\/logo\.png\n/,
  );
  await shop().files.remove(key);
});

test('reads a file only once the client has taken the one before', async () => {
  const order = await anOrder(shop().db, {});
  await add(order, 'otherFiles', 'a.txt', new TextEncoder().encode('aaa'));
  const { key } = await add(order, 'otherFiles', 'b.txt', new TextEncoder().encode('bbb'));
  const reader = (await download(order)).body?.getReader();
  await reader?.read();
  await shop().files.remove(key);
  let failure: unknown;
  for (let isDone = false; !isDone && !failure; ) {
    const step = await reader?.read().catch((error: unknown) => {
      failure = error;
    });
    isDone = step?.done ?? false;
  }
  expect(failure).toBeDefined();
});

test('is only for paid orders, and each download is in the audit log', async () => {
  const unpaid = await anOrder(shop().db, {
    paidAt: null,
    checkoutExpiresAt: new Date(Date.now() + 60_000),
  });
  const { cookie } = await shop().signIn({ isAdmin: true });
  const refused = await shop().get(`/api/orders/${unpaid.id}/brief/archive`, { cookie });
  expect(refused.status).toBe(409);
  const order = await anOrder(shop().db, {});
  await (await download(order)).arrayBuffer();
  const entries = (id: number) =>
    shop().db.$count(
      auditEntries,
      and(eq(auditEntries.verb, 'order.brief_downloaded'), eq(auditEntries.subjectId, id)),
    );
  expect(await entries(order.id)).toBe(1);
  expect(await entries(unpaid.id)).toBe(0);
});
