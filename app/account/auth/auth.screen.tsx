import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#contract/local-path';
import { apiPaths } from '#contract/paths';
import { type LoginProblem, loginProblems } from '#contract/session';
import { authMeta } from '../../copy/auth.ts';
import { useCustomer } from '../../data/customer.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Auth } from './auth.tsx';

/** After signing in one is where one wanted to be. Whoever is signed in already goes on at once. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const customer = useCustomer();
  const [problem, setProblem] = useState<LoginProblem>();
  const next = localPath(search.get('next')) ?? paths.dashboard;
  const again = `${apiPaths.customerLogin}?next=${encodeURIComponent(next)}`;

  useEffect(() => {
    if (customer) navigate(next, { replace: true });
  }, [customer, navigate, next]);

  // The server's page knows nothing of it: one page is kept for all.
  useEffect(
    () => setProblem(loginProblems.find((known) => known === search.get('login'))),
    [search],
  );

  return (
    <>
      <PageMeta {...authMeta.auth} path={paths.auth} noindex />
      <Auth
        problem={problem && { problem, again }}
        onSignedIn={() => navigate(next, { replace: true })}
      />
    </>
  );
}
