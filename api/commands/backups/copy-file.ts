import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

type Facts = { bytes: number; sha256: string };

export function copyFile(from: string, to: string): Promise<Facts> {
  return writeStream(Bun.file(from).stream(), to);
}

/** Writes a file in pieces, synced to disk and readable by its owner only. Returns its SHA-256. */
export async function writeStream(from: ReadableStream<Uint8Array>, to: string): Promise<Facts> {
  const hash = new Bun.CryptoHasher('sha256');
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const file = await open(to, 'wx', 0o600);
  try {
    for await (const chunk of from) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await file.appendFile(chunk);
    }
    const { size } = await file.stat();
    if (size !== bytes) throw new Error(`Wrote ${size} of ${bytes} bytes of a file`);
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
