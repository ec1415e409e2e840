import { useState } from 'react';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';

export function Recordings() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Notice title="3 files deleted" live="polite" />;
  return (
    <Stack gap="m">
      <Text>3 files, 14.2 MB. Two of them are attached to an open ticket.</Text>
      <Inline>
        <Button variant="destructive" onClick={() => setIsOpen(true)}>
          Delete 3 files
        </Button>
      </Inline>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete 3 files?"
        description="The files are removed for everyone and can’t be restored. The ticket keeps their names."
        confirmLabel="Delete 3 files"
        cancelLabel="Keep files"
        destructive
        onConfirm={() => setIsDeleted(true)}
      />
    </Stack>
  );
}
