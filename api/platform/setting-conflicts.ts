import { baseUrlOf, type Environment, isLive } from './environment.ts';
import { isLoopback } from './setting-formats.ts';

/** Finds settings that are missing or contradict each other. Each sentence says what to set. */
export function findSettingConflicts(env: Environment): string[] {
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
      embedded && env.DATABASE_DIRECT_URL !== undefined,
      'DATABASE_DIRECT_URL is set, but DATABASE_URL is missing. Set both, or only DATABASE_URL if you don’t use a connection pooler.',
    ],
    [
      env.ROLE !== 'all' && embedded,
      `ROLE=${env.ROLE} needs DATABASE_URL. Only one process can use the embedded database.`,
    ],
    [
      env.ROLE !== 'all' && !env.STRIPE_SECRET_KEY && !namesSandbox,
      `ROLE=${env.ROLE} needs STRIPE_SECRET_KEY or SANDBOX_URL, because all processes share a payment provider.`,
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
      env.S3_BUCKET !== undefined &&
        !(
          (env.S3_ACCESS_KEY_ID ?? env.AWS_ACCESS_KEY_ID) &&
          (env.S3_SECRET_ACCESS_KEY ?? env.AWS_SECRET_ACCESS_KEY)
        ),
      'S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is missing. Set both to a key that may list, read, write and delete in S3_BUCKET.',
    ],
    [
      !env.S3_BUCKET && (env.S3_ENDPOINT ?? env.S3_ACCESS_KEY_ID) !== undefined,
      'S3_BUCKET is missing. Set it to the bucket for uploaded files, or remove the other S3 settings.',
    ],
    [
      env.ALERT_WEBHOOK_SECRET !== undefined && !env.ALERT_WEBHOOK_URL,
      'ALERT_WEBHOOK_URL is missing. Set it to the address that ALERT_WEBHOOK_SECRET signs the calls of, or remove the secret.',
    ],
    [
      env.SANDBOX_URL !== undefined && !isLoopback(env.SANDBOX_URL),
      'SANDBOX_URL must point to this machine, such as http://localhost:12111. The sandbox only accepts local connections.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}
