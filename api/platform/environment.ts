import * as v from 'valibot';
import {
  bucketName,
  hostName,
  httpUrl,
  issuerUrl,
  logFormat,
  networks,
  onOff,
  otlpOrNone,
  otlpProtocol,
  paymentMethods,
  port,
  postgresUrl,
  ratio,
  recipients,
  role,
  secrets,
  sender,
  smtpUrl,
  tracesSampler,
  trueOrFalse,
  webhookSecret,
  webUrl,
  wholeNumber,
} from './setting-formats.ts';

/** The environment variables that the shop reads. */
export const Environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  BASE_URL: v.optional(webUrl),
  DATA_DIR: v.optional(v.string(), '.data'),
  ROLE: v.optional(role, 'all'),
  AUTO_MIGRATE: v.optional(onOff, 'on'),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_DIRECT_URL: v.optional(postgresUrl),
  DATABASE_POOL_SIZE: v.optional(wholeNumber(1, 200, 'connections'), '10'),
  DATABASE_CONNECT_TIMEOUT: v.optional(wholeNumber(1, 60, 'seconds'), '5'),
  DATABASE_STATEMENT_TIMEOUT: v.optional(wholeNumber(0, 3600, 'seconds'), '30'),
  DATABASE_LOCK_TIMEOUT: v.optional(wholeNumber(0, 3600, 'seconds'), '10'),
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
  SITES_HOST: v.optional(hostName),
  ALERT_EMAIL: v.optional(recipients, ''),
  ALERT_WEBHOOK_URL: v.optional(httpUrl),
  ALERT_WEBHOOK_SECRET: v.optional(webhookSecret),
  S3_BUCKET: v.optional(bucketName),
  S3_ENDPOINT: v.optional(webUrl),
  S3_REGION: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_LINKS: v.optional(onOff, 'on'),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_REGION: v.optional(v.string()),
  METRICS_PORT: v.optional(port),
  OTEL_SDK_DISABLED: v.optional(trueOrFalse, 'false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(httpUrl),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: v.optional(httpUrl),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(otlpProtocol),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string()),
  OTEL_TRACES_EXPORTER: v.optional(otlpOrNone, 'otlp'),
  OTEL_METRICS_EXPORTER: v.optional(otlpOrNone, 'otlp'),
  OTEL_SERVICE_NAME: v.optional(v.string()),
  OTEL_RESOURCE_ATTRIBUTES: v.optional(v.string()),
  OTEL_TRACES_SAMPLER: v.optional(tracesSampler, 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(ratio, '1'),
  OTEL_BSP_SCHEDULE_DELAY: v.optional(wholeNumber(1, 600_000, 'milliseconds'), '5000'),
  OTEL_METRIC_EXPORT_INTERVAL: v.optional(wholeNumber(1, 600_000, 'milliseconds'), '60000'),
  LOG_FORMAT: v.optional(logFormat),
  SHUTDOWN_DELAY: v.optional(wholeNumber(0, 60, 'seconds'), '0'),
});

/** The name of every environment variable that the shop reads. */
export const settingNames = Object.keys(Environment.entries);

export type Environment = v.InferOutput<typeof Environment>;

export function baseUrlOf(env: Environment): string {
  return env.BASE_URL ?? `http://localhost:${env.PORT}`;
}

export function isLive(key: string | undefined) {
  return /^(sk|rk)_live_/.test(key ?? '');
}
