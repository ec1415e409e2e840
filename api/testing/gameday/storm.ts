import { loadavg } from 'node:os';
import { settleAccounts } from './account.ts';
import {
  type Act,
  addProduct,
  editPrices,
  guessPasswords,
  replaceProcesses,
  sellFirst,
  useSessions,
} from './acts.ts';
import { addUp, type Figures, sentencesOf } from './figures.ts';
import { openLivePage } from './live-page.ts';
import type { Role } from './processes.ts';
import { openGamedayShop, type ShopOptions } from './shop.ts';
import type { StepOptions } from './step.ts';
import { tellAdmins } from './tell-admins.ts';
import { findLostFiles, uploadFiles } from './upload-files.ts';
import { createVisitors } from './visitors.ts';

/** The processes of each run. `bun run gameday storm 2` is the one with two. */
const runs: Role[][] = [
  ['all', 'all'],
  ['web', 'web', 'worker', 'all'],
  ['web', 'web', 'web', 'web', 'web', 'web', 'worker', 'all'],
];
/** How long every process may typically take to show or tell a change after it was confirmed. */
const maxDelayMs = 100;
const edits = 10;
const filesEach = 5;

type Storage = Pick<ShopOptions, 'isPooled' | 'hasBucket'>;

/** Lives through a day with each number of processes: as a step of many, with one of them. */
export function weatherStorms(shortCount: number, storage: Storage = {}) {
  return async ({ isShort, args }: StepOptions): Promise<Figures> => {
    const count = Number(args[0] ?? (isShort ? shortCount : 0));
    const chosen = runs.filter(({ length }) => count === 0 || count === length);
    if (chosen.length === 0) throw new Error(`There is no storm of ${args[0]} processes`);
    const all: Figures[] = [];
    for (const roles of chosen) all.push(await weather(roles, storage));
    return addUp(all);
  };
}

async function weather(roles: Role[], storage: Storage): Promise<Figures> {
  console.info(`  ${roles.length} processes: ${roles.join(', ')}`);
  const shop = await openGamedayShop(roles, storage);
  try {
    const visitors = createVisitors(shop.balancer.url);
    const { tally } = visitors;
    const act = { shop, visitors };
    const { id, cookie } = await addProduct(act);
    await timed('First sales of a product', () => sellFirst(act, id));
    const edited = await timed('Price edits', () => editPrices(act, id, cookie));
    await timed('Sessions', () => useSessions(act));
    await timed('Limits', () => guessPasswords(act));
    const files = await timed('Uploads', () => uploadFiles(act, (made) => made === filesEach));
    const told = await timed('Live updates', () => tellAll(act, cookie, id));
    tally.longestGapMs = 0;
    const replaced = await timed('One killed and started, then all replaced', () =>
      replaceUnderLoad(act, id, cookie),
    );
    files.push(...replaced.files);
    const lostFiles = await timed('Files', () => findLostFiles(act, files));
    const account = await timed('Accounts', () => settleAccounts(shop, tally));
    const { lost, doubled, mailedAgain } = account;
    const figures: Figures = {
      tried: tally.tried + files.length + told.edits + replaced.told.edits + edits,
      lost: [...lost, ...lostFiles, ...told.lost, ...replaced.told.lost],
      doubled: [...doubled, ...told.doubled],
      wrong: [
        ...tally.wrong,
        ...tooLate('prices were shown', edited.typicalMs),
        ...tooLate('edits reached admin pages', told.typicalMs),
      ],
      longestGapMs: tally.longestGapMs,
    };
    const ms = Math.round;
    console.info(`  tried        ${tally.tried} sales, ${tally.sales.length} paid; ${files.length} uploads; ${told.edits + replaced.told.edits} edits sent to admin pages
  repeated     ${tally.retried} requests; ${mailedAgain} emails that a process had just sent when it crashed
  lost         ${figures.lost.length}
  doubled      ${figures.doubled.length}
  wrong        ${figures.wrong.length}
  load average ${loadavg()[0]?.toFixed(1)}
  longest gap  ${ms(tally.longestGapMs)} ms without a response
  stale        ${ms(edited.staleMs)} ms after a price edit at most
  seen         ${ms(edited.typicalMs)} ms after it in all processes (median), at most ${ms(edited.longestMs)} ms
  received     ${ms(told.typicalMs)} ms after an edit in all processes (median), at most ${ms(told.longestMs)} ms; ${ms(replaced.told.longestMs)} ms while processes are replaced`);
    for (const line of sentencesOf(figures)) console.info(`    ${line}`);
    return figures;
  } finally {
    await shop.close();
  }
}

/** An admin edits in one process, and an open admin page of each process receives the update. */
async function tellAll({ shop, visitors }: Act, cookie: string, productId: number) {
  const pages = shop.web.map(({ url }) => openLivePage({ url, cookie }));
  try {
    while (!pages.every((page) => page.isOpen())) await Bun.sleep(10);
    const { send } = visitors;
    return await tellAdmins({ send, cookie, pages, productId }, (made) => made === edits);
  } finally {
    for (const page of pages) page.close();
  }
}

/** While visitors buy, customers upload files, and an open admin page connected through the balancer receives the edits. */
async function replaceUnderLoad(act: Act, productId: number, cookie: string) {
  const { shop, visitors } = act;
  let isOver = false;
  const page = openLivePage({ url: shop.balancer.url, cookie });
  const { send } = visitors;
  try {
    const uploading = uploadFiles(act, () => isOver);
    const telling = tellAdmins({ send, cookie, pages: [page], productId }, () => isOver);
    const results = Promise.all([uploading, telling]);
    results.catch(() => undefined);
    await replaceProcesses(act, productId).finally(() => {
      isOver = true;
    });
    const [files, told] = await results;
    return { files, told };
  } finally {
    page.close();
  }
}

function tooLate(what: string, ms: number): string[] {
  return ms > maxDelayMs ? [`${what} after ${Math.round(ms)} ms`] : [];
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.info(`  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}
