import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3Server from '@20minutes/s3rver';
import type { S3Settings } from '#api/platform/settings';

/** The package has no types. */
type Server = { run(): Promise<{ port: number }>; close(): Promise<void> };
const Started = S3Server as unknown as new (options: object) => Server;

/** The only account that the server knows. */
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts a real S3 server on loopback with an empty bucket. */
export async function startS3Server(bucket = 'shop-files') {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new Started({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const settings: S3Settings = {
    ...account,
    bucket,
    region: 'us-east-1',
    hasLinks: true,
    endpoint: `http://127.0.0.1:${port}`,
  };
  return {
    settings,
    /** The same as environment variables. */
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
