import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { bulk as copy, type Nouns } from '../../copy/admin-list.ts';

type BulkFailuresProps = {
  /** The name of each refused row, why it was refused, and what can be done all the same. */
  failures: readonly { name: string; sentence: string; action?: ReactNode }[];
  /** How many rows were meant. */
  count: number;
  nouns: Nouns;
  open: boolean;
  onClose: () => void;
};

/** Says which rows of a bulk action were refused, and why. The others were changed. */
export function BulkFailures({ failures, count, nouns, open, onClose }: BulkFailuresProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={copy.failed(failures.length, count, nouns)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <Stack gap="s">
        <Text>{copy.changed(count - failures.length, nouns)}</Text>
        <List
          items={failures.map(({ name, sentence, action }) => (
            <>
              <strong>{name}</strong>: {sentence} {action}
            </>
          ))}
        />
      </Stack>
    </Dialog>
  );
}
