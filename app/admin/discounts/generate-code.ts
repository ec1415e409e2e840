/** Without letters and digits that look alike. 32 of them, so that each byte picks one evenly. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of 60 random bits, too many to guess: 'K7QM-2XWD-HR9T'. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
