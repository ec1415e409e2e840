/**
 * The entry of the executable that `bun run executable` builds. It unpacks the shop once and runs the
 * command of the same name as an npm script: `shop`, `shop backup --to /mnt/backups/shop`.
 */
import { join } from 'node:path';
import type { BunFile } from 'bun';
import scripts from '../scripts.json';
import { cacheFolder, unpack } from './unpack.ts';

const [name = 'start', ...options] = process.argv.slice(2);
const script = new Map(Object.entries(scripts)).get(name);
const [program] = Bun.embeddedFiles as readonly BunFile[];
if (!script || !program) {
  console.error(`Usage: shop ${Object.keys(scripts).join(' | ')}`);
  process.exit(2);
}
try {
  const file = join(await unpack(program, cacheFolder(process.env)), script);
  // Commands read their options from the third argument on.
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...options);
  await import(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
