import { briefAnswerText, briefFieldLabel } from '#contract/brief-questions';
import { DescriptionList } from '#ui/description-list';
import { Notice } from '#ui/notice';
import { brief as copy } from '../../copy/brief.ts';
import { UserText } from '../../format/user-text.tsx';
import type { Autosave } from './use-autosave.ts';

/** What was typed and not saved before the brief was locked, to be copied from here. */
export function UnsavedAnswers({ autosave }: { autosave: Autosave }) {
  const { brief, drafts } = autosave;
  const unsaved = Object.entries(drafts).filter(([, text]) => text.trim() !== '');
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="caution" live="polite" title={copy.locked.unsaved}>
      {copy.locked.unsavedHint}
      <DescriptionList
        layout="above"
        items={unsaved.map(([key, text]) => ({
          term: briefFieldLabel(key, brief.sections),
          detail: <UserText>{briefAnswerText(key, text)}</UserText>,
        }))}
      />
    </Notice>
  );
}
