import { ButtonLink } from '#ui/button';
import { Skeleton } from '#ui/skeleton';
import { brief as copy } from '../../copy/brief.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { FailedPage, LoadingPage } from '../../shell/state-page.tsx';

/** Same layout as the loaded page. */
export function BriefLoading() {
  return (
    <LoadingPage title={copy.title} loading={copy.loading} gap="l">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} />
      ))}
    </LoadingPage>
  );
}

export function BriefFailed(load: LoadState) {
  return <FailedPage title={copy.title} problem={copy.failed} {...load} />;
}

/** Looks the same for expired, revoked and invalid links. */
export function BriefGone() {
  return (
    <MessagePage
      title={copy.gone}
      body={copy.goneHint}
      actions={
        <>
          <ButtonLink href={paths.auth}>{copy.signIn}</ButtonLink>
          <ButtonLink href={paths.support} variant="quiet">
            {copy.support}
          </ButtonLink>
        </>
      }
    />
  );
}
