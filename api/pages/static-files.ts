import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type EncodedBody, encode, etagOf, respondEncoded } from './encoded.ts';

type StaticFile = { encoded: EncodedBody; headers: Record<string, string> };

const compressibleTypes = /\.(html|css|js|svg|txt|json)$/;

/** Serves folders from memory. Only files that existed at startup can be requested. */
export function createStaticFiles(folders: { client?: string; public: string }) {
  const files = new Map<string, StaticFile>();
  for (const path of filesBelow(folders.public)) {
    files.set(urlOf(folders.public, path), readPublic(path));
  }
  const { client } = folders;
  for (const path of client ? filesBelow(join(client, 'assets')) : []) {
    if (client && !/\.(br|gz)$/.test(path)) files.set(urlOf(client, path), readAsset(path));
  }

  return (request: Request, pathname: string): Response | null => {
    const file = files.get(pathname) ?? files.get(`${pathname}index.html`);
    if (file) return respondEncoded(request, file.encoded, { headers: file.headers });
    if (files.has(`${pathname}/index.html`)) {
      return new Response(null, { status: 308, headers: { location: `${pathname}/` } });
    }
    return null;
  };
}

function readPublic(path: string): StaticFile {
  const bytes = new Uint8Array(readFileSync(path));
  return {
    encoded: compressibleTypes.test(path)
      ? encode(bytes)
      : { tag: etagOf(bytes), bodies: { identity: bytes } },
    headers: { 'content-type': typeOf(path), 'cache-control': 'public, max-age=3600' },
  };
}

function readAsset(path: string): StaticFile {
  const bytes = new Uint8Array(readFileSync(path));
  const packed = (suffix: string) =>
    existsSync(path + suffix) ? new Uint8Array(readFileSync(path + suffix)) : undefined;
  const [br, gzip] = [packed('.br'), packed('.gz')];
  return {
    encoded: {
      tag: etagOf(bytes),
      bodies: { identity: bytes, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
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
