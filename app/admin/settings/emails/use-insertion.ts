import { useEffect, useRef, useState } from 'react';
import { type EmailTextName, emailTextNames } from '#contract/email-texts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Inserts into the text that had the focus last, where its caret is. */
export function useInsertion(
  first: EmailTextName,
  setField: (name: EmailTextName, text: string) => void,
) {
  const [target, setTarget] = useState(first);
  const control = useRef<Control>(null);

  useEffect(() => {
    function remember({ target: focused }: Event) {
      const name = isControl(focused) && emailTextNames.find((known) => known === focused.name);
      if (!name) return;
      control.current = focused;
      setTarget(name);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return {
    /** The name of that text. */
    target,
    insert(text: string) {
      const field = control.current ?? document.querySelector<Control>(`[name="${target}"]`);
      if (!field) return;
      const start = field.selectionStart ?? field.value.length;
      const caret = start + text.length;
      const end = field.selectionEnd ?? start;
      setField(target, field.value.slice(0, start) + text + field.value.slice(end));
      field.focus();
      requestAnimationFrame(() => field.setSelectionRange(caret, caret));
    },
  };
}

function isControl(element: EventTarget | null): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
