import { type RefObject, useLayoutEffect, useRef } from 'react';

type Control = 'handle' | 'menu';

/** Gives the focus back to a card's control, which is rendered again in another column. */
export function useFocusAfterMove(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const cardOf = (cardId: string) => `[data-card="${CSS.escape(cardId)}"]`;
  const focusAfterMove = (cardId: string, control: Control) => {
    wanted.current = `${cardOf(cardId)} [data-control="${control}"]`;
  };
  /** For a card that may be rendered in another column: keeps the focus if it is in the card. */
  const keepFocus = (cardId: string) => {
    const { activeElement } = document;
    if (!root.current?.querySelector(cardOf(cardId))?.contains(activeElement)) return;
    focusAfterMove(cardId, activeElement?.matches('[data-control="handle"]') ? 'handle' : 'menu');
  };
  return { focusAfterMove, keepFocus };
}
