import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'bun';
import type { Owner } from '../../../.ci/postgres.ts';

const chunk = Buffer.alloc(64 * 1024, 1);

export type SmallDisk = ReturnType<typeof mountSmallDisk>;

/** Mounts a small file system of its own, which needs root on Linux. Default owner: root. */
export function mountSmallDisk(megabytes: number, { uid, gid }: Owner = { uid: 0, gid: 0 }) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const filler = join(folder, 'filler');
  mount([
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`,
    'tmpfs',
    folder,
  ]);
  return {
    folder,

    /** Writes until not a byte is left. */
    fill(): void {
      const file = openSync(filler, 'w');
      for (const bytes of [chunk, chunk.subarray(0, 1)]) {
        try {
          for (;;) if (writeSync(file, bytes) < bytes.length) break;
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },

    free: () => rmSync(filler, { force: true }),

    remount: (mode: 'ro' | 'rw') => mount(['-o', `remount,${mode}`, folder]),

    unmount(): void {
      spawnSync(['umount', '-l', folder]);
      rmdirSync(folder);
    },
  };
}

function mount(args: string[]): void {
  const { success, stderr } = spawnSync(['mount', ...args]);
  if (!success) throw new Error(`mount ${args.join(' ')} failed: ${stderr}`);
}
