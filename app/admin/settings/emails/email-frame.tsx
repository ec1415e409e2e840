import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { emails as copy } from '../../../copy/admin-emails.ts';
import { paths } from '../../../paths.ts';
import * as css from './emails.css.ts';

type EmailFrameProps = { title: string; html: string; isDark: boolean; isPhone: boolean };

/**
 * An email as mail programs show it: without scripts, and with links that lead nowhere. The page
 * reads its height, because a frame doesn't grow with its content.
 */
export function EmailFrame({ title, html, isDark, isPhone }: EmailFrameProps) {
  return (
    <iframe
      key={isPhone ? 'phone' : 'desktop'}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={inTheme(html, isDark)}
      ref={fitWithWindow}
      onLoad={({ currentTarget }) => fit(currentTarget)}
      className={isPhone ? css.phone : css.desktop}
    />
  );
}

/** Emails follow the mail program's theme. */
function inTheme(html: string, isDark: boolean): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replace('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all');
}

function fitWithWindow(frame: HTMLIFrameElement) {
  const fitAgain = () => {
    frame.style.blockSize = '0';
    fit(frame);
  };
  window.addEventListener('resize', fitAgain);
  return () => window.removeEventListener('resize', fitAgain);
}

function fit(frame: HTMLIFrameElement): void {
  frame.style.blockSize = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}

/** What is shown of the email that the address names. */
export function NamedEmail({ children }: { children: (kind: MailKind) => ReactNode }) {
  const kind = useEmailKind();
  if (kind) return children(kind);
  return (
    <EmptyState
      title={copy.missing.hint}
      actions={<ButtonLink href={paths.adminEmails}>{copy.missing.back}</ButtonLink>}
    />
  );
}

/** The email that the address names; undefined if there is none of this name. */
export function useEmailKind(): MailKind | undefined {
  const [, , , , named] = useLocation().pathname.split('/');
  return mailKinds.find((kind) => kind === named);
}
