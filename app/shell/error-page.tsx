import { Button, ButtonLink } from '#ui/button';
import { errorPage } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { MessagePage } from './message-page.tsx';

export type ErrorKind = 'fault' | 'chunk' | 'offline';

const words: Record<ErrorKind, { title: string; body: string }> = {
  fault: { title: errorPage.title, body: errorPage.body },
  chunk: { title: errorPage.chunkTitle, body: errorPage.chunkBody },
  offline: { title: errorPage.offlineTitle, body: errorPage.offlineBody },
};

/** Without `onReload` (a page from the server that never comes alive) a plain link reloads. */
export type ErrorPageProps = { kind: ErrorKind; onReload?: () => void };

/** What a person sees when a screen could not be shown. */
export function ErrorPage({ kind, onReload }: ErrorPageProps) {
  return (
    <MessagePage
      {...words[kind]}
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
