import type { ReactNode } from 'react';
import { CopyText } from '#ui/copy-text';
import { copying as copy } from '../copy/shell.ts';
import { useToast } from '../state/toasts.ts';

type CopyableProps = {
  /** What it is: 'Business name'. */
  label: string;
  text: string;
  /** What is shown, where that isn’t the text itself. */
  children?: ReactNode;
};

/** A text with an icon that copies it; says so if the browser refuses. */
export function Copyable({ label, text, children = <bdi>{text}</bdi> }: CopyableProps) {
  const toast = useToast();
  return (
    <CopyText
      text={text}
      aria-label={copy.copy(label)}
      onFail={() => toast({ tone: 'critical', title: copy.failedTitle, description: copy.failed })}
    >
      {children}
    </CopyText>
  );
}
