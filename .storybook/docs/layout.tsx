import type { ReactNode } from 'react';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import * as css from './page.css.ts';

/** Of the page’s title, which names the page to those who listen. */
export const titleId = 'page-title';

/** The page, with its contents beside it where there is room. */
export function Main({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={aside ? css.pageWithAside : css.page}>
      <main aria-labelledby={titleId} className={css.main}>
        <div className={css.chapters}>{children}</div>
      </main>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}

type ChapterProps = { id: string; title: string; children: ReactNode };

export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section aria-labelledby={id} className={css.chapter}>
      <Stack gap="l">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
