/** Events that load the app at once, before the browser is idle. */
const wanted = ['pointerdown', 'keydown', 'focusin'] as const;

let started = false;
function start() {
  if (started) return;
  started = true;
  for (const type of wanted) removeEventListener(type, start, true);
  import('./hydrate.tsx').then(({ hydrate }) => hydrate()).catch(tell);
}

function tell() {
  document.getElementById('app-load-error')?.removeAttribute('hidden');
}

for (const type of wanted) addEventListener(type, start, { capture: true, passive: true });
if (document.querySelector('form')) start();
else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
else setTimeout(start, 200);

export {};
