import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Pixels } from './compare.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits each of red, green, blue and alpha, in rows from the top. */
const rgba = [8, 6, 0, 0, 0];

/** Reads what Bun writes at level 0: four channels, rows as they are. */
export function readPng(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.body;
  if (!head?.subarray(8).equals(Buffer.from(rgba))) throw new Error('Not a PNG of four channels.');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body);
  const rows = stored(Buffer.concat(packed));

  const stride = width * 4;
  const data = Buffer.allocUnsafe(stride * height);
  for (let y = 0; y < height; y += 1) {
    const at = y * (stride + 1);
    if (rows[at] !== 0) throw new Error('A row of the PNG is filtered.');
    rows.copy(data, y * stride, at + 1, at + 1 + stride);
  }
  return { width, height, data };
}

export async function writePng({ width, height, data }: Pixels): Promise<Buffer> {
  const stride = width * 4;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(rgba, 8);
  const packed = await promisify(deflate)(rows, { level: 0 });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Of a stream that nothing was packed in; to unpack it all the same takes most of the time. */
function stored(stream: Buffer): Buffer {
  const blocks: Buffer[] = [];
  let isLast = false;
  for (let at = 2; !isLast; ) {
    const head = stream[at] ?? -1;
    if ((head & 0b110) !== 0) throw new Error('The PNG is packed.');
    isLast = (head & 1) === 1;
    const length = stream.readUInt16LE(at + 1);
    blocks.push(stream.subarray(at + 5, at + 5 + length));
    at += 5 + length;
  }
  return Buffer.concat(blocks);
}

function chunksOf(png: Buffer): { type: string; body: Buffer }[] {
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, body: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
