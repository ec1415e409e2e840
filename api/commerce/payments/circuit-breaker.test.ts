import { expect, test } from 'bun:test';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';

/** A circuit breaker over a provider that can be taken down. */
function aBreaker() {
  const state = { nowMs: 0, isDown: true, requests: 0 };
  const breaker = createCircuitBreaker({
    maxFailures: 3,
    coolDownMs: 1000,
    clockMs: () => state.nowMs,
  });
  const ask = (isOutage = true) =>
    breaker
      .send(
        async () => {
          state.requests += 1;
          if (state.isDown) throw new Error('no answer');
          return 'an answer';
        },
        () => isOutage,
      )
      .catch((error: Error) => (error instanceof CircuitOpen ? 'refused at once' : error.message));
  const down = async () => {
    for (let failure = 0; failure < 3; failure += 1) await ask();
  };
  return { state, breaker, ask, down };
}

test('opens after three consecutive failures', async () => {
  const { state, ask } = aBreaker();
  for (let failure = 0; failure < 3; failure += 1) expect(await ask()).toBe('no answer');
  expect(await ask()).toBe('refused at once');
  expect(state.requests).toBe(3);
});

test('counts only consecutive outages', async () => {
  const { state, ask } = aBreaker();
  await ask();
  await ask();
  state.isDown = false;
  expect(await ask()).toBe('an answer');
  state.isDown = true;
  await ask();
  await ask();
  expect(await ask(false)).toBe('no answer');
  expect(await ask()).toBe('no answer');
  expect(await ask()).toBe('refused at once');
});

test('lets one request through after the pause and closes on success', async () => {
  const { state, breaker, ask, down } = aBreaker();
  await down();
  state.nowMs = 999;
  expect(breaker.isOpen()).toBe(true);
  state.nowMs = 1000;
  state.isDown = false;
  expect(breaker.isOpen()).toBe(false);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([
    'an answer',
    'refused at once',
    'refused at once',
  ]);
  expect(await Promise.all([ask(), ask()])).toEqual(['an answer', 'an answer']);
});

test('opens again if that request fails', async () => {
  const { state, ask, down } = aBreaker();
  await down();
  state.nowMs = 1000;
  expect(await ask(false)).toBe('no answer');
  expect(await ask()).toBe('refused at once');
  state.nowMs = 2000;
  expect(await ask()).toBe('no answer');
  expect(state.requests).toBe(5);
});

test('does not extend the pause for earlier requests', async () => {
  const { state, breaker, down } = aBreaker();
  const { promise: unanswered, reject: timeOut } = Promise.withResolvers<never>();
  const late = breaker.send(
    () => unanswered,
    () => true,
  );
  await down();
  state.nowMs = 900;
  timeOut(new Error('no answer'));
  await expect(late).rejects.toThrow('no answer');
  expect(breaker.isOpen()).toBe(true);
  state.nowMs = 1000;
  expect(breaker.isOpen()).toBe(false);
});
