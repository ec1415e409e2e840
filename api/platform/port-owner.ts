import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The process that listens on a port. Only works on Linux, otherwise undefined. */
export function findPortOwner(port: number): number | undefined {
  try {
    const inode = listeningInode(port);
    return inode ? findProcessOfSocket(`socket:[${inode}]`) : undefined;
  } catch {
    return undefined;
  }
}

const listening = '0A';

function listeningInode(port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === listening && local?.endsWith(suffix)) return inode;
    }
  }
  return undefined;
}

function findProcessOfSocket(socket: string): number | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (ownsSocket(pid, socket)) return Number(pid);
  }
  return undefined;
}

/** Other users' processes cannot be inspected. */
function ownsSocket(pid: string, socket: string): boolean {
  try {
    const files = `/proc/${pid}/fd`;
    return readdirSync(files).some((file) => readlinkSync(`${files}/${file}`) === socket);
  } catch {
    return false;
  }
}
