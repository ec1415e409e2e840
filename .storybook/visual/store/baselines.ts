import { mkdir } from 'node:fs/promises';
import type { Pixels } from '../compare.ts';
import { samePixels } from '../image.ts';
import { fromSheet, type Sheet, toSheet } from './sheet.ts';
import { readRecipes, readSheet, removeSheet, sheetsIn, writeSheet } from './sheet-file.ts';

const sheetsInMind = 8;

/** The approved pictures, by name. Those of one component, theme and width lie on one sheet. */
export class Baselines {
  private readonly known = new Map<string, Promise<Sheet | undefined>>();

  constructor(private readonly folder: string) {}

  async names(): Promise<string[]> {
    const names: string[] = [];
    for (const key of await sheetsIn(this.folder)) {
      const stories = Object.keys(await readRecipes(this.folder, key));
      names.push(...stories.map((story) => nameOf(key, story)));
    }
    return names.sort();
  }

  async read(name: string): Promise<Pixels | undefined> {
    const { key, story } = placeOf(name);
    const sheet = await this.sheet(key);
    const recipe = sheet?.recipes[story];
    return sheet && recipe && fromSheet(sheet.pixels, recipe);
  }

  /** Keeps what `look` gives for each name, and forgets those for which it gives nothing. */
  async write(names: string[], look: (name: string) => Promise<Pixels | undefined>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const places = Map.groupBy(names.map(placeOf), ({ key }) => key);
    for (const [key, changed] of places) {
      const pictures = await this.picturesOn(key);
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
    const sheet = toSheet(Object.fromEntries(Object.entries(pictures).sort(byStory)));
    for (const [story, recipe] of Object.entries(sheet.recipes)) {
      const [put, got] = [pictures[story], fromSheet(sheet.pixels, recipe)];
      if (!put || !samePixels(put, got)) throw new Error(`${key} does not give back ${story}.`);
    }
    return writeSheet(this.folder, key, sheet);
  }

  private async picturesOn(key: string): Promise<Record<string, Pixels>> {
    const sheet = await this.sheet(key);
    const stories = Object.entries(sheet?.recipes ?? {});
    return Object.fromEntries(
      stories.flatMap(([story, recipe]) =>
        sheet ? [[story, fromSheet(sheet.pixels, recipe)]] : [],
      ),
    );
  }

  /** Pictures are read in the order of their sheets: a few are enough to have at hand. */
  private sheet(key: string): Promise<Sheet | undefined> {
    const sheet = this.known.get(key) ?? readSheet(this.folder, key);
    this.known.delete(key);
    this.known.set(key, sheet);
    for (const oldest of this.known.keys()) {
      if (this.known.size > sheetsInMind) this.known.delete(oldest);
    }
    return sheet;
  }
}

/** `ui-button--default.dark.360` is the story `default` on the sheet `ui-button.dark.360`. */
function placeOf(name: string): { key: string; story: string } {
  const [id = name, ...rest] = name.split('.');
  const [component = id, story = ''] = id.split('--');
  return { key: [component, ...rest].join('.'), story };
}

function nameOf(key: string, story: string): string {
  const [component, ...rest] = key.split('.');
  return [`${component}--${story}`, ...rest].join('.');
}

/** The default first: a sheet begins with what its component is. */
function byStory([a]: [string, Pixels], [b]: [string, Pixels]): number {
  const rank = (story: string) => (story === 'default' ? 0 : 1);
  return rank(a) - rank(b) || a.localeCompare(b);
}
