import { Button, ButtonLink } from '#ui/button';
import { broken } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { MessagePage } from './message-page.tsx';

export type Breakage = 'fault' | 'chunk' | 'offline';

const words: Record<Breakage, { title: string; body: string }> = {
  fault: { title: broken.title, body: broken.body },
  chunk: { title: broken.chunkTitle, body: broken.chunkBody },
  offline: { title: broken.offlineTitle, body: broken.offlineBody },
};

/** Without `onReload` (a page from the server that never comes alive) a plain link reloads. */
export type BrokenPageProps = { breakage: Breakage; onReload?: () => void };

/** What a person sees when a screen could not be shown. */
export function BrokenPage({ breakage, onReload }: BrokenPageProps) {
  return (
    <MessagePage
      {...words[breakage]}
      actions={
        <>
          {onReload ? (
            <Button onClick={onReload}>{broken.retry}</Button>
          ) : (
            <ButtonLink href="?">{broken.retry}</ButtonLink>
          )}
          <ButtonLink href={paths.home} variant="quiet">
            {broken.home}
          </ButtonLink>
        </>
      }
    />
  );
}
