import type { OutcomeEntry } from '../last-run.ts';
import { find, make } from './dom.ts';
import { factsOf } from './stage.ts';

const list = find('nav ol', HTMLOListElement);

export function drawList(
  entries: OutcomeEntry[],
  marked: ReadonlySet<string>,
  choose: (index: number) => void,
): void {
  list.replaceChildren(
    ...entries.map((entry, index) => {
      const facts = [...factsOf(entry), ...(marked.has(entry.name) ? ['marked'] : [])].join(' · ');
      const button = make('button', { type: 'button' }, entry.label, make('small', {}, facts));
      button.addEventListener('click', () => choose(index));
      return make('li', {}, button);
    }),
  );
}

export function showChosen(index: number): void {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const button = list.children[index]?.querySelector('button');
  button?.setAttribute('aria-current', 'true');
  button?.scrollIntoView({ block: 'nearest' });
}
