/**
 * Runs before anything else, inline: remembers a form that was sent before the page came alive,
 * so that it can be sent again then, and holds back the browser's own sending.
 */
export const earlyScript = `(function(){var w=window;w.early={alive:false,sent:null};addEventListener("submit",function(e){if(!w.early.alive){e.preventDefault();w.early.sent=e.target}},true)})()`;

declare global {
  interface Window {
    early?: { alive: boolean; sent: HTMLFormElement | null };
  }
}

/** Called once the page is alive: sends what was sent too early. */
export function comeAlive(): void {
  if (!window.early) return;
  window.early.alive = true;
  window.early.sent?.requestSubmit();
  window.early.sent = null;
}
