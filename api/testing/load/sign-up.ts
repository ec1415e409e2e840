import { openPostgres } from '#db/postgres';
import { customers } from '#db/schema/customers';
import { cookieOf, password } from '../people.ts';

/** Signs up a customer who may upload files. Returns what their uploads are sent with. */
export async function signUpUploader(url: string, databaseUrl: string) {
  const body = { email: 'ada@example.com', password, firstName: 'Ada', lastName: 'Lovelace' };
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { db, close } = await openPostgres(databaseUrl);
  await db.update(customers).set({ emailVerifiedAt: new Date() });
  await close();
  return { 'content-type': 'application/octet-stream', cookie: cookieOf(response) };
}
