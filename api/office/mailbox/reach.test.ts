import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { anOpenShop } from '#api/testing/open-shop';
import { mails } from '#db/schema/mails';

setDefaultTimeout(60_000);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened(environment: Record<string, string>) {
  const shop = await anOpenShop(environment);
  closing.push(shop.close);
  await shop.database.db.insert(mails).values({
    key: 'a',
    to: 'ada@example.com',
    subject: 'Reset',
    kind: 'password-reset',
    text: 'The link',
    html: '<p>The link</p>',
    status: 'sent',
    sentAt: new Date(),
  });
  return shop;
}

/** The headers of a local proxy that rewrites the host and forwards nothing else. */
const askForMailbox = { host: '127.0.0.1:3000', accept: 'application/json' };

test('has a mailbox at a loopback address', async () => {
  const { app } = await opened({ BASE_URL: 'http://localhost:3000' });
  const answer = await app.handle(
    new Request('http://127.0.0.1:3000/mailbox', { headers: askForMailbox }),
  );
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('The link');
});

test('has no mailbox at a public address, whatever headers a proxy sends', async () => {
  const { app } = await opened({ BASE_URL: 'http://shop.example' });
  const answer = await app.handle(
    new Request('http://127.0.0.1:3000/mailbox', { headers: askForMailbox }),
  );
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('The link');
});
