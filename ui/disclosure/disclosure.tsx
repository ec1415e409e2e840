import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './disclosure.css.ts';

/** Only one disclosure of a `group` is open at a time. */
export type DisclosureProps = {
  summary: string;
  children: ReactNode;
  /** A Badge at the end of the summary’s line. */
  aside?: ReactNode;
  /** Secondary text below the summary, such as a number and a date. */
  facts?: readonly ReactNode[];
  /** Whether it starts open. */
  defaultOpen?: boolean;
  group?: string;
};

/** A question or an item whose content expands. Works without JavaScript. */
export function Disclosure({
  summary,
  children,
  aside,
  facts = [],
  defaultOpen = false,
  group,
}: DisclosureProps) {
  return (
    <details name={group} open={defaultOpen} className={css.disclosure}>
      <summary className={`${css.summary} ${aside ? css.withAside : ''}`}>
        <span className={css.text}>
          <span className={css.lead}>
            <bdi>{summary}</bdi>
          </span>
          {facts.length > 0 && <Facts facts={facts} />}
        </span>
        {aside && <span className={css.aside}>{aside}</span>}
        <Icon icon="plus" />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={css.facts}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts of one thing keep their order
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}
