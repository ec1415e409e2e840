import type { ReactNode } from 'react';
import { TextLink } from '#ui/link';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { recordPage as copy } from '../copy/admin.ts';
import * as css from './record-layout.css.ts';

/** A section of the page, by the id of its heading. */
export type SectionLink = { id: string; label: string };

type RecordLayoutProps = {
  /** The sections of the main column, where there are many. */
  sections?: readonly SectionLink[];
  /** The facts about the record. */
  side: ReactNode;
  /** The work on it, and the records that belong to it. */
  children: ReactNode;
};

/** The page of a record: the work at the start, links to its sections and the facts at the side. */
export function RecordLayout({ sections = [], side, children }: RecordLayoutProps) {
  return (
    <div className={css.layout}>
      {sections.length > 0 && (
        <nav aria-label={copy.sections} className={css.links}>
          <ul className={css.linkList}>
            {sections.map(({ id, label }) => (
              <li key={id} className={css.link}>
                <TextLink href={`#${id}`} tone="soft">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={css.main}>{children}</div>
      <div className={css.side}>{side}</div>
    </div>
  );
}

/** The page of a record while it loads. */
export function RecordSkeleton({ loading }: { loading: string }) {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((line) => <Skeleton key={line} />);
  return (
    <RecordLayout side={<Stack gap="m">{lines}</Stack>}>
      <Stack gap="m">
        <VisuallyHidden live>{loading}</VisuallyHidden>
        {lines}
      </Stack>
    </RecordLayout>
  );
}
