import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { authMetadata } from '../../meta/auth-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Invitation } from './invitation.tsx';

/**
 * The token is in the URL's hash, which is never sent to the server. It is removed from the address
 * bar at once.
 */
export function Component() {
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();

  useEffect(() => {
    setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
    history.replaceState(history.state, '', location.pathname);
  }, []);

  return (
    <>
      <PageMeta {...authMetadata.invitation} />
      <Invitation
        token={token}
        // The sign-in page leads on, to two-factor authentication first if it is required.
        onAccepted={() => navigate(paths.adminLogin, { replace: true })}
      />
    </>
  );
}
