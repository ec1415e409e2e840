import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/icon.tsx';
import { LiveRegion } from '../live-region.tsx';
import type { Tone } from '../palette.ts';
import * as css from './notice.css.ts';

/** Message, action and importance of a notice. */
export type NoticeProps = {
  /** What happened, in a few words. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  tone?: Tone;
  /** One link or button. */
  action?: ReactNode;
  /**
   * Announces it when it appears: `polite` for updates, `assertive` for failures, which a dialog
   * scrolls to.
   */
  live?: 'off' | 'polite' | 'assertive';
};

const icons: Record<Tone, IconSource> = {
  neutral: 'info',
  info: 'info',
  caution: 'alert',
  promote: 'info',
  notice: 'alert',
  positive: 'check',
  critical: 'alert',
};

/** Important information in the page, where it matters. */
export function Notice({ title, children, tone = 'info', action, live = 'off' }: NoticeProps) {
  const content = (
    <>
      <p className={css.title}>{title}</p>
      {children && <div className={css.body}>{children}</div>}
    </>
  );
  return (
    <div
      ref={live === 'assertive' ? showInDialog : undefined}
      role={live === 'assertive' ? 'alert' : undefined}
      className={`${css.notice} ${css.tones[tone]}`}
    >
      <Icon icon={icons[tone]} />
      {live === 'polite' ? (
        <LiveRegion contentClassName={css.content}>{content}</LiveRegion>
      ) : (
        <div className={css.content}>{content}</div>
      )}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** Below a long form, it would be out of view. */
function showInDialog(notice: HTMLElement | null) {
  if (notice?.closest('[role="dialog"], [role="alertdialog"]'))
    notice.scrollIntoView({ block: 'nearest' });
}
