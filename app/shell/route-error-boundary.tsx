import { useRouteError } from 'react-router';
import { ErrorDocument, type ErrorKind } from './error-page.tsx';

export function RouteErrorBoundary() {
  const breakage = errorKindOf(useRouteError());
  return <ErrorDocument kind={breakage} onReload={() => location.reload()} />;
}

function errorKindOf(error: unknown): ErrorKind {
  const message = error instanceof Error ? error.message : '';
  const isChunk = /dynamically imported module|module script|preload CSS/i.test(message);
  if (!isChunk) return 'fault';
  return navigator.onLine ? 'chunk' : 'offline';
}
