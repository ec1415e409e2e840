import { useRouteError } from 'react-router';
import { BrokenDocument } from './broken-document.tsx';
import type { Breakage } from './broken-page.tsx';

/** The router's last resort: a screen threw, or its code did not arrive. */
export function ScreenFailed() {
  const breakage = breakageOf(useRouteError());
  return <BrokenDocument breakage={breakage} onReload={() => location.reload()} />;
}

function breakageOf(error: unknown): Breakage {
  const message = error instanceof Error ? error.message : '';
  const isChunk = /dynamically imported module|module script|preload CSS/i.test(message);
  if (!isChunk) return 'fault';
  return navigator.onLine ? 'chunk' : 'offline';
}
