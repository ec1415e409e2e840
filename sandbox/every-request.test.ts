import { expect, test } from 'bun:test';
import contract from './stripe-contract.json';
import { objectViolation, requestViolation } from './testing/conformance.ts';
import { EVERY_REQUEST } from './testing/requests.ts';
import { start } from './testing/start.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';

test('covers every request of the contract', () => {
  expect(Object.keys(EVERY_REQUEST).toSorted()).toEqual(Object.keys(contract.requests).toSorted());
});

test.each(Object.entries(EVERY_REQUEST))('%s follows the contract', async (name, ask) => {
  using receiver = startWebhookReceiver();
  await using shop = await start({ webhook: { url: receiver.url, secret: 'whsec_test' } });
  await ask(shop);
  await shop.sandbox.webhooks.settled();

  const asked = shop.sandbox.requests();
  expect(asked.map(({ operation }) => operation)).toContain(name);
  for (const { operation = '', params, status, body } of asked) {
    expect([operation, status, requestViolation(operation, params), objectViolation(body)]).toEqual(
      [operation, 200, '', ''],
    );
  }
  for (const { event } of receiver.received) {
    expect([event.type, objectViolation(event)]).toEqual([event.type, '']);
  }
});
