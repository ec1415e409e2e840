import { createPool } from '#db/pool';

/** A database of a shop, and the settings for it. */
export interface ShopDatabase {
  settings: Record<string, string>;
  /** Creates another one with the same rows. Nothing may be connected to this one. */
  copy(): Promise<ShopDatabase>;
  drop(): Promise<void>;
}

/** The embedded one is in the shop's folder, so that it is copied and deleted with it. */
const embedded: ShopDatabase = { settings: {}, copy: async () => embedded, drop: async () => {} };

/** A shop makes secrets for itself only with the embedded database. */
const onServerOnly = {
  SESSION_SECRET: 'the session secret of all journeys',
  VAULT_KEY: 'the vault key of all journeys here',
  DEMO_DATA: 'on',
};

/**
 * The embedded database, or a new one on the server at DATABASE_URL. With DATABASE_DIRECT_URL,
 * DATABASE_URL is a connection pooler, which the copies are used through. It would keep connections
 * to this one open. Copies are dropped, and this one stays: the server should be a test’s own.
 */
export async function createShopDatabase(): Promise<ShopDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = process.env;
  return url && directUrl ? create({ url: directUrl, pooledUrl: url }) : embedded;
}

type Server = { url: string; pooledUrl: string };

async function create(server: Server, template?: string): Promise<ShopDatabase> {
  const { url, pooledUrl } = server;
  const name = `journey_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template ?? 'template1'}`);
  const isPooled = template !== undefined && pooledUrl !== url;
  return {
    settings: {
      ...onServerOnly,
      DATABASE_URL: databaseOn(isPooled ? pooledUrl : url, name),
      ...(isPooled && { DATABASE_DIRECT_URL: databaseOn(url, name) }),
    },
    copy: () => create(server, name),
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const admin = createPool(url, 1);
  await admin.query(statement).finally(() => admin.end());
}

function databaseOn(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
