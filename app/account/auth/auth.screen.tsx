import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#contract/local-path';
import { type LoginProblem, loginProblems } from '#contract/session';
import { addressOf } from '../../data/address.ts';
import { useCustomer } from '../../data/customer.ts';
import { metadata } from '../../meta/metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Auth } from './auth.tsx';

/**
 * After signing in one is where one wanted to be. Whoever is signed in already goes on at once,
 * unless it is asked for `again`.
 */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const customer = useCustomer();
  const [problem, setProblem] = useState<LoginProblem>();
  const next = localPath(search.get('next')) ?? paths.dashboard;
  const again = `${addressOf('GET /api/customer/login')}?next=${encodeURIComponent(next)}`;
  // Something that matters asks for a sign-in of just now.
  const asksAgain = search.has('again');
  const [isAgain, setAgain] = useState(false);
  const [isNew, setNew] = useState(false);

  useEffect(() => {
    if (customer && !asksAgain) navigate(next, { replace: true });
  }, [customer, asksAgain, navigate, next]);

  // The server's page knows nothing of these: one page is kept for all.
  useEffect(() => {
    setProblem(loginProblems.find((known) => known === search.get('login')));
    setAgain(search.has('again'));
    setNew(search.has('new'));
  }, [search]);

  return (
    <>
      <PageMeta {...metadata.auth} />
      <Auth
        key={String(isNew)}
        initially={isNew ? 'sign-up' : 'sign-in'}
        problem={problem && { problem, again }}
        isAgain={isAgain}
        onSignedIn={() => navigate(next, { replace: true })}
      />
    </>
  );
}
