import { Button } from 'paper-and-ink/button';
import { Dialog } from 'paper-and-ink/dialog';
import { TextField } from 'paper-and-ink/text-field';
import { type FormEvent, useId, useState } from 'react';

type NewProjectDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreate: (name: string) => void;
};

/** The button is outside of the form, so it names the form by its id. */
export function NewProjectDialog({ open, onOpenChange, onCreate }: NewProjectDialogProps) {
  const formId = useId();
  const [message, setMessage] = useState<string>();

  function change(next: boolean) {
    setMessage(undefined);
    onOpenChange(next);
  }

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = `${new FormData(event.currentTarget).get('name')}`.trim();
    if (!name) return setMessage('Enter a name for the project.');
    onCreate(name);
    change(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="New project"
      size="small"
      actions={
        <Button type="submit" form={formId}>
          Create project
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={create}>
        <TextField label="Project name" name="name" autoComplete="off" error={message} />
      </form>
    </Dialog>
  );
}
