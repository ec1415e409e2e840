import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';

/** The pause in typing before a search is sent. */
export const searchDelayMs = 300;

/**
 * The text of a search field. Searches after a pause in typing, and immediately when emptied. Follows
 * changes from elsewhere, such as Clear or the Back button. A search in the address would end a
 * navigation that has begun since, so it waits for that.
 */
export function useDebouncedSearch(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [submitted, setSubmitted] = useState(searched);
  const [known, setKnown] = useState(searched);
  const isLeaving = useNavigation().state !== 'idle';
  if (known !== searched) {
    setKnown(searched);
    // An earlier search must not overwrite what was typed since.
    if (searched !== submitted) setText(searched);
    setSubmitted(searched);
  }

  const submit = useEffectEvent((query: string) => {
    setSubmitted(query);
    search(query);
  });
  useEffect(() => {
    const query = text.trim();
    if (query === searched || isLeaving) return;
    const timer = setTimeout(submit, query === '' ? 0 : searchDelayMs, query);
    return () => clearTimeout(timer);
  }, [text, searched, isLeaving]);

  return { text, setText };
}
