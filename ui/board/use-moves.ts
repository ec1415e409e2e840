import { useState } from 'react';
import type { BoardTexts } from './board-texts.ts';
import type { BoardCard, BoardColumn } from './board-types.ts';

type Entries = ReadonlyMap<string, string>;

type Options = {
  columns: readonly BoardColumn[];
  texts: BoardTexts;
  onMove: (cardId: string, columnId: string) => Promise<unknown>;
  announce: (announcement: string) => void;
  /** Called before a card may go back to its column. */
  keepFocus: (cardId: string) => void;
};

/** Shows a card in its new column while it is moved, and returns it when the move fails. */
export function useMoves({ columns, texts, onMove, announce, keepFocus }: Options) {
  const [targets, setTargets] = useState<Entries>(new Map());
  const [errors, setErrors] = useState<Entries>(new Map());

  async function move(card: BoardCard, columnId: string) {
    if (targets.has(card.id) || card.columnId === columnId) return;
    const title = columns.find(({ id }) => id === columnId)?.title ?? '';
    // The same failure is announced again only if the region was empty.
    announce('');
    setErrors((all) => without(all, card.id));
    setTargets((all) => new Map(all).set(card.id, columnId));
    try {
      const isMoved = (await onMove(card.id, columnId)) !== false;
      const own = columns.find(({ id }) => id === card.columnId)?.title ?? '';
      announce(isMoved ? texts.moved(card.title, title) : texts.cancelled(card.title, own));
    } catch {
      const message = texts.failed(card.title, title);
      setErrors((all) => new Map(all).set(card.id, message));
      announce(message);
    } finally {
      keepFocus(card.id);
      setTargets((all) => without(all, card.id));
    }
  }
  return { targets, errors, move };
}

function without(entries: Entries, id: string): Entries {
  const rest = new Map(entries);
  rest.delete(id);
  return rest;
}
