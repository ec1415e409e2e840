import { expect, test } from 'bun:test';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { $, Glob } from 'bun';

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

test('the examples compile with the installed package alone', async () => {
  await $`${process.execPath} client/build/main.ts`.cwd(root).quiet();
  const built = join(root, '.build/client-package');
  const { name } = await Bun.file(join(built, 'package.json')).json();
  const folder = join(root, '.build/client-example');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await $`cp -r ${built} ${join(folder, 'node_modules', name)}`;
  const examples = join(root, 'client/examples');
  for (const path of new Glob('*.ts').scanSync(examples)) {
    const text = await Bun.file(join(examples, path)).text();
    await Bun.write(join(folder, path), text.replace('../client.ts', name));
  }
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  await Bun.write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const check = await $`${process.execPath} ${compiler} --project ${folder}`.nothrow().quiet();
  expect(check.stdout.toString()).toBe('');

  const { createClient } = await import(join(built, 'client.js'));
  const fetch = async () => Response.json([{ orderId: 'ACC-2026-0001' }]);
  const shop = createClient({ baseUrl: 'https://shop.example', key: 'swk_key', fetch });
  expect(await Array.fromAsync(shop.list('/api/orders'))).toEqual([{ orderId: 'ACC-2026-0001' }]);
}, 120_000);
