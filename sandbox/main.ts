import { startSandbox } from './server.ts';

const key = Bun.env.SANDBOX_KEY ?? 'sk_test_sandbox';
const port = Number(Bun.env.SANDBOX_PORT ?? 12111);
/** The provider's limit in test mode. */
const requestsPerSecond = Number(Bun.env.SANDBOX_REQUESTS_PER_SECOND ?? 25);

try {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error('SANDBOX_PORT must be a port number from 0 to 65535.');
  }
  if (!Number.isInteger(requestsPerSecond) || requestsPerSecond < 0) {
    throw new Error('SANDBOX_REQUESTS_PER_SECOND must be a whole number. Use 0 for no limit.');
  }
  const { SANDBOX_WEBHOOK_URL: url, SANDBOX_WEBHOOK_SECRET: secret } = Bun.env;
  const sandbox = await startSandbox({
    port,
    ...(url && secret ? { webhook: { url, secret } } : {}),
    file: Bun.env.SANDBOX_FILE ?? ':memory:',
    secretKey: key,
    ...(requestsPerSecond > 0 && { requestsPerSecond }),
    log: console.info,
  });
  console.info(`Payment sandbox listening at ${sandbox.url} with secret key ${key}`);
  const stop = () => sandbox.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
