/** Shown when the app's code fails to load: forms would not work. */
export const loadErrorId = 'app-load-error';

export function showLoadError(): void {
  document.getElementById(loadErrorId)?.removeAttribute('hidden');
}
