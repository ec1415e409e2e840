import { statSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './places.ts';

/** The folders that hold browser code. Nothing else of the project is ever sent to a browser. */
export const browserFolders = ['app', 'ui', 'api/contract', 'db/values', 'node_modules'];

const bundler = /^\/(@vite\/|@id\/__x00__|@react-refresh$|@development-preamble\.js$)/;
const sources = new RegExp(`^/(${browserFolders.join('|')})/`);
/** Plain names alone: no escapes, empty segments, `..` or hidden files but the bundler's own. */
const plain = /^(\/(?!\.(?!vite\/))[\w.@+~-]+)+$/;

/**
 * Whether a path may reach the bundler, which looks for it among the project's files. The data
 * folder lies there too, so everything that is not plainly browser code goes to the shop instead.
 */
export function isBundled(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!plain.test(path)) return false;
  return bundler.test(path) || sources.test(path) || isPublicFile(path);
}

function isPublicFile(path: string): boolean {
  return statSync(join(places.public, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
