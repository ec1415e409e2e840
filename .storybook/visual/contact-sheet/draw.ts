import { join } from 'node:path';
import type { Picture } from '../pictures.ts';

export interface Frame {
  picture: Picture;
  webp: Uint8Array;
}

/** One page with every screen on it: a row for each story, its four pictures side by side. */
export async function draw(frames: Frame[]): Promise<string> {
  const [template, styles] = await Promise.all([
    Bun.file(join(import.meta.dir, 'contact-sheet.html')).text(),
    Bun.file(join(import.meta.dir, 'contact-sheet.css')).text(),
  ]);
  const screens = Map.groupBy(frames, ({ picture }) => titleOf(picture));
  const stories = new Set(frames.map(({ picture }) => picture.storyId)).size;
  return template
    .replace('/* styles */', () => styles)
    .replace('<!-- summary -->', () => `${stories} stories of ${screens.size} screens`)
    .replace('<!-- contents -->', () => contents([...screens.keys()]))
    .replace('<!-- screens -->', () => Array.from(screens, screen).join('\n'));
}

function contents(titles: string[]): string {
  const links = titles.map(
    (title) => `<li><a href="#${idOf(title)}">${Bun.escapeHTML(title)}</a></li>`,
  );
  return `<ul>${links.join('')}</ul>`;
}

function screen([title, frames]: [string, Frame[]]): string {
  const stories = Map.groupBy(frames, ({ picture }) => picture.label.slice(title.length + 3));
  const heading = `<h2 id="${idOf(title)}">${Bun.escapeHTML(title)}</h2>`;
  return `<section>${heading}${Array.from(stories, story).join('\n')}</section>`;
}

function story([name, frames]: [string, Frame[]]): string {
  const sorted = frames.toSorted((a, b) => a.picture.width - b.picture.width);
  const figures = sorted.map(figure).join('');
  return `<article><h3>${Bun.escapeHTML(name)}</h3><div class="pictures">${figures}</div></article>`;
}

function figure({ picture, webp }: Frame): string {
  const what = `${picture.width} px, ${picture.theme}`;
  const source = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
  const alt = Bun.escapeHTML(`${picture.label}, ${what}`);
  const image = `<img src="${source}" alt="${alt}" loading="lazy" decoding="async">`;
  return `<figure><figcaption>${what}</figcaption><button type="button">${image}</button></figure>`;
}

function titleOf({ label }: Picture): string {
  return label.slice(0, label.lastIndexOf(' / '));
}

function idOf(title: string): string {
  return encodeURIComponent(title);
}
