import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** Where the built app and the public files lie. */
export const places = {
  root: fileURLToPath(root),
  client: fileURLToPath(new URL('.build/client/', root)),
  renderer: fileURLToPath(new URL('.build/server/entry-server.js', root)),
  stamp: fileURLToPath(new URL('.build/stamp', root)),
  public: fileURLToPath(new URL('app/public/', root)),
} as const;
