import { Button, ButtonLink } from '#ui/button';
import { errorPage } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { MessagePage } from './message-page.tsx';

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
