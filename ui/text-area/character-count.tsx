import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatCount, getAnnouncedCount, getCountThreshold } from './count.ts';
import * as css from './text-area.css.ts';

type CharacterCountProps = {
  id: string;
  /** The id of the text area. */
  of: string;
  max: number;
  /** The caller's value: a controlled field can be cleared without a keystroke. */
  text: string | undefined;
  countLabel?: ((used: number, max: number) => string) | undefined;
};

/** Counts the last fifth before the limit and announces it in steps, not on every keystroke. */
export function CharacterCount({
  id,
  of,
  max,
  text,
  countLabel = formatCount,
}: CharacterCountProps) {
  const used = useLength(of, text);
  const spoken = getAnnouncedCount(used, max);
  return (
    <>
      <p id={id} className={css.count}>
        {used >= getCountThreshold(max) && countLabel(used, max)}
      </p>
      <VisuallyHidden live>{spoken === undefined ? '' : countLabel(spoken, max)}</VisuallyHidden>
    </>
  );
}

/** Reads the field itself, to include text typed before hydration. */
function useLength(id: string, text = ''): number {
  const [length, setLength] = useState(text.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new length
  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const read = () => setLength(area.value.length);
    // The reset event fires before the fields are reset.
    const readLater = () => setTimeout(read);
    read();
    area.addEventListener('input', read);
    area.form?.addEventListener('reset', readLater);
    return () => {
      area.removeEventListener('input', read);
      area.form?.removeEventListener('reset', readLater);
    };
  }, [id, text]);
  return length;
}
