import { type RefObject, useLayoutEffect } from 'react';
import { drafts } from '../../support/conversation/draft.ts';
import { fillTexts, readTexts } from '../../support/form-texts.ts';

/** Only these are worth restoring. */
const written = ['subject', 'message'] as const;

/** Keeps the draft across reloads. `owner` keeps it from the next person who signs in. */
export function useNewTicketDraft(form: RefObject<HTMLFormElement | null>, owner: string) {
  useLayoutEffect(() => {
    if (!form.current) return;
    const found = written.map((name) => [name, drafts.read(keyOf(name, owner))] as const);
    fillTexts(form.current, Object.fromEntries(found.filter(([, text]) => text)));
  }, [form, owner]);

  return {
    keep() {
      const texts = form.current ? readTexts(form.current) : {};
      for (const name of written) drafts.keep(keyOf(name, owner), texts[name] ?? '');
    },
    forget() {
      for (const name of written) drafts.keep(keyOf(name, owner), '');
    },
  };
}

function keyOf(name: string, owner: string): string {
  return `new ticket of ${owner}: ${name}`;
}
