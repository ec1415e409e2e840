import { Button } from '#ui/button';

type FormActionsProps = {
  /** The id of the form that they belong to. */
  form: string;
  submit: string;
  cancel: string;
  /** As the dialog does: the form is on its way, and there is no leaving. */
  staysOpen: boolean;
  /** What the submit button says instead while it cannot be pressed. */
  pending: string | false;
  /** It would be refused, and it is said beside it why. */
  inactive?: boolean;
  onCancel: () => void;
  /** What is sent is hard to take back. */
  destructive?: boolean;
};

/** The buttons of a dialog that holds a form. */
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
