import { requestPath, requestSearch } from '#api/http/route-patterns';

/** An address without a page. */
export const unreadable = '/unreadable';

/** Everything below /admin except its login page, case-insensitive like the router. */
export function isAdminsPage(pathname: string): boolean {
  return /^\/+admin(?:\/|$)(?!login\/*$)/i.test(decodeURI(readable(pathname)));
}

/** Signed out, the dashboard leads home, and every other admin page to the sign-in and back. */
export function signInFor(request: Request): string {
  const [pathname, search] = [requestPath(request), requestSearch(request)];
  const isDashboard = /^\/+admin\/*$/i.test(decodeURI(readable(pathname))) && search === '';
  return isDashboard ? '/' : `/admin/login?${new URLSearchParams({ next: pathname + search })}`;
}

/** The router throws on invalid UTF-8, which should be a 404. */
export function readable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return unreadable;
  }
}
