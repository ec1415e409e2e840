import * as v from 'valibot';
import { type LogFormat, logFormatOf } from '#api/http/log';
import { brand } from '#contract/brand';
import type { PostgresOptions } from '#db/postgres';
import type { Role } from '#db/values/enumerations';
import type { NamedAddress } from './email-address.ts';
import { baseUrlOf, Environment, isLive } from './environment.ts';
import { findSettingConflicts } from './setting-conflicts.ts';
import { isLoopback } from './setting-formats.ts';
import { type TelemetrySettings, telemetrySettings } from './telemetry/settings.ts';

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

/** `secret`: signs the calls; undefined: they aren't signed. */
export type AlertWebhook = { url: string; secret: string | undefined };

/** Who is told of problems behind the shop. */
export type AlertSettings = { emails: string[]; webhook: AlertWebhook | undefined };

/** The OpenID Connect provider for customers, and this shop's client credentials. */
export type OidcSettings = { issuer: string; clientId: string; clientSecret: string };

/** A bucket of S3, or of a server that speaks its API. */
export type S3Settings = {
  bucket: string;
  /** undefined: Amazon's. */
  endpoint: string | undefined;
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether downloads come from the bucket. Otherwise the shop passes them on. */
  hasLinks: boolean;
};

export type Settings = {
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  /** undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** How to connect to it. */
  postgres: PostgresOptions;
  /** What this process does: answer requests, run jobs, or both. */
  role: Role;
  /** Whether a process that opens the database migrates it. Otherwise it refuses an older one. */
  autoMigrate: boolean;
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
  /** How long requests are served after a signal to stop, while `/api/ready` says 503. */
  shutdownDelayMs: number;
  logFormat: LogFormat;
  alerts: AlertSettings;
  /** undefined: uploaded files are in the data folder. */
  s3: S3Settings | undefined;
  /** Where Prometheus reads the metrics on this machine. undefined: nowhere. */
  metricsPort: number | undefined;
  /** undefined: no traces or metrics are sent. */
  telemetry: TelemetrySettings | undefined;
  /** Where the domains of customers lead. Without addresses, those of the host are looked up. */
  sitesTarget: { host: string; addresses?: readonly string[] };
};

export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Some settings are missing or invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** The server itself, without a pooler, for programs of their own such as `pg_dump`. */
export function directUrlOf({ databaseUrl, postgres }: Settings): string | undefined {
  return databaseUrl && (postgres.directUrl ?? databaseUrl);
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
  const problems = findSettingConflicts(env);
  if (problems.length > 0) throw new SettingsError(problems);

  const embedded = env.DATABASE_URL === undefined;
  const live = isLive(env.STRIPE_SECRET_KEY);
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: baseUrlOf(env),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    postgres: {
      directUrl: env.DATABASE_DIRECT_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      connectTimeoutMs: env.DATABASE_CONNECT_TIMEOUT * 1000,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT * 1000,
      lockTimeoutMs: env.DATABASE_LOCK_TIMEOUT * 1000,
    },
    role: env.ROLE,
    autoMigrate: env.AUTO_MIGRATE === 'on',
    payment: paymentSettings(env),
    mail: mailSettings(env),
    sessionSecrets: env.SESSION_SECRET ?? [],
    vaultKeys: env.VAULT_KEY ?? [],
    oidc: oidcSettings(env),
    trustedProxies: env.TRUSTED_PROXIES,
    demoData: !live && (env.DEMO_DATA ? env.DEMO_DATA === 'on' : embedded),
    rateLimits: env.RATE_LIMITS === 'on',
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1000,
    logFormat: logFormatOf(env),
    alerts: {
      emails: env.ALERT_EMAIL,
      webhook: env.ALERT_WEBHOOK_URL
        ? { url: env.ALERT_WEBHOOK_URL, secret: env.ALERT_WEBHOOK_SECRET }
        : undefined,
    },
    s3: s3Settings(env),
    metricsPort: env.METRICS_PORT,
    telemetry: telemetrySettings(env),
    sitesTarget: sitesTargetOf(env),
  };
}

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

/** A shop that only this machine can reach has an example, so that the screens can be tried. */
function sitesTargetOf(env: Environment): Settings['sitesTarget'] {
  if (env.SITES_HOST) return { host: env.SITES_HOST };
  const baseUrl = baseUrlOf(env);
  if (!isLoopback(baseUrl)) return { host: new URL(baseUrl).hostname };
  return { host: 'sites.sitewright.example', addresses: ['203.0.113.10'] };
}

function mailSettings(env: Environment): MailSettings {
  if (!env.SMTP_URL) return { kind: isLoopback(baseUrlOf(env)) ? 'mailbox' : 'none' };
  // Without a name, emails have the one in the shop's settings.
  const from = env.MAIL_FROM ?? { name: '', address: brand.supportEmail };
  return { kind: 'smtp', url: env.SMTP_URL, from };
}

function s3Settings(env: Environment): S3Settings | undefined {
  const accessKeyId = env.S3_ACCESS_KEY_ID ?? env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY ?? env.AWS_SECRET_ACCESS_KEY;
  if (!env.S3_BUCKET || !accessKeyId || !secretAccessKey) return undefined;
  return {
    bucket: env.S3_BUCKET,
    accessKeyId,
    secretAccessKey,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? env.AWS_REGION,
    hasLinks: env.S3_LINKS === 'on',
  };
}

function oidcSettings(env: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}
