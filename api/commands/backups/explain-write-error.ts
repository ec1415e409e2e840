import { basename, dirname } from 'node:path';
import { Failure } from '#api/http/failure';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Free up space, or choose a folder on another disk',
  EDQUOT: 'the disk quota is used up. Free up space, or choose a folder on another disk',
  EFBIG: 'a file is too large for this file system or user. Choose another folder',
  EROFS: 'the disk is read-only. Choose another folder',
  EACCES: 'the shop’s user may not write there. Change its permissions, or choose another folder',
  EPERM: 'the shop’s user may not write there. Change its permissions, or choose another folder',
};

/** The embedded database’s own file system throws errors of WASI, with numbers instead of codes. */
const wasiFull = 51;

/** Explains to the operator why a file couldn’t be written. Other errors are returned unchanged. */
export function explainWriteError(error: unknown, path: string): unknown {
  const reason = reasons[codeOf(error)];
  if (!reason) return error;
  const folder = dirname(path);
  // The operator knows the folder that an unfinished backup is in, not its hidden one.
  const known = basename(folder).startsWith('.') ? dirname(folder) : folder;
  return new Failure('conflict', `Can’t write to ${known}: ${reason}.`);
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errno' in error && error.errno === wasiFull) return 'ENOSPC';
  return 'code' in error ? String(error.code) : '';
}
