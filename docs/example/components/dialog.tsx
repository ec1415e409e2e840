import { Button } from 'paper-and-ink/button';
import { Dialog } from 'paper-and-ink/dialog';
import { TextArea } from 'paper-and-ink/text-area';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Add note
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Add note"
        actions={<Button onClick={() => setIsOpen(false)}>Add note</Button>}
      >
        <TextArea label="Note" name="note" />
      </Dialog>
    </>
  );
}
