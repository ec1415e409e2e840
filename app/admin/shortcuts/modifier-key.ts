/** What the key is called that opens the palette together with K. */
export function modifierKey(): 'Ctrl' | 'Cmd' {
  return /mac|iphone|ipad/i.test(navigator.platform) ? 'Cmd' : 'Ctrl';
}
