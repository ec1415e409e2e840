import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Failure } from '#api/http/failure';
import { createProgress, type Say } from '../progress.ts';

const manifestName = 'manifest.json';
const path = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/));
const Part = v.object({ path, bytes: v.number(), sha256: v.string() });

/** A file of a backup: its path in the backup’s folder and its SHA-256, in hex. */
export type Part = v.InferOutput<typeof Part>;

/** Says what a backup consists of, so that a restore can check it. It holds no secrets. */
const Manifest = v.object({
  format: v.literal(1),
  /** When the database was read. ISO 8601, UTC. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The version in `package.json`. */
  appVersion: v.string(),
  database: v.object({
    kind: v.picklist(['embedded', 'server']),
    /** Such as '18.3'. */
    postgresVersion: v.string(),
    /** The name of the newest migration, such as '0040_reviews'. */
    migration: v.string(),
    /** Its time in the journal of migrations, in milliseconds. */
    migratedAt: v.number(),
  }),
  /** The ids of the keys that the credentials are encrypted with. They reveal nothing about them. */
  vaultKeyIds: v.array(v.string()),
  parts: v.array(Part),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** The file’s text, with a digest of its own. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify({ sha256: digestOf(JSON.stringify(manifest)), ...manifest }, null, 1)}\n`;
}

/** Throws a {@link Failure} if the folder holds no whole backup. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestName);
  if (!existsSync(file)) {
    throw new Failure('not_found', `${folder} isn’t a finished backup: it has no ${manifestName}.`);
  }
  const damaged = `${file} is damaged. Nothing was restored. Use another backup.`;
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure('conflict', damaged);
  }
  const { sha256, ...rest } = read;
  if (digestOf(JSON.stringify(rest)) !== sha256) throw new Failure('conflict', damaged);
  const { success, output } = v.safeParse(Manifest, rest);
  if (success) return output;
  throw new Failure(
    'conflict',
    `${file} was written by another version of the shop. Restore it with that version.`,
  );
}

/** Reads every part and throws a {@link Failure} that names the first that is missing or changed. */
export async function checkParts(folder: string, parts: Part[], say: Say): Promise<void> {
  const progress = createProgress(say, 'Checking digests', parts.length);
  for (const part of parts) {
    const file = join(folder, part.path);
    const isThere = existsSync(file);
    if (!isThere || (await digestOfFile(file)) !== part.sha256) {
      throw new Failure(
        'conflict',
        `This backup is damaged: ${part.path} ${isThere ? 'has changed since it was written' : 'is missing'}. Nothing was restored. Use another backup.`,
      );
    }
    progress();
  }
}

/** SHA-256, in hex. */
function digestOf(text: string): string {
  return new Bun.CryptoHasher('sha256').update(text).digest('hex');
}

/** Reads the file in pieces, because it may be larger than the memory. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256');
  for await (const chunk of Bun.file(path).stream()) hash.update(chunk);
  return hash.digest('hex');
}
