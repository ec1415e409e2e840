import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Paths of the built app and the public files. */
export const places = {
  root: fileURLToPath(root),
  client: fileURLToPath(new URL('.build/client/', root)),
  renderer: fileURLToPath(new URL('.build/server/entry-server.js', root)),
  stamp: fileURLToPath(new URL('.build/stamp', root)),
  servers: fileURLToPath(new URL('.build/api/', root)),
  public: fileURLToPath(new URL('app/public/', root)),
} as const;
