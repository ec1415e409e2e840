/** What a single key does, wherever the focus is but in what needs the key itself. */
export function onKeys(actions: Record<string, () => void>): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || needs(event)) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function needs({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return target.type === 'search' ? key !== 'Escape' : key.startsWith('Arrow');
}
