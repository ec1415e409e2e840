import { mkdir } from 'node:fs/promises';
import type { Pixels } from '../compare.ts';
import { samePixels } from '../image.ts';
import { readShared, type StoredShared } from './shared.ts';
import { type Sheet, toSheet } from './sheet.ts';
import { readRecipes, readSheet, removeSheet, sheetsIn, writeSheet } from './sheet-file.ts';
import { foldThemes, pictureOn, picturesOn } from './themes.ts';

const sheetsInMind = 8;

/** The approved pictures, by name. Those of one component and width lie on one sheet. */
export class Baselines {
  private readonly known = new Map<string, Promise<Sheet | undefined>>();
  private readonly shared: Promise<StoredShared>;

  constructor(private readonly folder: string) {
    this.shared = readShared(folder);
  }

  async names(): Promise<string[]> {
    const names: string[] = [];
    for (const [key, recipes] of await this.recipes()) {
      names.push(...picturesOn({ recipes }).map((story) => nameOf(key, story)));
    }
    return names.sort();
  }

  /** The sheets that were packed beside other shared rows and colours: nothing of them is known. */
  async unreadable(): Promise<string[]> {
    const all = await this.recipes();
    return all.filter(([, recipes]) => Object.keys(recipes).length === 0).map(([key]) => key);
  }

  async read(name: string): Promise<Pixels | undefined> {
    const { key, story } = placeOf(name);
    const sheet = await this.sheet(key);
    return sheet && pictureOn(sheet, story, (await this.shared).colours);
  }

  /** All pictures, sheet by sheet. */
  async *sheets(): AsyncGenerator<Record<string, Pixels>> {
    for (const key of await sheetsIn(this.folder)) yield this.picturesOf(key);
  }

  /** Keeps what `look` gives for each name, and forgets those for which it gives nothing. */
  async write(names: string[], look: (name: string) => Promise<Pixels | undefined>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const places = Map.groupBy(names.map(placeOf), ({ key }) => key);
    for (const [key, changed] of places) {
      const pictures = await this.picturesOf(key);
      for (const { story } of changed) {
        const picture = await look(nameOf(key, story));
        if (picture) pictures[story] = picture;
        else delete pictures[story];
      }
      await this.replace(key, pictures);
    }
  }

  private async replace(key: string, pictures: Record<string, Pixels>): Promise<void> {
    this.known.delete(key);
    if (Object.keys(pictures).length === 0) return removeSheet(this.folder, key);
    const sorted = Object.fromEntries(Object.entries(pictures).sort(byStory));
    const shared = await this.shared;
    const sheet = toSheet(foldThemes(sorted, shared.colours), shared.rows);
    for (const [story, put] of Object.entries(pictures)) {
      const got = pictureOn(sheet, story, shared.colours);
      if (!got || !samePixels(put, got)) throw new Error(`${key} does not give back ${story}.`);
    }
    return writeSheet(this.folder, key, sheet, shared);
  }

  private async picturesOf(key: string): Promise<Record<string, Pixels>> {
    const sheet = await this.sheet(key);
    const { colours } = await this.shared;
    const pictures: Record<string, Pixels> = {};
    for (const story of sheet ? picturesOn(sheet) : []) {
      const picture = sheet && pictureOn(sheet, story, colours);
      if (picture) pictures[story] = picture;
    }
    return pictures;
  }

  /** Pictures are read in the order of their sheets: a few are enough to have at hand. */
  private sheet(key: string): Promise<Sheet | undefined> {
    const sheet = this.known.get(key) ?? this.readSheet(key);
    this.known.delete(key);
    this.known.set(key, sheet);
    for (const oldest of this.known.keys()) {
      if (this.known.size > sheetsInMind) this.known.delete(oldest);
    }
    return sheet;
  }

  private async readSheet(key: string): Promise<Sheet | undefined> {
    return readSheet(this.folder, key, await this.shared);
  }

  private async recipes(): Promise<[string, Sheet['recipes']][]> {
    const shared = await this.shared;
    const keys = await sheetsIn(this.folder);
    return Promise.all(
      keys.map(
        async (key): Promise<[string, Sheet['recipes']]> => [
          key,
          await readRecipes(this.folder, key, shared),
        ],
      ),
    );
  }
}

/** `ui-button--default.dark.360` is `default.dark` on the sheet `ui-button.360`. */
function placeOf(name: string): { key: string; story: string } {
  const [id = name, theme, ...widths] = name.split('.');
  const [component = id, story = ''] = id.split('--');
  return { key: [component, ...widths].join('.'), story: `${story}.${theme}` };
}

function nameOf(key: string, story: string): string {
  const [component, ...widths] = key.split('.');
  return [`${component}--${story}`, ...widths].join('.');
}

/** The default first, in light before dark: a sheet begins with what its component is. */
function byStory([a]: [string, Pixels], [b]: [string, Pixels]): number {
  const rank = (story: string) =>
    (story.endsWith('.dark') ? 2 : 0) + (story.startsWith('default.') ? 0 : 1);
  return rank(a) - rank(b) || a.localeCompare(b);
}
