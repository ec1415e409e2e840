/** A stored value as words: 'in_progress' → 'In progress'. Of one without letters: 'Unknown'. */
export function sentenceCase(value: string): string {
  const words = value
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'Unknown';
}
