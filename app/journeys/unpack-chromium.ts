import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const packed = new URL('../', import.meta.resolve('@sparticuz/chromium'));
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Only the bundled fonts, so that installed fonts do not affect screenshots. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

export interface UnpackedChromium {
  executable: string;
  libraries: string;
  fontConfig: string;
}

/**
 * Unpacks the browser once, into a temporary folder that is renamed at the end, so that concurrent
 * callers find either all of it or nothing.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const { version } = await Bun.file(new URL('package.json', packed)).json();
  const home = join(cache, `chromium-${version}`);
  if (!(await exists(home))) {
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(`${home}.`);
    try {
      await fill(draft);
      await rename(draft, home);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await exists(home))) throw error;
    }
  }
  return {
    executable: join(home, 'chromium'),
    libraries: join(home, 'lib'),
    fontConfig: join(home, 'fonts.conf'),
  };
}

async function fill(folder: string): Promise<void> {
  const executable = join(folder, 'chromium');
  await Promise.all([
    inflate('chromium.br').then((bytes) => writeFile(executable, bytes)),
    inflate('al2023.tar.br').then((bytes) => new Bun.Archive(bytes).extract(folder)),
    inflate('fonts.tar.br').then((bytes) => new Bun.Archive(bytes).extract(folder)),
  ]);
  await chmod(executable, 0o755);
  await writeFile(join(folder, 'fonts.conf'), fontConfiguration);
}

async function inflate(name: string): Promise<Uint8Array> {
  return promisify(brotliDecompress)(await Bun.file(new URL(`bin/${name}`, packed)).bytes());
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
