import type { OutcomeEntry } from '../last-run.ts';
import { make } from './dom.ts';
import { pictureId, type Side, sidesOf } from './sides.ts';

export function picture({ name, label }: OutcomeEntry, side: Side): HTMLImageElement {
  return make('img', { alt: `${label}, ${side}`, decoding: 'async', src: sourceOf(name, side) });
}

/** Has the browser decode what is likely to be looked at next. */
export function prepare({ name, state }: OutcomeEntry): void {
  for (const side of sidesOf[state]) make('img', { src: sourceOf(name, side) }).decode();
}

function sourceOf(name: string, side: Side): string {
  const base64 = document.getElementById(pictureId(name, side))?.textContent ?? '';
  return `data:image/webp;base64,${base64}`;
}
