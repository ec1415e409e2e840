import { answeredQuestions } from '#contract/answered-questions';
import { briefAnswerText, briefFieldLabel } from '#contract/brief-questions';
import { DescriptionList } from '#ui/description-list';
import { FileList } from '#ui/file-list';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { brief as copy } from '../../copy/brief.ts';
import { describeFile, isImage } from '../../format/file-info.ts';
import { UserText } from '../../format/user-text.tsx';
import type { BriefForm } from './brief-form.ts';
import type { Autosave } from './use-autosave.ts';

type LockedBriefProps = Pick<BriefForm, 'autosave' | 'fileUrl'>;

/** Why the brief can’t be changed anymore, and what it says. */
export function LockedBrief({ autosave, fileUrl }: LockedBriefProps) {
  const { answers, files, sections, locked } = autosave.brief;
  if (!locked) return null;
  const answered = answeredQuestions(answers, sections);
  return (
    <>
      <Notice title={copy.locked[locked]}>{copy.locked[`${locked}Hint`]}</Notice>
      <UnsavedAnswers autosave={autosave} />
      {answered.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size={3}>
            {copy.locked.answers}
          </Heading>
          <DescriptionList
            items={answered.map(({ label, text }) => ({
              term: label,
              detail: <UserText>{text}</UserText>,
            }))}
          />
        </Stack>
      )}
      {files.length > 0 && (
        <Stack gap="s">
          <Heading level={2} size={3}>
            {copy.locked.files}
          </Heading>
          <FileList
            aria-label={copy.locked.files}
            files={files.map(({ id, name, field, type, sizeBytes }) => ({
              id,
              name,
              href: fileUrl(id),
              detail: `${briefFieldLabel(field, sections)}, ${describeFile({ type, sizeBytes })}`,
              ...(isImage(type) && { preview: fileUrl(id) }),
            }))}
          />
        </Stack>
      )}
    </>
  );
}

/** What was typed and not saved before the brief was locked, to be copied from here. */
function UnsavedAnswers({ autosave }: { autosave: Autosave }) {
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
