import type { LiveUpdate } from '#contract/live-updates';
import { median } from '../bench/row.ts';
import type { LivePage } from './live-page.ts';
import type { Visitors } from './visitors.ts';

const hearTimeoutMs = 5000;

type Options = {
  send: Visitors['send'];
  /** Of the admin who edits. */
  cookie: string;
  pages: LivePage[];
  productId: number;
};

/**
 * Edits a product again and again until `isDone`, and waits after each edit until every page has received it.
 * A page that learns it missed updates loads everything again, so it counts as up to date.
 */
export async function tellAdmins(options: Options, isDone: (edits: number) => boolean) {
  const { send, cookie, pages, productId } = options;
  const isMeant = (data: unknown) => {
    const { kind, id } = data as LiveUpdate;
    return kind === 'product.changed' && id === productId;
  };
  const lost: string[] = [];
  const toldMs: number[] = [];
  let edits = 0;
  while (!isDone(edits)) {
    edits += 1;
    const sentAt = performance.now();
    await edit(`Edited ${edits} times`);
    const confirmedAt = performance.now();
    const heardAt = await Promise.all(
      pages.map((page) => page.untilHeard(sentAt, isMeant, hearTimeoutMs)),
    );
    const untold = heardAt.filter((at) => at === null).length;
    if (untold > 0)
      lost.push(`${untold} of ${pages.length} admin pages didn’t receive edit ${edits}`);
    toldMs.push(Math.max(0, ...heardAt.map((at) => (at ?? confirmedAt) - confirmedAt)));
  }
  const doubled = pages
    .map((page) => page.countHeard(isMeant))
    .filter((count) => count > edits)
    .map((count) => `an admin page received ${edits} edits ${count} times`);
  return { edits, lost, doubled, typicalMs: median(toldMs), longestMs: Math.max(...toldMs) };

  /** The answer to an edit that was saved may be lost, and its repetition is refused as outdated. */
  async function edit(description: string): Promise<void> {
    const path = `/api/products/${productId}`;
    for (;;) {
      const { version, ...known } = await (await send('GET', path, { cookie })).json();
      if (known.description === description) return;
      const changed = await send('PATCH', path, { body: { description, version }, cookie });
      if (changed.ok) return;
      if (changed.status !== 409) throw new Error(`edit: ${await changed.text()}`);
    }
  }
}
