import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Glob, spawnSync, which } from 'bun';

const debian = '/usr/lib/postgresql';

/** The folder of the system's newest Postgres server. Installs one when there is none and it may. */
export function postgresBinaries(): string {
  return find() ?? install();
}

function find(): string | undefined {
  const versions = existsSync(debian) ? [...new Glob('*/bin/postgres').scanSync(debian)] : [];
  const newest = Math.max(0, ...versions.map((path) => Number.parseInt(path, 10)));
  if (newest > 0) return join(debian, String(newest), 'bin');
  const onPath = which('pg_isready');
  return onPath && existsSync(join(dirname(onPath), 'postgres')) ? dirname(onPath) : undefined;
}

function install(): string {
  if (process.getuid?.() === 0 && which('apt-get')) {
    console.info('Installing Postgres …');
    const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync(['apt-get', 'update', '-qq'], quietly);
    spawnSync(
      ['apt-get', 'install', '-qq', '-y', '--no-install-recommends', 'postgresql'],
      quietly,
    );
  }
  const found = find();
  if (!found) throw new Error('Postgres is not installed. Install it, for example with apt-get.');
  return found;
}
