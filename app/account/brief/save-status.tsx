import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { brief as copy } from '../../copy/brief.ts';
import type { SaveState } from './use-autosave.ts';

/** Whether everything is saved. Only problems are read out: saves happen all the time. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isFine = state.is === 'saved' || state.is === 'saving';
  const text =
    state.is === 'refused' ? `${copy.save.refused}. ${state.reason}` : copy.save[state.is];
  return (
    <Stack>
      <Text size="small" tone={isFine ? 'soft' : 'critical'}>
        {text}
      </Text>
      <VisuallyHidden live>{isFine ? '' : text}</VisuallyHidden>
    </Stack>
  );
}
