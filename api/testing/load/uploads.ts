import { maxUploadBytes } from '#contract/uploads';
import { openBenchShop } from '../bench/shop.ts';
import { complaints } from '../gameday/figures.ts';
import { probe } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';
import { signUpUploader } from './sign-up.ts';

/** As many as a process takes, and as many of one network. */
const clients = 100;
const perNetwork = 20;
const sampleMs = 20;
const retryMs = 250;
/** Of a process that held all files at once, they alone would be a gigabyte. */
const maxGrowthMb = 600;

const file = Buffer.alloc(maxUploadBytes);
file.write('89504e470d0a1a0a', 'hex');

/** As many of the largest files as may arrive at once are stored, and none is held in memory. */
export const uploads: Scenario = async () => {
  const shop = await openBenchShop(behindProxy);
  try {
    const { url, memoryMb } = shop.server();
    const who = await signUpUploader(url, shop.databaseUrl);
    const upload = async (client: number) => {
      const headers = { ...who, 'x-forwarded-for': `10.3.0.${Math.floor(client / perNetwork)}` };
      const path = `/api/attachments?name=menu.png&id=${crypto.randomUUID()}`;
      for (let refusals = 0; ; refusals++) {
        const { status } = await probe(`${url}${path}`, { method: 'POST', headers, body: file });
        if (status !== 503) return { status, refusals };
        await Bun.sleep(retryMs);
      }
    };
    await upload(0);
    const beforeMb = memoryMb();
    let maxMb = beforeMb;
    const sampling = setInterval(() => {
      maxMb = Math.max(maxMb, memoryMb());
    }, sampleMs);
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: clients }, (_, n) => upload(n)));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    clearInterval(sampling);
    const failed = answers.filter(({ status }) => status !== 201);
    const refusals = answers.reduce((sum, answer) => sum + answer.refusals, 0);
    return {
      tried: clients,
      wrong: complaints([
        [failed.length > 0, `uploads answered ${failed.map(({ status }) => status).join(', ')}`],
        [maxMb - beforeMb > maxGrowthMb, `memory grew by ${Math.round(maxMb - beforeMb)} MB`],
      ]),
      line: `${clients} files of 10 MB at once: all stored after ${seconds} s and ${refusals} refusals; ${Math.round(beforeMb)} MB before, at most ${Math.round(maxMb)} MB`,
    };
  } finally {
    await shop.stop();
  }
};
