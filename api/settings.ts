import { isIP } from 'node:net';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number from 0 to 65535'),
);
const webUrl = v.pipe(
  v.string(),
  v.url('must be a full address such as https://shop.example'),
  v.regex(/^https?:\/\//, 'must start with https:// or http://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const postgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
);
const onOff = v.picklist(['on', 'off'], 'must be on or off');
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);
const secrets = v.pipe(
  list,
  v.check(
    (entries) => entries.length > 0 && entries.every((entry) => entry.length >= 32),
    'must have at least 32 characters, each entry of a list',
  ),
);
const networks = v.pipe(
  list,
  v.check(
    (entries) =>
      entries.every(
        (entry) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(entry) && isIP(entry.split('/')[0] ?? '') > 0,
      ),
    'must be addresses or networks such as 10.0.0.0/8',
  ),
);

const Environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  BASE_URL: v.optional(webUrl),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(postgresUrl),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_\w+$/, 'must start with sk_ or rk_')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith('whsec_', 'must start with whsec_')),
  ),
  SANDBOX_PORT: v.optional(port, '12111'),
  SANDBOX_URL: v.optional(webUrl),
  SESSION_SECRET: v.optional(secrets),
  TRUSTED_PROXIES: v.optional(networks, ''),
  DEMO_DATA: v.optional(onOff),
  RATE_LIMITS: v.optional(onOff, 'on'),
});

export type PaymentSettings =
  | { kind: 'sandbox'; port: number; url: string | undefined; webhookSecret: string | undefined }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string };

export type Settings = {
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  /** undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  payment: PaymentSettings;
  /** The first signs, all verify. Empty: made and kept in the data folder. */
  sessionSecrets: string[];
  trustedProxies: string[];
  demoData: boolean;
  rateLimits: boolean;
};

export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(`The settings need a change:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Reads and checks the environment. Throws a {@link SettingsError} that names every wrong one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { success, output: env, issues } = v.safeParse(Environment, given);
  if (!success) {
    throw new SettingsError(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`));
  }
  const problems = contradictions(env);
  if (problems.length > 0) throw new SettingsError(problems);

  const embedded = env.DATABASE_URL === undefined;
  const live = isLive(env.STRIPE_SECRET_KEY);
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: env.BASE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    payment: paymentSettings(env),
    sessionSecrets: env.SESSION_SECRET ?? [],
    trustedProxies: env.TRUSTED_PROXIES,
    demoData: !live && (env.DEMO_DATA ? env.DEMO_DATA === 'on' : embedded),
    rateLimits: env.RATE_LIMITS === 'on',
  };
}

type Environment = v.InferOutput<typeof Environment>;

function paymentSettings(env: Environment): PaymentSettings {
  return env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        kind: 'stripe',
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      }
    : {
        kind: 'sandbox',
        port: env.SANDBOX_PORT,
        url: env.SANDBOX_URL,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      };
}

function contradictions(env: Environment): string[] {
  const production = env.NODE_ENV === 'production';
  const embedded = env.DATABASE_URL === undefined;
  const namesSandbox = env.SANDBOX_URL !== undefined;
  const rules: [boolean, string][] = [
    [
      production && !embedded && !env.STRIPE_SECRET_KEY && !namesSandbox,
      'STRIPE_SECRET_KEY is missing. Set the key of your provider account, or SANDBOX_URL to sell nothing for real.',
    ],
    [
      Boolean(env.STRIPE_SECRET_KEY) && !env.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET is missing. Take it from the webhook endpoint that you made at the provider.',
    ],
    [
      isLive(env.STRIPE_SECRET_KEY) && embedded,
      'STRIPE_SECRET_KEY is a live key, but the database is the embedded one. Set DATABASE_URL.',
    ],
    [
      !embedded && !env.SESSION_SECRET,
      'SESSION_SECRET is missing. With DATABASE_URL set it to at least 32 random characters.',
    ],
    [
      production && env.RATE_LIMITS === 'off',
      'RATE_LIMITS must be on in production. Remove it or set it to on.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}

function isLive(key: string | undefined) {
  return /^(sk|rk)_live_/.test(key ?? '');
}
