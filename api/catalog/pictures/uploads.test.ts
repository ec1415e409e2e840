import { beforeAll, describe, expect, test } from 'bun:test';
import { testShop } from '#api/testing/shop';
import { maxUploadBytes } from '#contract/uploads';
import { aJpegWithExif, aPng, aPngHead } from './testing/pictures.ts';

const shop = testShop();
const path = '/api/admin/uploads';
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

/** One white pixel. */
const bitmap = 'Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAA////AA==';

const octets = { 'content-type': 'application/octet-stream' };

function upload(body: BodyInit, headers: Record<string, string> = { cookie }) {
  const request = { method: 'POST', body, headers: { ...octets, ...headers } };
  return shop().app.handle(new Request(`http://localhost:3000${path}`, request));
}

async function uploaded(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await upload(bytes);
  expect(response.status).toBe(201);
  return (await response.json()).thumbnail;
}

async function measured(address: string) {
  const response = await shop().get(address);
  const { width, height, format } = await new Bun.Image(await response.bytes()).metadata();
  return `${format} ${width}×${height}`;
}

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('may be a %s', async (format) => {
    const picture = await new Bun.Image(await aPng(1600, 1000))[format]().bytes();
    const address = await uploaded(new Uint8Array(picture));
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}-960\.webp$/);
    expect(await measured(address)).toBe('webp 960×600');
    expect(await measured(address.replace('-960.', '-720.'))).toBe('webp 720×450');
    expect(await measured(address.replace('-960.', '-480.'))).toBe('webp 480×300');
  });

  test('may be a GIF, of which it keeps the first frame', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    expect(await measured(await uploaded(gif))).toBe('webp 1×1');
  });

  test('keeps its aspect ratio', async () => {
    expect(await measured(await uploaded(await aPng(1200, 3000)))).toBe('webp 960×2400');
  });

  test('is never enlarged', async () => {
    const address = await uploaded(await aPng(700, 400));
    expect(address).toEndWith('-700.webp');
    expect(await measured(address)).toBe('webp 700×400');
    expect(await measured(address.replace('-700.', '-480.'))).toBe('webp 480×274');
    expect(await uploaded(await aPng(300, 200))).toEndWith('-300.webp');
  });

  test('is rotated upright and loses its metadata', async () => {
    const address = await uploaded(await aJpegWithExif(600, 400, 'Ada was here'));
    expect(await measured(address)).toBe('webp 400×600');
    const bytes = Buffer.from(await (await shop().get(address)).bytes());
    expect(bytes.includes('Ada was here')).toBe(false);
    expect(bytes.includes('EXIF')).toBe(false);
  });

  test('is stored once when uploaded again', async () => {
    const png = await aPng(960, 600);
    const [one, two] = await Promise.all([uploaded(png), uploaded(png)]);
    expect(one).toBe(two);
    expect(await uploaded(png)).toBe(one);
    expect(await uploaded(await aPng(960, 601))).not.toBe(one);
  });

  test('can be the picture of a product', async () => {
    const { id } = await shop().aProduct();
    const thumbnail = await uploaded(await aPng(960, 600));
    const answer = await shop().send('PATCH', `/api/products/${id}`, { thumbnail }, { cookie });
    expect(await answer.json()).toMatchObject({ thumbnail });
  });
});

describe('an upload is refused', () => {
  const refusal = async (response: Response) => {
    const { status, code, detail } = await response.json();
    return `${status} ${code}: ${detail}`;
  };
  const text = (words: string) => new TextEncoder().encode(words);

  test.each([
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['nothing', new Uint8Array()],
    ['a bitmap', Buffer.from(bitmap, 'base64')],
  ])('if it is %s', async (_, bytes) => {
    expect(await refusal(await upload(bytes))).toBe(
      '400 validation: We can’t read this image. Choose a PNG, JPEG, WebP or GIF file.',
    );
  });

  test.each(['png', 'jpeg', 'webp'] as const)('if part of the %s is missing', async (format) => {
    const whole = await new Bun.Image(await aPng(1200, 800))[format]().bytes();
    for (const share of [0.02, 0.5, 0.99]) {
      const part = new Uint8Array(whole.slice(0, Math.floor(whole.length * share)));
      expect(await refusal(await upload(part))).toBe(
        '400 validation: This image is damaged. Export it again and retry.',
      );
    }
  });

  test.each([
    [50_000, 50_000],
    [10_001, 10],
    [10, 10_001],
    [0x7fff_ffff, 0x7fff_ffff],
  ])('if it claims %d × %d pixels, before decoding', async (width, height) => {
    expect(await refusal(await upload(aPngHead(width, height)))).toBe(
      '400 validation: This image is too large. The limit is 40 megapixels and 10,000 pixels per side.',
    );
  });

  test('over 10 MB, with or without a declared length', async () => {
    const bytes = new Uint8Array(maxUploadBytes + 1);
    const chunks = new Blob([bytes]).stream();
    for (const response of [
      await upload(bytes, { cookie, 'content-length': String(bytes.length) }),
      await upload(chunks),
    ]) {
      expect(await refusal(response)).toBe(
        '413 too_large: This file is larger than 10 MB. Choose a smaller one.',
      );
    }
  });

  test('with a content type other than bytes', async () => {
    const response = await upload(await aPng(10, 10), { cookie, 'content-type': 'image/png' });
    expect(await refusal(response)).toBe(
      '415 unsupported_type: Send the body as application/octet-stream.',
    );
  });

  test('from another site', async () => {
    const response = await upload(await aPng(10, 10), { cookie, origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });

  test('from anyone but an admin, before it is read', async () => {
    const customer = await shop().signIn();
    for (const [headers, status] of [
      [{}, 401],
      [{ cookie: customer.cookie }, 403],
    ] as const) {
      const unread = new ReadableStream({
        pull: () => {
          throw new Error('was read');
        },
      });
      expect((await upload(unread, headers)).status).toBe(status);
    }
  });
});

describe('a picture is served', () => {
  test('with its content type and a permanent cache', async () => {
    const address = await uploaded(await aPng(960, 600));
    const response = await shop().get(address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w.-]+"$/),
    });
    const etag = response.headers.get('etag') ?? '';
    const again = await shop().get(address, { 'if-none-match': `W/"other", ${etag}` });
    expect(again.status).toBe(304);
    const head = await shop().send('HEAD', address);
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test.each([
    [1200, 'webp 960×480'],
    [800, 'webp 480×240'],
  ])(
    'in its widest version if it was stored %i px wide, without today’s widths',
    async (own, shown) => {
      const address = await uploaded(await aPng(own, own / 2));
      const middle = address.replace(/-\d+\.webp$/, '-720.webp');
      await shop().files.remove(middle.slice(1));
      expect(await measured(middle)).toBe(shown);
    },
  );

  test.each([
    `${'0'.repeat(32)}-960.webp`,
    '..%2f..%2fsession-secret',
    '%2e%2e/session-secret',
    'a.webp',
    '%00',
    '%ff',
  ])('but not under the name %s', async (name) => {
    expect((await shop().get(`/uploads/${name}`)).status).toBe(404);
  });
});
