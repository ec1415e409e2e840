import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#contract/local-path';
import { type LoginProblem, loginProblems } from '#contract/session';
import { addressOf } from '../../data/address.ts';
import { useCustomer } from '../../data/customer.ts';
import { authMetadata } from '../../meta/auth-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { type NewAccount, readNewAccount } from '../../state/new-account.ts';
import { Auth } from './auth.tsx';

/**
 * After signing in, visitors return to `next`. Signed-in visitors are redirected at once, unless
 * the URL has `again`.
 */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const customer = useCustomer();
  const [problem, setProblem] = useState<LoginProblem>();
  const next = localPath(search.get('next')) ?? paths.dashboard;
  const again = `${addressOf('GET /api/customer/login')}?next=${encodeURIComponent(next)}`;
  // Sensitive actions require a recent sign-in.
  const asksAgain = search.has('again');
  const [isAgain, setAgain] = useState(false);
  const [isNew, setNew] = useState(false);
  const [newAccount, setNewAccount] = useState<NewAccount>();
  // Signing in empties what the page knows of the account, while the form is still sending.
  const [knownAs, setKnownAs] = useState<string>();
  const email = customer?.email;
  useEffect(() => {
    if (email) setKnownAs(email);
  }, [email]);

  useEffect(() => {
    if (customer && !asksAgain) navigate(next, { replace: true });
  }, [customer, asksAgain, navigate, next]);

  // The server renders one page for everybody, so these are read after hydration.
  useEffect(() => {
    setProblem(loginProblems.find((known) => known === search.get('login')));
    setAgain(search.has('again'));
    setNew(search.has('new'));
    setNewAccount(readNewAccount());
  }, [search]);

  return (
    <>
      <PageMeta {...authMetadata.auth} />
      <Auth
        key={String(isNew)}
        initially={isNew ? 'sign-up' : 'sign-in'}
        newAccount={isNew ? newAccount : undefined}
        problem={problem && { problem, again }}
        isAgain={isAgain}
        knownAs={knownAs}
        onSignedIn={() => navigate(next, { replace: true })}
      />
    </>
  );
}
