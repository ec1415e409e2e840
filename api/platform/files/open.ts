import { join } from 'node:path';
import { S3Client, type S3ListObjectsResponse } from 'bun';
import type { S3Settings, Settings } from '../settings.ts';
import { createFolderStore } from './folder-store.ts';
import { type ListableStore, type ListedFile, requireSafeKey, type StoredFile } from './store.ts';

/** Long enough for a browser to follow the link, too short to pass it on. */
const linkSeconds = 60;

/** Where uploaded files are kept without a bucket. */
export function filesFolderOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'files');
}

export function openFileStore(settings: Pick<Settings, 'dataDir' | 's3'>): ListableStore {
  return settings.s3 ? createS3Store(settings.s3) : createFolderStore(filesFolderOf(settings));
}

/** Stores files in a bucket of S3, or of a server that speaks its API. */
export function createS3Store(settings: S3Settings): ListableStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey, hasLinks } = settings;
  const client = new S3Client({
    bucket,
    accessKeyId,
    secretAccessKey,
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  });

  return {
    remote: {
      bucket,
      async probe() {
        await client.list({ maxKeys: 1 });
      },
    },

    async put(key, content) {
      await client.write(requireSafeKey(key), content, { type: 'application/octet-stream' });
    },

    async get(key): Promise<StoredFile | null> {
      const file = client.file(requireSafeKey(key));
      const size = await file.stat().then(
        (found) => found.size,
        (error) => {
          if (isMissing(error)) return null;
          throw error;
        },
      );
      if (size === null) return null;
      return {
        size,
        stream: () => file.stream(),
        ...(hasLinks && {
          link: ({ type, disposition }) =>
            file.presign({ expiresIn: linkSeconds, type, contentDisposition: disposition }),
        }),
      };
    },

    async remove(key) {
      await client.delete(requireSafeKey(key));
    },

    async *list(): AsyncIterable<ListedFile> {
      let startAfter: string | undefined;
      for (;;) {
        const page: S3ListObjectsResponse = await client.list(
          startAfter === undefined ? {} : { startAfter },
        );
        const files = page.contents ?? [];
        for (const { key, size = 0 } of files) yield { key, size };
        startAfter = files.at(-1)?.key;
        if (!page.isTruncated || startAfter === undefined) return;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'NoSuchKey';
}
