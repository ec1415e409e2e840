const kinds = new Map([
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPEG'],
  ['image/gif', 'GIF'],
  ['image/webp', 'WebP'],
  ['application/pdf', 'PDF'],
  ['text/plain', 'Text'],
]);
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** 'PDF, 1.2 MB': what one gets by opening it. */
export function describeFile({ type, sizeBytes }: { type: string; sizeBytes: number }): string {
  return `${kinds.get(type) ?? 'File'}, ${formatFileSize(sizeBytes)}`;
}

/** 1234567 → '1.2 MB', in steps of 1024 as the limit is meant. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1) return `${oneDecimal.format(megabytes)} MB`;
  return bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} kB`;
}

/** Of what a browser draws by itself; the server shows these in the page and nothing else. */
export function isImage(type: string): boolean {
  return type.startsWith('image/') && kinds.has(type);
}
