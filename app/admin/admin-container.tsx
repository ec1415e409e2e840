import type { ReactNode } from 'react';
import * as css from './admin-container.css.ts';

type AdminContainerProps = { 'aria-labelledby': string; children: ReactNode };

/** The content of an admin page. Tables need more width than a page of text. */
export function AdminContainer(props: AdminContainerProps) {
  return <section {...props} className={css.container} />;
}
