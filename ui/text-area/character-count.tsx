import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatCount, getAnnouncedCount, getCountThreshold } from './count.ts';
import * as css from './text-area.css.ts';

type CharacterCountProps = {
  id: string;
  /** The id of the text area. */
  controlId: string;
  max: number;
  /** The caller's value: a controlled field can be cleared without a keystroke. */
  text: string | undefined;
  countLabel?: ((used: number, max: number) => string) | undefined;
};

/** Counts the last fifth before the limit and announces it in steps, not on every keystroke. */
export function CharacterCount({
  id,
  controlId,
  max,
  text,
  countLabel = formatCount,
}: CharacterCountProps) {
  const used = useLength(controlId, text);
  const announced = getAnnouncedCount(used, max);
  return (
    <>
      <p id={id} className={css.count}>
        {used >= getCountThreshold(max) && countLabel(used, max)}
      </p>
      <VisuallyHidden live>
        {announced === undefined ? '' : countLabel(announced, max)}
      </VisuallyHidden>
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
    const readAfterReset = () => setTimeout(read);
    read();
    area.addEventListener('input', read);
    area.form?.addEventListener('reset', readAfterReset);
    return () => {
      area.removeEventListener('input', read);
      area.form?.removeEventListener('reset', readAfterReset);
    };
  }, [id, text]);
  return length;
}
