import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './list.css.ts';

/** `check` for what is included, `dot` for anything else. */
export type ListProps = {
  items: readonly ReactNode[];
  marker?: 'dot' | 'check';
  size?: 'small' | 'medium';
  gap?: 'small' | 'medium';
};

/** A bulleted list, or a list of what something includes. */
export function List({ items, marker = 'dot', size = 'medium', gap = 'medium' }: ListProps) {
  return (
    <ul className={`${css.list} ${css.sizes[size]} ${css.gaps[gap]}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a text have no other identity
        <li key={index} className={css.item}>
          {marker === 'check' ? <Icon icon="check" size="small" /> : <span className={css.dot} />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
