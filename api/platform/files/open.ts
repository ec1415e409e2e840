import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { ListableStore } from './store.ts';

/** Where uploaded files are kept without a bucket. */
export function filesFolderOf({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'files');
}

export function openFileStore(settings: Pick<Settings, 'dataDir' | 's3'>): ListableStore {
  return settings.s3 ? createS3Store(settings.s3) : createFolderStore(filesFolderOf(settings));
}
