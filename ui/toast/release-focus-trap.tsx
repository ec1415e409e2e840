import { FocusScope } from 'radix-ui/internal';

/** A dialog keeps focus to itself. While this stands, focus can be led out to the message. */
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
