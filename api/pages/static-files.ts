import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type EncodedAnswer, type EncodedBody, encode, etagOf } from './encoded.ts';

/** A file, or the address of a folder's index page. */
export type StaticFile = EncodedAnswer | { movedTo: string };

const compressibleTypes = /\.(html|css|js|svg|txt|json)$/;

/**
 * Serves folders from memory. Only files that existed at startup can be requested. Public files are
 * read at their first request, assets at once, because a build replaces them.
 */
export function createStaticFiles(folders: { client?: string; public: string }) {
  const files = new Map<string, EncodedAnswer>();
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

function readPublic(path: string): EncodedAnswer {
  let encoded: EncodedBody | undefined;
  return {
    status: 200,
    // On demand: compressing all files takes longer than the rest of the start.
    get encoded() {
      encoded ??= encodePublic(path);
      return encoded;
    },
    headers: { 'content-type': typeOf(path), 'cache-control': 'public, max-age=3600' },
  };
}

function encodePublic(path: string): EncodedBody {
  const bytes = new Uint8Array(readFileSync(path));
  return compressibleTypes.test(path)
    ? encode(bytes)
    : { tag: etagOf(bytes), bodies: { identity: new Blob([bytes]) } };
}

function readAsset(path: string): EncodedAnswer {
  const bytes = new Uint8Array(readFileSync(path));
  const packed = (suffix: string) =>
    existsSync(path + suffix) ? new Blob([readFileSync(path + suffix)]) : undefined;
  const [br, gzip] = [packed('.br'), packed('.gz')];
  return {
    status: 200,
    encoded: {
      tag: etagOf(bytes),
      bodies: { identity: new Blob([bytes]), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    },
    headers: {
      'content-type': typeOf(path),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  };
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
