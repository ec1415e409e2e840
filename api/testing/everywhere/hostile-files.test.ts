import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { readChunks, readUpTo } from '#api/http/body-rules';
import { Failure } from '#api/http/failure';
import { testShop } from '#api/testing/shop';
import { pngStart, type UploadPlace, unfinishedUploads, uploadPlaces } from '#api/testing/uploads';
import { rateLimits } from '#db/schema/rate-limits';

setDefaultTimeout(30_000);
const shop = testShop({ rateLimits: true });
const megabyte = 1024 * 1024;
/** An archive of 25 MB in 25 kB. */
const bomb = zipSync({ 'zeros.bin': [new Uint8Array(25 * megabyte), { level: 9 }] });
const script = '<script>alert(document.domain)</script>';
const places = uploadPlaces.map(([name, open]) => ({
  name,
  open,
  takesArchives: name.includes('brief'),
  takesDocuments: !name.includes('review'),
}));

type Bytes = Buffer<ArrayBuffer>;

/** Files that are two things at once. */
const polyglots: [string, Bytes, type: string][] = [
  [
    'a PNG picture that ends as a page',
    Buffer.concat([pngStart, Buffer.from(script)]),
    'image/png',
  ],
  ['a GIF picture that is a script', Buffer.from('GIF89a/*\0\0*/=1;alert(1)//'), 'image/gif'],
  ['a JPEG picture with a page', concat('ffd8ffe1', `<html>${script}`), 'image/jpeg'],
  ['a PDF with a page and a script', Buffer.from(`%PDF-1.7\n${script}`), 'application/pdf'],
];

const refused: [string, Bytes][] = [
  ['an SVG picture with a script', Buffer.from(`<svg onload="alert(1)">${script}</svg>`)],
  ['an XML file that becomes a page', Buffer.from('<?xml version="1.0"?><html/>')],
  ['a page', Buffer.from(`<!doctype html>${script}`)],
  ['a page behind a byte order mark and spaces', Buffer.from(`\uFEFF \n\t${script}`)],
  ['a page in UTF-16', Buffer.from(`\uFEFF${script}`, 'utf16le')],
  ['a Windows program', concat('4d5a90000300000004000000ffff0000', '')],
  ['a Linux program', concat('7f454c46020101000000000000000000', '')],
  ['half of the signature of a picture', pngStart.subarray(0, 7)],
  ['a RAR archive', concat('526172211a070100', '')],
  ['a gzip archive', concat('1f8b0800000000000003', '')],
];

function concat(hex: string, text: string): Bytes {
  return Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]);
}

/** Uploads a file and reads it again. */
async function stored({ upload, download }: UploadPlace, bytes: BodyInit, name?: string) {
  const answer = await upload(bytes, name === undefined ? {} : { name });
  expect(answer.status).toBe(201);
  const file: { id: string; name: string; type: string; sizeBytes: number } = await answer.json();
  return { file, response: await download(file.id) };
}

describe.each(places)('$name', ({ open, takesArchives, takesDocuments }) => {
  const isTaken = (type: string) => takesDocuments || type.startsWith('image/');

  test.each(polyglots)('shows %s only as what it begins as', async (_, bytes, type) => {
    const place = await open(shop());
    if (!isTaken(type)) {
      expect((await place.upload(bytes, { name: 'page.html' })).status).toBe(415);
      return;
    }
    const { file, response } = await stored(place, bytes, 'page.html');
    expect(file.type).toBe(type);
    expect(file.name).toStartWith('page.html.');
    const { headers } = response;
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const shown = type.startsWith('image/') ? 'inline' : 'attachment';
    expect(headers.get('content-disposition')).toStartWith(`${shown}; filename="page.html.`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test.each(refused)('refuses %s, whatever it is called', async (_, bytes) => {
    const { upload, countRows } = await open(shop());
    for (const name of ['logo.png', 'logo.svg', 'index.html']) {
      expect((await upload(bytes, { name })).status).toBe(415);
    }
    expect(await countRows()).toBe(0);
  });

  test('never unpacks an archive', async () => {
    const place = await open(shop());
    expect(bomb.length).toBeLessThan(megabyte / 4);
    if (!takesArchives) {
      expect((await place.upload(bomb, { name: 'menu.zip' })).status).toBe(415);
      return;
    }
    const { file, response } = await stored(place, bomb, 'menu.zip');
    expect(file.sizeBytes).toBe(bomb.length);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bomb);
    expect(response.headers.get('content-disposition')).toStartWith('attachment;');
  });

  test('refuses an empty file and one that is too large', async () => {
    const { upload, countRows } = await open(shop());
    expect((await upload(new Uint8Array())).status).toBe(400);
    expect((await upload(new Uint8Array(10 * megabyte + 1))).status).toBe(413);
    expect(await countRows()).toBe(0);
  });

  test('stops reading a body without a length that never ends', async () => {
    const { upload, countRows } = await open(shop());
    const chunk = new Uint8Array(megabyte).fill(0x61);
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        isCancelled = true;
      },
    });
    expect((await upload(endless)).status).toBe(413);
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(16);
    expect(await countRows()).toBe(0);
    expect(unfinishedUploads(shop())).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['leaves its folder', '../../../etc/passwd', 'passwd.png'],
    ['leaves its folder on Windows', '..\\..\\windows\\win.ini', 'win.ini.png'],
    ['is read from right to left', 'invoice\u202Egnp.exe', 'invoicegnp.exe.png'],
    ['isolates its direction', '\u2066menu\u2069.png', 'menu.png'],
    ['has line breaks for a header', 'a\r\nset-cookie: b=1\r\n.png', 'aset-cookie_ b=1.png'],
    ['has characters that can’t be seen', 'me\u200B\u0000\u0007nu.png', 'menu.png'],
    ['is kept for a device', 'COM1.png', '_COM1.png'],
    ['is a hidden file', '.htaccess', 'htaccess.png'],
    ['has 300 characters', `${'a'.repeat(300)}.png`, `${'a'.repeat(120)}.png`],
    ['is markup', '<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
    ['is missing', '', 'file.png'],
  ])('gives a file a safe name if it %s', async (_, name, safe) => {
    const { file, response } = await stored(await open(shop()), pngStart, name);
    expect(file.name).toBe(safe);
    expect(response.headers.get('content-disposition')).toStartWith('inline; filename="');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('keeps within its quota when dozens of files come at once', async () => {
    const { upload, countRows } = await open(shop());
    if (!takesArchives) {
      expect((await upload(pngStart)).status).toBe(201);
      // An hour’s uploads, but for twenty: for a user, and for an order in review.
      const [limit, tries] = takesDocuments ? ['attachment, user', 60] : ['screenshot, order', 100];
      const { db } = shop();
      await db
        .update(rateLimits)
        .set({ count: tries - 20 })
        .where(eq(rateLimits.limit, limit));
    }
    const before = await countRows();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => upload(pngStart, { name: `${n}.png` })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set([201, takesArchives ? 409 : 429]),
    );
    expect((await countRows()) - before).toBe(20);
  });
});

describe('a body', () => {
  const limits = {
    bytes: 1_000,
    ms: 40,
    refusal: () => new Failure('too_large', 'This file is too large.'),
  };
  const aRequest = (body: ReadableStream) =>
    new Request('http://localhost:3000/', { method: 'POST', body });

  test('that stalls is refused after a time', async () => {
    let isCancelled = false;
    const stalled = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel() {
        isCancelled = true;
      },
    });
    const reading = readUpTo(aRequest(stalled), limits);
    expect(await reading.catch((error: Failure) => error.code)).toBe('validation');
    expect(isCancelled).toBe(true);
  });

  test('is read only as fast as its pieces are taken', async () => {
    let pulls = 0;
    let isCancelled = false;
    const endless = new ReadableStream(
      {
        pull(controller) {
          pulls += 1;
          controller.enqueue(new Uint8Array(10));
        },
        cancel() {
          isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const pieces = readChunks(aRequest(endless), limits);
    expect(pulls).toBe(0);
    for (const taken of [1, 2, 3]) {
      await pieces.next();
      expect(pulls).toBe(taken);
    }
    await pieces.return(undefined);
    expect(isCancelled).toBe(true);
  });

  test('that trickles is refused after the same time', async () => {
    const trickle = new ReadableStream({
      async pull(controller) {
        await Bun.sleep(5);
        controller.enqueue(new Uint8Array(1));
      },
    });
    const reading = readUpTo(aRequest(trickle), limits);
    expect(await reading.catch((error: Failure) => error.message)).toContain('took too long');
  });
});

/** A connection to the shop, which ends as soon as the shop answers. */
async function connect() {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: shop().app.handle });
  const closed = Promise.withResolvers<void>();
  let text = '';
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port: server.port ?? 0,
    socket: {
      data(_, bytes) {
        text += bytes.toString();
        socket.end();
      },
      close: () => closed.resolve(),
      error: () => closed.resolve(),
    },
  });
  return {
    socket,
    isAnswered: () => text !== '',
    async answer() {
      await closed.promise;
      await server.stop(true);
      return text;
    },
  };
}

describe.each(places)('$name, over a real connection', ({ open }) => {
  /** Sends chunks of a megabyte, without a length, until the server answers or closes. */
  async function sendChunks(count: number) {
    const { path, cookie, countRows } = await open(shop());
    const connection = await connect();
    const { socket } = connection;
    const head = [
      `POST ${path}&name=menu.png HTTP/1.1`,
      'host: localhost:3000',
      'content-type: application/octet-stream',
      'transfer-encoding: chunked',
      ...(cookie ? [`cookie: ${cookie}`] : []),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${pngStart.length.toString(16)}\r\n`);
    socket.write(Buffer.concat([pngStart, Buffer.from('\r\n')]));
    const chunk = Buffer.concat([
      Buffer.from(`${megabyte.toString(16)}\r\n`),
      Buffer.alloc(megabyte, 0x61),
      Buffer.from('\r\n'),
    ]);
    for (let left = count; left > 0 && !connection.isAnswered(); left--) {
      for (let sent = 0; sent < chunk.length && !connection.isAnswered(); ) {
        const written = socket.write(chunk.subarray(sent));
        if (written < 0) break;
        sent += written;
        if (sent < chunk.length) await Bun.sleep(1);
      }
    }
    if (count === 0) socket.write('0\r\n\r\n');
    return { text: await connection.answer(), rows: await countRows() };
  }

  test('a file in chunks is stored with the length that it has', async () => {
    const { text, rows } = await sendChunks(0);
    expect(text).toContain('HTTP/1.1 201');
    expect(text).toContain(`"sizeBytes":${pngStart.length}`);
    expect(rows).toBe(1);
  });

  test('chunks that never end are refused, and nothing is stored', async () => {
    const { text, rows } = await sendChunks(40);
    expect(text).toContain('HTTP/1.1 413');
    expect(rows).toBe(0);
    expect(unfinishedUploads(shop())).toEqual([]);
  });
});

describe('over a real connection', () => {
  const [, openBrief] = uploadPlaces[0] ?? [];

  /** Sends bytes after a head that declares another length. */
  async function sendRaw(declared: number, sent: Buffer) {
    if (!openBrief) throw new Error('There is no place to upload to');
    const { path, countRows } = await openBrief(shop());
    const connection = await connect();
    const { socket } = connection;
    const head = [
      `POST ${path}&name=menu.png HTTP/1.1`,
      'host: localhost:3000',
      'content-type: application/octet-stream',
      `content-length: ${declared}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(sent);
    if (sent.length < declared) socket.end();
    return { text: await connection.answer(), rows: await countRows() };
  }

  test('only as much as was declared belongs to the file', async () => {
    const longer = Buffer.concat([pngStart, Buffer.from('x'.repeat(5_000))]);
    const { text, rows } = await sendRaw(pngStart.length, longer);
    expect(text).toContain(`"sizeBytes":${pngStart.length}`);
    expect(text.match(/HTTP\/1\.1 2/g)).toHaveLength(1);
    expect(rows).toBe(1);
  });

  test('a file that is cut short is never stored, and nothing of it is left', async () => {
    const { text, rows } = await sendRaw(5_000, pngStart);
    expect(text).not.toContain('HTTP/1.1 2');
    expect(rows).toBe(0);
    const deadline = Date.now() + 5_000;
    while (unfinishedUploads(shop()).length > 0 && Date.now() < deadline) await Bun.sleep(5);
    expect(unfinishedUploads(shop())).toEqual([]);
  });
});
