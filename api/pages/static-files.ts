import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Answer, encode, tagOf } from './answer.ts';

type ReadableFile = { read: () => Promise<Answer> };

/** A file, or the address of a folder's index page. */
export type StaticFile = ReadableFile | { movedTo: string };

const compressibleTypes = /\.(html|css|js|svg|txt|json)$/;

/**
 * Only files that existed at startup can be requested. Assets are read at once, because a build
 * replaces them.
 */
export function createStaticFiles(folders: { client?: string; public: string }) {
  const files = new Map<string, ReadableFile>();
  for (const path of filesBelow(folders.public)) {
    files.set(urlOf(folders.public, path), readPublic(path));
  }
  const { client } = folders;
  for (const path of client ? filesBelow(join(client, 'assets')) : []) {
    if (client && !/\.(br|gz)$/.test(path)) files.set(urlOf(client, path), readAsset(path));
  }

  return (pathname: string): StaticFile | null => {
    const file = files.get(pathname) ?? files.get(`${pathname}index.html`);
    if (file) return file;
    return files.has(`${pathname}/index.html`) ? { movedTo: `${pathname}/` } : null;
  };
}

function readPublic(path: string): ReadableFile {
  const headers = { 'content-type': typeOf(path), 'cache-control': 'public, max-age=3600' };
  return {
    async read() {
      const bytes = new Uint8Array(readFileSync(path));
      const isCompressible = compressibleTypes.test(path);
      const body = isCompressible ? await encode(bytes) : plain(bytes);
      return { status: 200, headers, ...body };
    },
  };
}

/** The build has compressed it. */
function readAsset(path: string): ReadableFile {
  const { bodies, tag } = plain(new Uint8Array(readFileSync(path)));
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (existsSync(path + suffix)) bodies[encoding] = new Blob([readFileSync(path + suffix)]);
  }
  const control = 'public, max-age=31536000, immutable';
  const headers = { 'content-type': typeOf(path), 'cache-control': control };
  return { read: async () => ({ status: 200, headers, bodies, tag }) };
}

function plain(bytes: Uint8Array<ArrayBuffer>): Pick<Answer, 'bodies' | 'tag'> {
  return { bodies: { identity: new Blob([bytes]) }, tag: tagOf(bytes) };
}

function typeOf(path: string): string {
  const { type } = Bun.file(path);
  return /^text\/|javascript|json|svg/.test(type) && !type.includes('charset')
    ? `${type};charset=utf-8`
    : type;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
}
