import { join, normalize } from 'node:path';

export interface ServedFolder {
  /** With a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Serves a folder's files on a free loopback port; folders respond with their index.html. */
export function serveFolder(folder: string): ServedFolder {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const path = normalize(decodeURIComponent(new URL(request.url).pathname));
      const file = Bun.file(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      if (!(await file.exists())) return new Response(null, { status: 404 });
      // The folder does not change while it is served, so browsers may cache its files.
      return new Response(file, { headers: { 'cache-control': 'max-age=3600' } });
    },
  });
  return { url: server.url.href, stop: () => server.stop(true) };
}
