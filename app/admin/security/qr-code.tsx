import { encodeQR } from 'qr';
import * as css from './security.css.ts';

type QrCodeProps = {
  text: string;
  /** What somebody hears who does not see it; the text has to stand beside it as well. */
  label: string;
};

/** The light edge that a camera needs, in modules. */
const edge = 4;

/** A text for a camera. Dark on light in either theme: many cameras do not read the inverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: edge });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={css.picture}
    >
      <path d={rows.map(drawRow).join('')} />
    </svg>
  );
}

function drawRow(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
