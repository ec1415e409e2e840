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

const scripts = JSON.parse(readFileSync(`${root}api/scripts.json`, 'utf8'));

const name = process.argv[2];
if (name !== 'test' && !Object.hasOwn(scripts, name ?? '')) {
  console.error(`Usage: node api/launch.mjs ${Object.keys(scripts).join(' | ')} | test`);
  process.exit(2);
}
install(name === 'test');
run(name === 'test' ? '.ci/checks.ts' : scripts[name]);

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
