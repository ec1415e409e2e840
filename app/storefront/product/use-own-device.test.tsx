import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { breakpoint } from '../../../ui/scale.ts';
import { useOwnDevice } from './demo-page.tsx';

const native = globalThis.matchMedia;
const changes = new EventTarget();
let width: number;

beforeEach(() => {
  globalThis.matchMedia = (query) => {
    const least = Number(/\d+/.exec(query)?.[0]);
    return {
      get matches() {
        return width >= least;
      },
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    } as unknown as MediaQueryList;
  };
});
afterEach(() => {
  cleanup();
  globalThis.matchMedia = native;
});

function Shown() {
  return <p role="note">{useOwnDevice() ?? 'unknown'}</p>;
}

const device = () => screen.getByRole('note').textContent;

test.each([
  [360, 'phone'],
  [breakpoint.tablet - 1, 'phone'],
  [breakpoint.tablet, 'tablet'],
  [breakpoint.desktop - 1, 'tablet'],
  [breakpoint.desktop, 'desktop'],
])('a window of %d pixels is as wide as a %s', (pixels, name) => {
  width = pixels;
  render(<Shown />);
  expect(device()).toBe(name);
});

test('follows the window', () => {
  width = 360;
  render(<Shown />);
  width = 1280;
  act(() => changes.dispatchEvent(new Event('change')));
  expect(device()).toBe('desktop');
});

test('is unknown on the server', () => {
  expect(renderToString(<Shown />)).toContain('unknown');
});
