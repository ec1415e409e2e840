import { openCheckout } from '../bench/call-rows.ts';
import { openBenchShop } from '../bench/shop.ts';
import { probe } from './probe.ts';
import type { Scenario } from './scenario.ts';
import { mountSmallDisk } from './small-disk.ts';

const ordersAtMost = 3000;

/**
 * The embedded database runs out of space while orders come in. What was acknowledged must be there
 * once there is space, and after a restart.
 */
export const fullEmbedded: Scenario = async () => {
  const disk = mountSmallDisk(200);
  try {
    const settings = { DATABASE_URL: '', DATA_DIR: `${disk.folder}` };
    const shop = await openBenchShop(settings);
    try {
      const acknowledged: string[] = [];
      const order = async () => acknowledged.push((await openCheckout(shop)).sessionId);
      for (let count = 0; count < 20; count++) await order();
      disk.fill();
      let refusal = 'none';
      let orders = 0;
      while (refusal === 'none' && orders++ < ordersAtMost) {
        await order().catch((error) => {
          refusal = String(error.message);
        });
      }
      const whileFull = acknowledged.length - 20;
      const page = await probe(`${shop.server().url}/`).catch(() => ({ status: 'none' }));
      disk.free();
      const recovered = await order().then(
        () => 'yes',
        (error) => `no: ${error.message}`,
      );
      await shop.restart();
      const lost = await findLost(shop.server().url, acknowledged);
      return {
        isGood: lost.length === 0 && page.status === 200,
        line: `embedded database: ${whileFull} orders acknowledged on the full disk, then refused with ${refusal}; home page ${page.status}; recovered without a restart: ${recovered}; ${lost.length} of ${acknowledged.length} lost after a restart`,
      };
    } finally {
      await shop.stop();
    }
  } finally {
    disk.unmount();
  }
};

async function findLost(url: string, sessions: string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const session of sessions) {
    const { status } = await probe(`${url}/api/checkout/sessions/${session}`);
    if (status !== 200) lost.push(session);
  }
  return lost;
}
