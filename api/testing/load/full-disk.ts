import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBenchShop } from '../bench/shop.ts';
import { complaints } from '../gameday/figures.ts';
import { probe } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';
import { signUpUploader } from './sign-up.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(500_000),
]);
/** Longer than a result of `/api/ready` is repeated. */
const readyMs = 3000;

/**
 * Uploads fail with a sentence and leave nothing half-written while `DATA_DIR` is full or read-only,
 * the process log goes to a full disk, and everything else is served.
 */
export const fullDisk: Scenario = async () => {
  const disk = mountSmallDisk(100);
  try {
    const settings = { ...behindProxy, DATA_DIR: disk.folder };
    const shop = await openBenchShop(settings, '/dev/full');
    try {
      const { url } = shop.server();
      const upload = await signUp(url, shop.databaseUrl);
      const before = await upload();
      const states = [];
      disk.fill();
      states.push(await tell('full', url, disk, upload));
      disk.free();
      states.push(await tell('freed', url, disk, upload));
      disk.remount('ro');
      states.push(await tell('read-only', url, disk, upload));
      disk.remount('rw');
      states.push(await tell('writable', url, disk, upload));
      const statuses = [before.status, ...states.map(({ status }) => status)].join(', ');
      return {
        tried: states.length + 1,
        wrong: [
          ...complaints([[statuses !== '201, 503, 201, 503, 201', `uploads answered ${statuses}`]]),
          ...states.flatMap(({ wrong }) => wrong),
        ],
        line: states.map(({ line }) => line).join('\n      '),
      };
    } finally {
      await shop.stop();
    }
  } finally {
    disk.unmount();
  }
};

type Upload = () => ReturnType<typeof probe>;

async function tell(state: string, url: string, disk: SmallDisk, upload: Upload) {
  await Bun.sleep(readyMs);
  const page = await probe(`${url}/missing/${state}`);
  const ready = await probe(`${url}/api/ready`);
  const { status, text } = await upload();
  const parts = findParts(disk.folder);
  const said = status === 201 ? '' : ` “${JSON.parse(text).detail}”`;
  return {
    status,
    wrong: complaints([
      [page.status !== 404, `${state}: a page answered ${page.status}`],
      [parts.length > 0, `${state}: half-written ${parts.join(', ')}`],
    ]),
    line: `${state}: upload ${status}${said}; ready ${ready.status} ${ready.text}; page ${page.status}; half-written files: ${parts.length}`,
  };
}

/** Half-written files, or those of the probe of readiness. */
function findParts(folder: string): string[] {
  const names = readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.part'));
}

/** Returns how a new customer uploads a file. */
async function signUp(url: string, databaseUrl: string): Promise<Upload> {
  const headers = await signUpUploader(url, databaseUrl);
  return () => {
    const path = `/api/attachments?name=menu.png&id=${crypto.randomUUID()}`;
    return probe(`${url}${path}`, { method: 'POST', headers, body: png });
  };
}
