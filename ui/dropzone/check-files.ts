/** Which files are accepted. */
export type FileLimits = {
  /** As in HTML: '.pdf,image/*'. Also checked for dropped and pasted files. */
  accept?: string;
  /** The size of one file. */
  maxBytes?: number;
  /** The number of files, including those already in the list. */
  maxFiles?: number;
};

/** Why a file isn't accepted. */
export type FileRefusal = 'type' | 'size' | 'empty' | 'count';

/** Splits files into those within the limits, in order, and those that are refused. */
export function checkFiles(
  files: readonly File[],
  { accept, maxBytes = Infinity, maxFiles = Infinity }: FileLimits,
  known: number,
) {
  const accepted: File[] = [];
  const refused: { file: File; why: FileRefusal }[] = [];
  for (const file of files) {
    const why = isAccepted(file, accept)
      ? file.size === 0
        ? 'empty'
        : file.size > maxBytes
          ? 'size'
          : known + accepted.length >= maxFiles && 'count'
      : 'type';
    if (why) refused.push({ file, why });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** By extension or media type, as the file picker does. */
function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  if (!accept) return true;
  const [file, media] = [name.toLowerCase(), type.toLowerCase()];
  return accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith('.')) return file.endsWith(rule);
      return rule.endsWith('/*') ? media.startsWith(rule.slice(0, -1)) : media === rule;
    });
}
