import { settleAccounts } from './account.ts';
import {
  addProduct,
  editPrices,
  guessPasswords,
  replaceProcesses,
  sellFirst,
  shareSessions,
} from './acts.ts';
import type { Outcome } from './outcome.ts';
import type { Role } from './processes.ts';
import { openGamedayShop } from './shop.ts';
import { findLostFiles, uploadFiles } from './upload-files.ts';
import { createVisitors } from './visitors.ts';

const shops: Record<string, Role[]> = {
  2: ['all', 'all'],
  4: ['web', 'web', 'worker', 'all'],
  8: ['web', 'web', 'web', 'web', 'web', 'web', 'worker', 'all'],
};

/**
 * Several processes sell, and share sessions, limits and files. One is killed and started again, then all are
 * replaced one after another, while visitors buy and customers upload.
 */
export async function liveThroughStorm(count = '2'): Promise<Outcome> {
  const roles = shops[count];
  if (!roles) throw new Error(`Choose one of ${Object.keys(shops).join(', ')} processes`);
  const shop = await openGamedayShop(roles);
  try {
    const visitors = createVisitors(shop.web.map(({ url }) => url));
    const { tally } = visitors;
    const act = { shop, visitors };
    const { id, cookie } = await addProduct(act);
    await sellFirst(act, id);
    await editPrices(act, id, cookie);
    await shareSessions(act);
    await guessPasswords(act);
    tally.longestGapMs = 0;
    let isOver = false;
    const uploading = uploadFiles(act, () => isOver);
    uploading.catch(() => undefined);
    await replaceProcesses(act, id).finally(() => {
      isOver = true;
    });
    const files = await uploading;
    const { longestGapMs } = tally;
    const lostFiles = await findLostFiles(act, files);
    const { lost, doubled, mailedAgain } = await settleAccounts(shop, tally);
    console.info(`  ${roles.length} processes: ${roles.join(', ')}
  ${tally.sales.length} sales, ${files.length} uploads; repeated: ${tally.retried} requests, ${mailedAgain} emails of a killed process`);
    return {
      tried: tally.tried + files.length,
      lost: [...lost, ...lostFiles],
      doubled,
      wrong: tally.wrong,
      longestGapMs,
    };
  } finally {
    await shop.close();
  }
}
