import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { $ } from 'bun';
import root from '../../package.json';
import './write-types.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const outDir = join(repository, '.build/client-package');
const versions = root.devDependencies;

const manifest = {
  /** `client/README.md` contains it too. */
  name: 'sitewright-client',
  version: root.version,
  description: 'A client of the shop’s API, with types',
  license: root.license,
  type: 'module',
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
  sideEffects: false,
  dependencies: {
    'openapi-fetch': versions['openapi-fetch'],
    'openapi-typescript-helpers': versions['openapi-typescript-helpers'],
  },
};

await rm(outDir, { recursive: true, force: true });
const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
await $`${process.execPath} ${compiler} --project client/tsconfig.package.json --outDir ${outDir}`.cwd(
  repository,
);
await Bun.write(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const path of ['LICENSE', 'client/README.md', 'client/api.d.ts']) {
  const name = path.replace('client/', '');
  await Bun.write(join(outDir, name), Bun.file(join(repository, path)));
}
console.info(`Built the client into ${outDir}`);
