import { Button, ButtonLink } from '#ui/button';
import { errorPage } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { MessagePage } from './message-page.tsx';
import '../../ui/global.css.ts';
import { metadata } from '../meta/metadata.ts';
import { Header } from './header.tsx';
import { ImpersonationSlot } from './impersonation/impersonation-slot.tsx';
import * as css from './page-frame.css.ts';
import { PageMeta } from './page-meta.tsx';
import { SiteFooter } from './site-footer.tsx';

export type ErrorKind = 'fault' | 'chunk' | 'offline';

const copy: Record<ErrorKind, { title: string; body: string }> = {
  fault: { title: errorPage.title, body: errorPage.body },
  chunk: { title: errorPage.chunkTitle, body: errorPage.chunkBody },
  offline: { title: errorPage.offlineTitle, body: errorPage.offlineBody },
};

/** Without `onReload`, as on pages that are never hydrated, a plain link reloads. */
export type ErrorPageProps = { kind: ErrorKind; onReload?: () => void };

export function ErrorPage({ kind, onReload }: ErrorPageProps) {
  return (
    <MessagePage
      {...copy[kind]}
      actions={
        <>
          {onReload ? (
            <Button onClick={onReload}>{errorPage.retry}</Button>
          ) : (
            <ButtonLink href="?">{errorPage.retry}</ButtonLink>
          )}
          <ButtonLink href={paths.home} variant="quiet">
            {errorPage.home}
          </ButtonLink>
        </>
      }
    />
  );
}

export function ErrorDocument({ kind = 'fault', onReload }: Partial<ErrorPageProps>) {
  return (
    <div className={css.page}>
      <PageMeta {...metadata.broken} />
      <Header />
      <main className={css.main}>
        <ErrorPage kind={kind} {...(onReload ? { onReload } : {})} />
      </main>
      <SiteFooter />
      <ImpersonationSlot />
    </div>
  );
}
