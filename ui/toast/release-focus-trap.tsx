import { FocusScope } from 'radix-ui/internal';

/** Releases a dialog's focus trap while it is rendered, so that focus can move to the toast. */
export function ReleaseFocusTrap() {
  return (
    <FocusScope.Root asChild onMountAutoFocus={stay} onUnmountAutoFocus={stay}>
      <span hidden />
    </FocusScope.Root>
  );
}

function stay(event: Event) {
  event.preventDefault();
}
