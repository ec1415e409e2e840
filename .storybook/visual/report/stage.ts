import type { OutcomeEntry } from '../last-run.ts';
import { make } from './dom.ts';
import { picture } from './picture.ts';
import { sidesOf } from './sides.ts';

export const views = ['side by side', 'slider', 'onion skin'] as const;
export type View = (typeof views)[number];

/** All there is to say and to see of one picture. */
export function stageOf(entry: OutcomeEntry, view: View): Node[] {
  const { name, label, errors, violations } = entry;
  return [
    make('h2', {}, label),
    make('p', {}, [name, ...factsOf(entry)].join(' · ')),
    ...[...errors, ...violations].map((finding) => make('pre', {}, finding)),
    ...(entry.state === 'changed' && view !== 'side by side'
      ? pile(entry, view)
      : [sideBySide(entry)]),
  ];
}

export function factsOf({ state, theme, width }: OutcomeEntry): string[] {
  return [state, theme, width > 0 ? `${width} px` : ''].filter(Boolean);
}

function sideBySide(entry: OutcomeEntry): HTMLElement {
  const parts = sidesOf[entry.state].map((side) => {
    const size = side === 'difference' ? `, ${entry.different} pixels` : '';
    return make('div', {}, make('h3', {}, `${side}${size}`), picture(entry, side));
  });
  return make('div', { className: 'sides' }, ...parts);
}

/** After over before, as much of it as the slider says. */
function pile(entry: OutcomeEntry, view: View): HTMLElement[] {
  const pictures = make(
    'div',
    { className: `pile ${view}` },
    picture(entry, 'before'),
    picture(entry, 'after'),
  );
  const range = make('input', { type: 'range', min: '0', max: '100', value: '50' });
  range.setAttribute('aria-label', 'From before to after');
  const follow = () => {
    const part = view === 'onion skin' ? Number(range.value) : 100 - Number(range.value);
    pictures.style.setProperty('--part', `${part}%`);
  };
  range.addEventListener('input', follow);
  follow();
  return [make('div', { className: 'pile-bar' }, 'before', range, 'after'), pictures];
}
