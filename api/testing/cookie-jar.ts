import type { Cookie } from 'elysia';
import type { CookieJar } from '#api/http/viewer';

/** A minimal cookie jar with the attributes that were set for each cookie. */
export function aCookieJar() {
  const set: Record<string, Record<string, unknown>> = {};
  const jar = new Proxy({} as CookieJar, {
    get: (_, name: string) =>
      ({
        get value() {
          return set[name]?.value;
        },
        set: (attributes: Record<string, unknown>) => {
          set[name] = attributes;
        },
      }) as unknown as Cookie<unknown>,
  });
  return { jar, set };
}
