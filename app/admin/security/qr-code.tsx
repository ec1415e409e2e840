import { encodeQR } from 'qr';
import * as css from './security.css.ts';

type QrCodeProps = {
  text: string;
  /** For screen readers. Show the text beside the code as well. */
  label: string;
};

/** The light border that cameras need, in modules. */
const edge = 4;

/** A QR code. Dark on light in both themes, because many cameras cannot read the inverse. */
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
