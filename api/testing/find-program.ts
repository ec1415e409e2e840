import { which } from 'bun';

/** Where a program is. Debian installs servers where only root looks. Null: it isn't installed. */
export function findProgram(name: string): string | null {
  return which(name) ?? which(name, { PATH: '/usr/sbin:/usr/local/sbin' });
}
