import { useEffect, useState } from 'react';

const pauseMs = 300;

/** A value once it has stayed the same for a moment; the first one at once. Null changes nothing. */
export function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const next: Value | null = JSON.parse(text);
    if (next === null) return;
    const timer = setTimeout(() => setSettled(next), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
