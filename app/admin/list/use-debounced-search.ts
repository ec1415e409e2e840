import { useEffect, useEffectEvent, useState } from 'react';

/** How long nobody types before the server is asked. */
export const searchDelayMs = 300;

/**
 * The text of a search while it is typed. What is searched for follows after a pause, and at once
 * when it is emptied; when it changes elsewhere (Clear, the Back button) the text follows it.
 */
export function useDebouncedSearch(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [asked, setAsked] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    // The answer to an earlier letter must not take back the later ones.
    if (searched !== asked) setText(searched);
    setAsked(searched);
  }

  const ask = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    search(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === searched) return;
    const timer = setTimeout(ask, wanted === '' ? 0 : searchDelayMs, wanted);
    return () => clearTimeout(timer);
  }, [text, searched]);

  return { text, setText };
}
