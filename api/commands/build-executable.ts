import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAppBuilt } from '../pages/build-if-stale.ts';
import { places } from '../pages/places.ts';
import { packagesOf } from './executable-packages.ts';

/** What a running shop and its commands read. The digests of the sources cover most of them. */
const contents = [
  ...[
    'api',
    'app',
    'db',
    'ui',
    'patches',
    'bun.lock',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
  ...['.build/client', '.build/server', '.build/stamp'],
];
/** `ui/testing` and the like are part of the digest of the built app. */
const notPacked = /\.test\.tsx?$|^(api|db)\/(.+\/)?testing$|^app\/(journeys|demos)$/;
/** Of packages, what nothing reads at run time. */
const notRun = /\.(map|md|d\.[cm]?ts)$/;

/** The highest one takes half a minute longer, for a tenth less. */
const level = 12;

/** Packs the built shop, what it needs of its packages, and Bun into one executable, `.build/shop`. */
async function main(): Promise<void> {
  if (!(await isAppBuilt())) throw new Error('Build the shop first: bun run build');
  const sources = contents.flatMap((path) => filesBelow(path, notPacked));
  const packages = packagesOf(sources).flatMap((folder) => filesBelow(folder, notRun));
  const files = Object.fromEntries(
    [...sources, ...packages].map((path) => [path, readFileSync(join(places.root, path))]),
  );
  const tar = await new Bun.Archive(files).bytes();
  const digest = new Bun.CryptoHasher('sha256').update(tar).digest('hex').slice(0, 16);
  const program = join(places.root, `.build/${digest}.tar.zst`);
  await Bun.write(program, await Bun.zstdCompress(tar, { level }));
  const outfile = process.argv[2] ?? join(places.root, '.build/shop');
  await Bun.build({
    entrypoints: [join(places.root, 'api/executable/main.ts'), program],
    loader: { '.zst': 'file' },
    naming: { asset: '[name].[ext]' },
    minify: true,
    compile: { outfile, autoloadPackageJson: true, autoloadTsconfig: true },
  });
  rmSync(program);
  console.info(`${outfile}: ${(statSync(outfile).size / 1e6).toFixed(0)} MB, ${digest}`);
}

/** Files at a path of the project, by their paths from its root. */
function filesBelow(path: string, leftOut: RegExp): string[] {
  if (leftOut.test(path)) return [];
  if (!statSync(join(places.root, path)).isDirectory()) return [path];
  return readdirSync(join(places.root, path)).flatMap((name) =>
    filesBelow(`${path}/${name}`, leftOut),
  );
}

await main();
