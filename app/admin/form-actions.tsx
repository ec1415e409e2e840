import { Button } from '#ui/button';

type FormActionsProps = {
  /** The id of the form. */
  form: string;
  submit: string;
  cancel: string;
  /** False while the form is being sent, like the dialog's own prop. */
  dismissible: boolean;
  /** The submit button's label while the form is being sent. */
  loading: string | false;
  /** The request would be refused; the reason is shown in the form. */
  disabled?: boolean;
  onCancel: () => void;
  /** The action is hard to undo. */
  destructive?: boolean;
};

/** The buttons of a form dialog. */
export function FormActions({
  form,
  submit,
  cancel,
  dismissible,
  loading,
  disabled = false,
  onCancel,
  destructive = false,
}: FormActionsProps) {
  return (
    <>
      <Button variant="quiet" disabled={!dismissible} onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        type="submit"
        variant={destructive ? 'destructive' : 'primary'}
        form={form}
        loading={loading}
        disabled={disabled}
      >
        {submit}
      </Button>
    </>
  );
}
