/** Sets a value as if it had been typed, so that React and whoever listens hear of it. */
export function setNativeValue(input: HTMLInputElement, value: string) {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
