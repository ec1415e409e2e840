import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './disclosure.css.ts';

/** Disclosures that share a `group` close each other. */
export type DisclosureProps = {
  summary: string;
  children: ReactNode;
  open?: boolean;
  group?: string;
};

/** A question whose answer unfolds, with or without script. */
export function Disclosure({ summary, children, open = false, group }: DisclosureProps) {
  return (
    <details name={group} open={open} className={css.disclosure}>
      <summary className={css.summary}>
        {summary}
        <Icon name="plus" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
