import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before unsaved changes are lost: the browser when the page is closed or reloaded, a dialog
 * when a link is followed. The router has no blockers, so links are caught on their way to it.
 */
export function useLeaveWarning(hasChanges: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!hasChanges) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askHere = (event: MouseEvent) => {
      const href = findLink(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    window.addEventListener('beforeunload', askBrowser);
    window.addEventListener('click', askHere, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      window.removeEventListener('click', askHere, true);
    };
  }, [hasChanges]);

  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => void (target !== undefined && navigate(target)),
  };
}

/** The path of a link within the shop that is about to replace this page. */
function findLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = pathname === location.pathname && search === location.search;
  return origin !== location.origin || isHere ? null : pathname + search + hash;
}
