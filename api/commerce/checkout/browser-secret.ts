import type { CookieJar } from '#api/http/viewer';

/** Longer than a checkout can be paid, and than its session leads to the order. */
const lifetimeSeconds = 24 * 60 * 60;

export type BrowserSecret = ReturnType<typeof createBrowserSecret>;

/**
 * A random secret that a browser keeps from its first checkout on, in a cookie that scripts can't
 * read. Orders store its digest. `__Host-` ties it to this host and needs https.
 */
export function createBrowserSecret(baseUrl: string) {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? '__Host-checkout' : 'checkout';

  return {
    read(jar: CookieJar): string | null {
      const value = jar[name]?.value;
      return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;
    },

    write(jar: CookieJar, secret: string): void {
      const attributes = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const;
      jar[name]?.set({ ...attributes, value: secret, maxAge: lifetimeSeconds });
    },
  };
}
