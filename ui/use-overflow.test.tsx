import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useOverflow } from './use-overflow.ts';

const Native = ResizeObserver;
let measure: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      measure = () => callback([], this);
    }
  };
});
afterEach(() => {
  cleanup();
  globalThis.ResizeObserver = Native;
});

function Box({ axis }: { axis: 'inline' | 'block' }) {
  const { ref, overflows } = useOverflow(axis);
  return (
    <div ref={ref} role="note">
      {overflows ? 'too much' : 'fits'}
    </div>
  );
}

const box = () => screen.getByRole('note');
const setSizes = (sizes: Record<string, number>) => {
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(box(), name, { configurable: true, value });
  }
};

test.each([
  ['inline', { scrollWidth: 200, clientWidth: 100 }],
  ['block', { scrollHeight: 200, clientHeight: 100 }],
] as const)('detects a change of size without a render: %s', (axis, sizes) => {
  render(<Box axis={axis} />);
  expect(box().textContent).toBe('fits');
  setSizes(sizes);
  act(() => measure());
  expect(box().textContent).toBe('too much');
});

test('detects a child that was added without a render', async () => {
  render(<Box axis="block" />);
  setSizes({ scrollHeight: 200, clientHeight: 100 });
  await act(async () => box().append(document.createElement('p')));
  expect(box().textContent).toBe('too much');
});

test('measures its own axis only', () => {
  render(<Box axis="inline" />);
  setSizes({ scrollHeight: 200, clientHeight: 100 });
  act(() => measure());
  expect(box().textContent).toBe('fits');
});
