import { mkdir } from 'node:fs/promises';
import type { Pixels } from '../compare.ts';
import { samePixels } from '../image.ts';
import { type KnownCommon, readCommon } from './common.ts';
import { type Sheet, toSheet } from './sheet.ts';
import { readRecipes, readSheet, removeSheet, sheetsIn, writeSheet } from './sheet-file.ts';
import { foldThemes, pictureOn, picturesOn } from './themes.ts';

const sheetsInMind = 8;

/** The approved pictures, by name. Those of one component and width lie on one sheet. */
export class Baselines {
  private readonly known = new Map<string, Promise<Sheet | undefined>>();
  private readonly common: Promise<KnownCommon>;

  constructor(private readonly folder: string) {
    this.common = readCommon(folder);
  }

  async names(): Promise<string[]> {
    const names: string[] = [];
    for (const key of await sheetsIn(this.folder)) {
      const recipes = await readRecipes(this.folder, key, await this.common);
      names.push(...picturesOn({ recipes }).map((story) => nameOf(key, story)));
    }
    return names.sort();
  }

  async read(name: string): Promise<Pixels | undefined> {
    const { key, story } = placeOf(name);
    const sheet = await this.sheet(key);
    return sheet && pictureOn(sheet, story, (await this.common).colours);
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
    const common = await this.common;
    const sheet = toSheet(foldThemes(sorted, common.colours), common.rows);
    for (const [story, put] of Object.entries(pictures)) {
      const got = pictureOn(sheet, story, common.colours);
      if (!got || !samePixels(put, got)) throw new Error(`${key} does not give back ${story}.`);
    }
    return writeSheet(this.folder, key, sheet, common);
  }

  private async picturesOf(key: string): Promise<Record<string, Pixels>> {
    const sheet = await this.sheet(key);
    const { colours } = await this.common;
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
    return readSheet(this.folder, key, await this.common);
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
