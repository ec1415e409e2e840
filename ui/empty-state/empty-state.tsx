import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as css from './empty-state.css.ts';

/** `actions` holds one button or link, two at most. */
export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  actions?: ReactNode;
};

/** Says that there is nothing here yet, what will appear, and what to do next. */
export function EmptyState({ title, children, level = 2, actions }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Heading level={level} size={level === 1 ? 2 : 4}>
        {title}
      </Heading>
      {children && <div className={css.body}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
