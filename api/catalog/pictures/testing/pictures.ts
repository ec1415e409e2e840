import { deflateSync } from 'node:zlib';

/** A PNG of our own making, with something to see in it. */
export async function aPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const row = new Uint8Array(1 + width * 3);
  const rows = Array.from({ length: height }, (_, y) => {
    for (let x = 0; x < width; x++) row.set([x % 256, y % 256, (x * y) % 256], 1 + x * 3);
    return row.slice();
  });
  return png(width, height, Buffer.concat(rows));
}

/** A PNG whose head says so many pixels; its data holds next to none. */
export function aPngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  return png(width, height, new Uint8Array(100));
}

/** A JPEG that is to be turned by a quarter, with words in its EXIF. */
export async function aJpegWithExif(width: number, height: number, words: string) {
  const jpeg = await new Bun.Image(await aPng(width, height)).jpeg().bytes();
  const text = Buffer.from(`${words}\0`);
  const ifd = Buffer.alloc(2 + 2 * 12 + 4);
  ifd.writeUInt16BE(2, 0);
  // Image description: a text that lies behind the table.
  ifd.writeUInt16BE(0x010e, 2);
  ifd.writeUInt16BE(2, 4);
  ifd.writeUInt32BE(text.length, 6);
  ifd.writeUInt32BE(8 + ifd.length, 10);
  // Orientation 6: turned by 90 degrees.
  ifd.writeUInt16BE(0x0112, 14);
  ifd.writeUInt16BE(3, 16);
  ifd.writeUInt32BE(1, 18);
  ifd.writeUInt16BE(6, 22);
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), ifd, text]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.alloc(4);
  marker.writeUInt16BE(0xffe1, 0);
  marker.writeUInt16BE(exif.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]));
}

function png(width: number, height: number, pixels: Uint8Array<ArrayBuffer>) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Bun.hash.crc32(named));
  return Buffer.concat([length, named, sum]);
}
