/**
 * Starts npm scripts with only Node installed: finds or downloads the pinned Bun, installs the
 * dependencies that the command needs, runs it and forwards signals.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bun = `${root}node_modules/bun/bin/bun.exe`;
const stamp = `${root}node_modules/.installed`;

const commands = {
  start: { script: 'api/server.ts', everything: false },
  'admin:create': { script: 'api/commands/admin-create.ts', everything: false },
  'admin:totp-off': { script: 'api/commands/admin-totp-off.ts', everything: false },
  'people:export': { script: 'api/commands/people-export.ts', everything: false },
  'people:erase': { script: 'api/commands/people-erase.ts', everything: false },
  'vault:rotate': { script: 'api/commands/vault-rotate.ts', everything: false },
  backup: { script: 'api/commands/backup.ts', everything: false },
  restore: { script: 'api/commands/restore.ts', everything: false },
  migrate: { script: 'api/commands/migrate.ts', everything: false },
  reconcile: { script: 'api/commands/reconcile.ts', everything: false },
  test: { script: '.ci/checks.ts', everything: true },
};

const command = commands[process.argv[2]];
if (!command) {
  console.error(`Usage: node api/launch.mjs ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
install(command.everything);
run(command.script);

/**
 * Skipped when the last installation had the same lockfile and patches and at least the same scope.
 */
function install(everything) {
  const patches = readdirSync(`${root}patches`).sort();
  const hash = createHash('sha256');
  for (const file of ['bun.lock', 'package.json', ...patches.map((name) => `patches/${name}`)]) {
    hash.update(readFileSync(root + file));
  }
  const lock = hash.digest('hex');
  const [lastLock, lastScope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (lastLock === lock && (lastScope === 'everything' || !everything) && existsSync(bun)) return;

  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const scope = everything ? [] : ['--production'];
  console.info(
    `Installing ${everything ? 'all' : 'production'} dependencies with ${packageManager}`,
  );
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--silent', ...scope];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error('The packages couldn’t be installed. Check that the npm registry is reachable.');
    process.exit(1);
  }
  writeFileSync(stamp, `${lock} ${everything ? 'everything' : 'running'}`);
}

function run(script) {
  const args = [script, ...process.argv.slice(3)];
  const child = spawn(bun, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
