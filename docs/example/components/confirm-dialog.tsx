import { Button } from 'paper-and-ink/button';
import { ConfirmDialog } from 'paper-and-ink/confirm-dialog';
import { useState } from 'react';

export function Example({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="destructive" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Delete project
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete project?"
        description="Its pages and files are deleted for all members. This can’t be undone."
        confirmLabel="Delete project"
        destructive
        onConfirm={onDelete}
      />
    </>
  );
}
