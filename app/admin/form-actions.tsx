import { Button } from '#ui/button';

type FormActionsProps = {
  /** The id of the form. */
  form: string;
  submit: string;
  cancel: string;
  /** Blocks canceling while the form is being sent, like the dialog's own prop. */
  staysOpen: boolean;
  /** The submit button's label while the form is being sent. */
  pending: string | false;
  /** The request would be refused; the reason is shown in the form. */
  inactive?: boolean;
  onCancel: () => void;
  /** The action is hard to undo. */
  destructive?: boolean;
};

/** The buttons of a form dialog. */
export function FormActions({
  form,
  submit,
  cancel,
  staysOpen,
  pending,
  inactive = false,
  onCancel,
  destructive = false,
}: FormActionsProps) {
  return (
    <>
      <Button variant="quiet" inactive={staysOpen} onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        type="submit"
        variant={destructive ? 'destructive' : 'primary'}
        form={form}
        pending={pending}
        inactive={inactive}
      >
        {submit}
      </Button>
    </>
  );
}
