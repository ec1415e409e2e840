import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, findFreePlace } from './find-free-place.ts';

const maxWidthPx = 420;
/** Of a toast with a title and a line of text, for the moment before it is rendered. */
const usualHeightPx = 112;
const openDialog = '[role$=dialog]:not([data-state=closed])';
/** Is still drawn while it animates out, for how long depends on the machine. */
const closingDialog = '[role$=dialog][data-state=closed]';

/** Where a new toast covers neither a title nor the button that was just pressed. */
export function useFreePlace(
  region: RefObject<HTMLElement | null>,
  id: string | undefined,
): CSSProperties | undefined {
  const [bottom, setBottom] = useState<number>();
  useLayoutEffect(() => {
    if (id !== undefined) setBottom(measure(region.current));
  }, [id, region]);
  if (bottom === undefined) return undefined;
  return { insetBlockStart: 'auto', insetBlockEnd: `${bottom}px` };
}

function measure(region: HTMLElement | null): number | undefined {
  const height = region?.firstElementChild?.clientHeight ?? 0;
  const dialog = [...document.querySelectorAll(openDialog)].at(-1);
  const titles = dialog?.querySelectorAll('h2') ?? document.querySelectorAll('h1');
  const { activeElement } = document;
  return findFreePlace({
    window: { width: innerWidth, height: innerHeight },
    toast: { width: Math.min(innerWidth, maxWidthPx), height: Math.max(height, usualHeightPx) },
    titles: [...titles].map(textBox),
    pressed: isPressable(activeElement) ? activeElement.getBoundingClientRect() : undefined,
  });
}

function isPressable(element: Element | null): element is Element {
  if (element?.closest(closingDialog)) return false;
  return element?.matches('button, a, input, select') ?? false;
}

/** Of the text alone: a heading is as wide as its page. */
function textBox(title: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(title);
  return range.getBoundingClientRect();
}
