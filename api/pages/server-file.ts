import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, places } from './sources.ts';

const sources = ['api', 'db', 'bun.lock', 'package.json', 'patches'];
const notBuilt = /\.(test|bench)\.ts$|\/testing$|^db\/migrations$/;

let file: string | undefined;

/** The built server of the current sources. */
export function serverFile(): string {
  file ??= join(places.servers, serverDigest(), 'serve.js');
  return file;
}

/** The build contains absolute paths, so a moved or copied project needs its own. */
function serverDigest(): string {
  const digest = digestOf(sources, (path) => notBuilt.test(path));
  return new Bun.CryptoHasher('sha256').update(`${places.root}\0${digest}`).digest('hex');
}

export function isServerBuilt(): boolean {
  return existsSync(serverFile());
}
