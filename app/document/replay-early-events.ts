import './early-events-script.ts';

/** Replays the clicks and submits that came before hydration. Call it once the page is hydrated. */
export function replayEarlyEvents(): void {
  const { earlyEvents } = window;
  if (!earlyEvents || earlyEvents.hydrated) return;
  earlyEvents.hydrated = true;
  for (const element of earlyEvents.queue.splice(0)) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else press(element);
  }
  if (earlyEvents.pressed instanceof HTMLElement) pressOnRelease(earlyEvents.pressed);
}

/** Sends the full event sequence of a click: tabs open on mousedown, menus on pointerdown. */
function press(button: HTMLElement) {
  const shared = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  button.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }));
  // Keep the focus in a field that the visitor has moved to in the meantime.
  if (document.activeElement === document.body) button.focus();
  button.dispatchEvent(new PointerEvent('pointerup', pointer));
  button.dispatchEvent(new MouseEvent('mouseup', shared));
  button.click();
}

/** A click that starts before hydration and ends after it would otherwise arrive incomplete. */
function pressOnRelease(button: HTMLElement) {
  const end = (event: Event) => {
    removeEventListener('pointerdown', end, true);
    removeEventListener('click', end, true);
    if (event.type !== 'click' || !isInside(button, event.target)) return;
    event.stopPropagation();
    press(button);
  };
  addEventListener('pointerdown', end, true);
  addEventListener('click', end, true);
}

function isInside(button: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && button.contains(target);
}
