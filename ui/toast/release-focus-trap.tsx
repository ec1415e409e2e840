import { FocusScope } from 'radix-ui/internal';

/** Releases a dialog's focus trap while it is rendered, so that focus can move to the toast. */
export function ReleaseFocusTrap() {
  return (
    <FocusScope.Root asChild onMountAutoFocus={preventFocus} onUnmountAutoFocus={preventFocus}>
      <span hidden />
    </FocusScope.Root>
  );
}

function preventFocus(event: Event) {
  event.preventDefault();
}
