import './early-script.ts';

/** Called once the page is alive: does what was asked of it too early. */
export function comeAlive(): void {
  const { early } = window;
  if (!early || early.alive) return;
  early.alive = true;
  for (const element of early.held.splice(0)) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else press(element);
  }
  if (early.begun instanceof HTMLElement) pressOnceLetGo(early.begun);
}

/** All that a person's press sends, in a browser's order: a tab opens at one, a menu at another. */
function press(button: HTMLElement) {
  const shared = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  button.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }));
  // Who has gone on to a field meanwhile stays there.
  if (document.activeElement === document.body) button.focus();
  button.dispatchEvent(new PointerEvent('pointerup', pointer));
  button.dispatchEvent(new MouseEvent('mouseup', shared));
  button.click();
}

/** A press that began too early and ends in time would be half a press. */
function pressOnceLetGo(button: HTMLElement) {
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
