import type { ReviewState } from '#contract/reviews';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { review as copy } from '../../copy/review.ts';
import { UserText } from '../../format/user-text.tsx';
import type { Draft } from './drafts.ts';

type UnsentRemarksProps = { drafts: readonly Draft[]; state: ReviewState };

/** What was written while the round ended elsewhere, such as in another tab. */
export function UnsentRemarks({ drafts, state }: UnsentRemarksProps) {
  const written = drafts.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return null;
  return (
    <Notice tone="caution" live="polite" title={copy.unsent.title}>
      {state === 'working' || state === 'open' ? copy.unsent.working : copy.unsent.ended}
      <Stack as="ul" gap="xs">
        {written.map(({ id, text }) => (
          <UserText key={id}>{text}</UserText>
        ))}
      </Stack>
    </Notice>
  );
}
