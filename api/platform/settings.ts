import * as v from 'valibot';
import { brand } from '#contract/brand';
import type { NamedAddress } from './email-address.ts';
import {
  isLoopback,
  issuerUrl,
  networks,
  onOff,
  paymentMethods,
  port,
  postgresUrl,
  secrets,
  sender,
  smtpUrl,
  webUrl,
} from './setting-formats.ts';

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
  PAYMENT_METHODS: v.optional(paymentMethods, 'card'),
  SANDBOX_PORT: v.optional(port, '12111'),
  SANDBOX_URL: v.optional(webUrl),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(sender),
  SESSION_SECRET: v.optional(secrets),
  VAULT_KEY: v.optional(secrets),
  OIDC_ISSUER: v.optional(issuerUrl),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  TRUSTED_PROXIES: v.optional(networks, ''),
  DEMO_DATA: v.optional(onOff),
  RATE_LIMITS: v.optional(onOff, 'on'),
});

/** The name of every environment variable that the shop reads. */
export const settingNames = Object.keys(Environment.entries);

export type PaymentSettings = {
  /** Payment methods on the payment page, by the provider's names. */
  methods: string[];
} & (
  | { kind: 'sandbox'; port: number; url: string | undefined; webhookSecret: string | undefined }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string }
);

/**
 * How emails are delivered: by a mail server, to the local mailbox of a shop that only this machine
 * can reach, or not at all.
 */
export type MailSettings =
  | { kind: 'smtp'; url: string; from: NamedAddress }
  | { kind: 'mailbox' }
  | { kind: 'none' };

/** The OpenID Connect provider for customers, and this shop's client credentials. */
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string };

export type Settings = {
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  /** undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  payment: PaymentSettings;
  mail: MailSettings;
  /** The first signs, all verify. Empty: a generated one in the data folder. */
  sessionSecrets: string[];
  /** The first encrypts, all decrypt. Empty: a generated one in the data folder. */
  vaultKeys: string[];
  /** undefined: customers only sign in with a password. */
  oidc: OidcSettings | undefined;
  trustedProxies: string[];
  demoData: boolean;
  rateLimits: boolean;
};

export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Some settings are missing or invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** Reads and validates the environment. Throws a {@link SettingsError} that lists every problem. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { success, output: env, issues } = v.safeParse(Environment, given);
  if (!success) {
    throw new SettingsError(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`));
  }
  const problems = findContradictions(env);
  if (problems.length > 0) throw new SettingsError(problems);

  const embedded = env.DATABASE_URL === undefined;
  const live = isLive(env.STRIPE_SECRET_KEY);
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: baseUrlOf(env),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    payment: paymentSettings(env),
    mail: mailSettings(env),
    sessionSecrets: env.SESSION_SECRET ?? [],
    vaultKeys: env.VAULT_KEY ?? [],
    oidc: oidcSettings(env),
    trustedProxies: env.TRUSTED_PROXIES,
    demoData: !live && (env.DEMO_DATA ? env.DEMO_DATA === 'on' : embedded),
    rateLimits: env.RATE_LIMITS === 'on',
  };
}

type Environment = v.InferOutput<typeof Environment>;

function paymentSettings(env: Environment): PaymentSettings {
  const methods = env.PAYMENT_METHODS;
  return env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        methods,
        kind: 'stripe',
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      }
    : {
        methods,
        kind: 'sandbox',
        port: env.SANDBOX_PORT,
        url: env.SANDBOX_URL,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      };
}

function baseUrlOf(env: Environment): string {
  return env.BASE_URL ?? `http://localhost:${env.PORT}`;
}

function mailSettings(env: Environment): MailSettings {
  if (!env.SMTP_URL) return { kind: isLoopback(baseUrlOf(env)) ? 'mailbox' : 'none' };
  const from = env.MAIL_FROM ?? { name: brand.name, address: brand.supportEmail };
  return { kind: 'smtp', url: env.SMTP_URL, from };
}

function oidcSettings(env: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

function findContradictions(env: Environment): string[] {
  const production = env.NODE_ENV === 'production';
  const embedded = env.DATABASE_URL === undefined;
  const namesSandbox = env.SANDBOX_URL !== undefined;
  const live = isLive(env.STRIPE_SECRET_KEY);
  const open = production || live;
  const why = production ? 'in production' : 'with a live key';
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const oidcMissing = oidc.filter((name) => env[name] === undefined);
  const rules: [boolean, string][] = [
    [
      production && !embedded && !env.STRIPE_SECRET_KEY && !namesSandbox,
      'STRIPE_SECRET_KEY is missing. Set your payment provider’s secret key, or set SANDBOX_URL to use the sandbox.',
    ],
    [
      Boolean(env.STRIPE_SECRET_KEY) && !env.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET is missing. Copy it from your webhook endpoint in the payment provider’s dashboard.',
    ],
    [
      live && embedded,
      'STRIPE_SECRET_KEY is a live key, but the shop uses the embedded database. Set DATABASE_URL.',
    ],
    [
      !embedded && !env.SESSION_SECRET,
      'SESSION_SECRET is missing. With DATABASE_URL set it to at least 32 random characters.',
    ],
    [
      !embedded && !env.VAULT_KEY,
      'VAULT_KEY is missing. With DATABASE_URL set it to at least 32 random characters, and keep a copy: without it, delivered credentials can’t be decrypted.',
    ],
    [
      oidcMissing.length === 1 || oidcMissing.length === 2,
      `${oidcMissing.join(' and ')} ${oidcMissing.length === 1 ? 'is' : 'are'} missing. Single sign-on requires ${oidc.join(', ')}: set all three or none.`,
    ],
    [
      open && !env.SMTP_URL,
      `SMTP_URL is missing. It is required ${why}: set it to your mail server, such as smtps://user:password@mail.example:465.`,
    ],
    [
      open && !baseUrlOf(env).startsWith('https://'),
      `BASE_URL must start with https:// ${why}. Set it to the public address of the shop, such as https://shop.example.`,
    ],
    [
      open && env.RATE_LIMITS === 'off',
      `RATE_LIMITS must be on ${why}. Remove it or set it to on.`,
    ],
    [
      env.SANDBOX_URL !== undefined && !isLoopback(env.SANDBOX_URL),
      'SANDBOX_URL must point to this machine, such as http://localhost:12111. The sandbox only accepts local connections.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}

function isLive(key: string | undefined) {
  return /^(sk|rk)_live_/.test(key ?? '');
}
