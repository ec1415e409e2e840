import { expect, test } from 'bun:test';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose tasks end when the test says so. `order`: the tasks that have started. */
function aQueue(options: { atOnce: number; maxWaiting: number }) {
  const run = createFairQueue({ ...options, whenFull: () => new Error('full') });
  const order: string[] = [];
  const refused: string[] = [];
  const endings: (() => void)[] = [];
  const add = (key: string, count = 1) => {
    for (let index = 1; index <= count; index += 1) {
      const name = count === 1 ? key : `${key}${index}`;
      run(key, () => {
        order.push(name);
        return new Promise<void>((end) => endings.push(end));
      }).catch(() => refused.push(name));
    }
  };
  async function finishAll() {
    for (let end = endings.shift(); end; end = endings.shift()) {
      end();
      await new Promise(setImmediate);
    }
  }
  return { add, order, refused, finishAll };
}

test('lets lines take turns, whatever their lengths', async () => {
  const { add, order, finishAll } = aQueue({ atOnce: 1, maxWaiting: 10 });
  add('a', 4);
  add('b', 2);
  add('c');
  await finishAll();
  expect(order).toEqual(['a1', 'a2', 'b1', 'c', 'a3', 'b2', 'a4']);
});

test('runs only a few tasks at once', async () => {
  const { add, order, finishAll } = aQueue({ atOnce: 2, maxWaiting: 10 });
  add('a', 5);
  expect(order).toEqual(['a1', 'a2']);
  await finishAll();
  expect(order).toHaveLength(5);
});

test('refuses the last of the longest line when it is full', async () => {
  const { add, order, refused, finishAll } = aQueue({ atOnce: 1, maxWaiting: 4 });
  add('a', 5);
  add('b');
  add('c', 2);
  await finishAll();
  expect(refused.sort()).toEqual(['a4', 'a5', 'c2']);
  expect(order).toEqual(['a1', 'a2', 'b', 'c1', 'a3']);
});

test('refuses the work of the longest line itself when it is full', async () => {
  const { add, order, refused, finishAll } = aQueue({ atOnce: 1, maxWaiting: 2 });
  add('a', 5);
  await finishAll();
  expect(refused).toEqual(['a4', 'a5']);
  expect(order).toEqual(['a1', 'a2', 'a3']);
});

test('continues after a task fails', async () => {
  const run = createFairQueue({ atOnce: 1, maxWaiting: 2, whenFull: () => new Error('full') });
  const failing = run('a', async () => {
    throw new Error('no');
  });
  const next = run('a', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await run('a', async () => 'again')).toBe('again');
});
