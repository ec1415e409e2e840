const kinds = new Map([
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPEG'],
  ['image/gif', 'GIF'],
  ['image/webp', 'WebP'],
  ['application/pdf', 'PDF'],
  ['text/plain', 'Text'],
  ['application/zip', 'ZIP or office document'],
]);

/** Type and size of a file: 'PDF, 1.2 MB'. */
export function describeFile({ type, sizeBytes }: { type: string; sizeBytes: number }): string {
  return `${kinds.get(type) ?? 'File'}, ${formatFileSize(sizeBytes)}`;
}

const largeUnits = [
  ['TB', 1024 ** 4],
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
] as const;

/** 1234567 → '1.2 MB', with 1 MB = 1024 × 1024 bytes like the limit. */
export function formatFileSize(bytes: number): string {
  const large = largeUnits.find(([, size]) => bytes >= size);
  if (large) return `${Math.round((bytes / large[1]) * 10) / 10} ${large[0]}`;
  return bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} kB`;
}

/** Image types that the server serves inline. */
export function isImage(type: string): boolean {
  return type.startsWith('image/') && kinds.has(type);
}
