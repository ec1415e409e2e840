import { expect, test } from 'bun:test';
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';

/** A breaker over a provider that a test takes down and brings back. */
function aBreaker() {
  const state = { nowMs: 0, isDown: true, requests: 0 };
  const breaker = createCircuitBreaker({
    ...{ maxFailures: 3, coolDownMs: 1000 },
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

test('refuses at once after three requests in a row without an answer', async () => {
  const { state, ask } = aBreaker();
  for (let failure = 0; failure < 3; failure += 1) expect(await ask()).toBe('no answer');
  expect(await ask()).toBe('refused at once');
  expect(state.requests).toBe(3);
});

test('counts failures in a row only, and no error that is not an outage', async () => {
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

test('lets a single request through after the pause, and all once that one is answered', async () => {
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

test('pauses again where that request is not answered either, whatever its error', async () => {
  const { state, ask, down } = aBreaker();
  await down();
  state.nowMs = 1000;
  expect(await ask(false)).toBe('no answer');
  expect(await ask()).toBe('refused at once');
  state.nowMs = 2000;
  expect(await ask()).toBe('no answer');
  expect(state.requests).toBe(5);
});

test('pauses no longer for requests that were sent before it and fail during it', async () => {
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
