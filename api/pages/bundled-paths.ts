import { statSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './places.ts';

/** Folders with browser code. No other file of the project is sent to a browser. */
export const browserFolders = ['app', 'ui', 'api/contract', 'db/values', 'node_modules'];

const bundler = /^\/(@vite\/|@id\/__x00__|@react-refresh$|@development-preamble\.js$)/;
const sources = new RegExp(`^/(${browserFolders.join('|')})/`);
/** Plain names only: no escapes, empty segments, `..` or hidden files except the bundler's own. */
const plain = /^(\/(?!\.(?!vite\/))[\w.@+~-]+)+$/;

/**
 * Whether the bundler may serve a path. It serves any file of the project, including the data
 * folder, so everything that is not clearly browser code goes to the shop instead.
 */
export function isBundled(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!plain.test(path)) return false;
  return bundler.test(path) || sources.test(path) || isPublicFile(path);
}

function isPublicFile(path: string): boolean {
  return statSync(join(places.public, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
