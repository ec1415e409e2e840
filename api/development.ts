import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createLogger } from '#api/http/log';
import { browserFolders, isBundled } from '#api/pages/built';
import type { Renderer } from '#api/pages/renderer';
import type { PageSource } from '#api/pages/routes';
import { places } from '#api/pages/sources';
import { createStaticFiles } from '#api/pages/static-files';
import { readSettings } from '#api/platform/settings';

/** The callers of open requests. */
const peers = new WeakMap<Request, string | undefined>();

type Shop = Awaited<ReturnType<typeof import('#api/shop').openShop>>;

const preamble = '/@development-preamble.js';
const preambleCode = `
import RefreshRuntime from '/@react-refresh';
import '/@vite/client';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/**
 * Runs the shop behind Vite's dev server in one process and on one port. Screens reload in place,
 * and a change of the API or the database code reopens the shop with the same data folder.
 */
export function shopInDevelopment(): Plugin {
  const settings = readSettings(process.env);
  return {
    name: 'shop-in-development',
    config: () => ({
      server: {
        port: settings.port,
        host: settings.host,
        strictPort: true,
        // Prevents other sites from reading responses or pointing their host name here.
        cors: false,
        allowedHosts: [new URL(settings.baseUrl).hostname],
        fs: {
          allow: browserFolders.map((folder) => join(places.root, folder)),
          deny: ['.*', '.!(vite)/**']
            .map((hidden) => `${literal(places.root)}**/${hidden}`)
            .concat(foldersOf(settings.dataDir).flatMap((folder) => [folder, `${folder}/**`])),
        },
      },
      environments: { ssr: { resolve: { builtins: [/^bun(:|$)/, /^node:/] } } },
    }),
    resolveId: (id) => (id === preamble ? id : undefined),
    load: (id) => (id === preamble ? preambleCode : undefined),
    configureServer(server) {
      let shop = open(server);
      server.watcher.on('change', (path) => {
        if (!/\/(api|db)\/.*\.ts$/.test(path) || path.endsWith('.test.ts')) return;
        shop = shop.then((old) => old.stop()).then(() => open(server));
      });
      server.httpServer?.once('close', () => shop.then((last) => last.stop()));
      const askShop = async (request: IncomingMessage, response: ServerResponse) => {
        const { app } = await shop;
        const asked = await toRequest(request, settings.baseUrl);
        peers.set(asked, request.socket.remoteAddress);
        await send(response, await app.handle(asked));
      };
      server.middlewares.use((request, response, next) =>
        isBundled(request.url ?? '/') ? next() : askShop(request, response),
      );
      return () => server.middlewares.use(askShop);
    },
  };

  async function open(server: ViteDevServer): Promise<Shop> {
    const module = await server.ssrLoadModule('/api/shop.ts');
    const { openShop } = module as typeof import('#api/shop');
    return openShop({
      settings,
      pages: await pagesFromSource(server),
      now: () => new Date(),
      ...createLogger({ format: settings.logFormat }),
    });
  }
}

/** Both the configured and the real path, because the folder may be a link among browser code. */
function foldersOf(dataDir: string): string[] {
  const folder = resolve(dataDir);
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  return [folder, real].map(literal);
}

/** Escapes a path for use as a glob. */
function literal(path: string): string {
  return path.replaceAll('\\', '/').replace(/[!$()*+?@[\]^{|}]/g, '\\$&');
}

async function pagesFromSource(server: ViteDevServer): Promise<PageSource> {
  const load = async () => (await server.ssrLoadModule('/app/entry-server.tsx')) as Renderer;
  let renderer = await load();
  return {
    renderer: {
      get inlineScripts() {
        return renderer.inlineScripts;
      },
      routePatterns: renderer.routePatterns,
      pageKey: (url) => renderer.pageKey(url),
      renderErrorPage: (...about) => renderer.renderErrorPage(...about),
      checkBrand: (brand) => renderer.checkBrand(brand),
      async render(request) {
        renderer = await load();
        return renderer.render(request);
      },
    },
    assetsOf: () => ({
      styles: [],
      scripts: ['/app/entry-client.tsx'],
      fonts: [],
      preamble,
    }),
    staticFile: createStaticFiles({ public: places.public }),
    scriptHashes: [],
    peerOf: (request) => peers.get(request),
    isFresh: true,
  };
}

async function toRequest(request: IncomingMessage, baseUrl: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', baseUrl);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: Buffer.concat(await request.toArray()) });
}

/** Streams each part, because some responses never end. */
async function send(target: ServerResponse, response: Response): Promise<void> {
  const cookies = response.headers.getSetCookie();
  target.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  const reader = response.body?.getReader();
  target.once('close', () => reader?.cancel());
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    target.write(part.value);
  }
  target.end();
}
