import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

const modulePx = 4;

/** Renders the drawing to pixels, as a camera would see it. */
function pictureOf(svg: HTMLElement) {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * modulePx;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const drawn = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < modulePx; row++) {
      const start = ((Number(y) * modulePx + row) * side + Number(x) * modulePx) * 4;
      for (let at = start; at < start + modulePx * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: side, height: side, data };
}

test.each(['grace', 'שלום🗝️', 'x'.repeat(40)])(
  'draws a code that a camera can read, for %s',
  (name) => {
    const label = encodeURIComponent(name);
    const text = `otpauth://totp/Sitewright:${label}?issuer=Sitewright&secret=JBSWY3DPEHPK3PXP`;
    render(<QrCode text={text} label="The key" />);
    expect(decodeQR(pictureOf(screen.getByRole('img', { name: 'The key' })))).toBe(text);
  },
);
