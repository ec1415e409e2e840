/**
 * Texts whose save had no answer. The server may have them all the same, and then says that the next
 * save replaced a text, which was none of another tab.
 */
export function createUnansweredTexts() {
  const texts = new Map<string, Set<string>>();
  return {
    add(saved: readonly (readonly [key: string, text: string])[]): void {
      for (const [key, text] of saved) texts.set(key, new Set(texts.get(key)).add(text.trim()));
    },
    /** Once a later save of these was answered. */
    forget(keys: readonly string[]): void {
      for (const key of keys) texts.delete(key);
    },
    withoutOwn(replaced: Readonly<Record<string, string>>): Record<string, string> {
      return Object.fromEntries(
        Object.entries(replaced).filter(([key, text]) => !texts.get(key)?.has(text.trim())),
      );
    },
  };
}
