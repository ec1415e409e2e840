import { useMemo } from 'react';
import { useParams } from 'react-router';
import { brief as copy } from '../../copy/brief.ts';
import { briefCalls, useBriefAtOpen } from '../../data/briefs.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { BriefPage } from './brief-page.tsx';
import { BriefFailed, BriefGone, BriefLoading } from './brief-states.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.brief} />
      <LinkedBrief key={token} token={token} />
    </>
  );
}

function LinkedBrief({ token }: { token: string }) {
  const { brief, failed, onRetry } = useBriefAtOpen({ guest: token });
  const calls = useMemo(() => briefCalls({ guest: token }), [token]);
  if (brief) {
    return (
      <BriefPage
        opened={brief}
        calls={calls}
        path={paths.guestBrief(token)}
        backTo={{ path: paths.guestOrder(token), label: copy.backToOrder }}
      />
    );
  }
  if (brief === null) return <BriefGone />;
  if (failed) return <BriefFailed failed={failed} onRetry={onRetry} />;
  return <BriefLoading />;
}
