import { type Html, html } from './html.ts';

/** The bank's question to the holder of a card. `what`: what they are about to agree to. */
export function challengeView(what: string): Html {
  return html`<main class="message">
    <h1>Your bank asks whether it is you</h1>
    <p>${what} A real bank would ask for a code or a fingerprint here; in the sandbox you decide.</p>
    <form method="post">
      <button name="challenge" value="complete">Complete authentication</button>
      <button name="challenge" value="fail" class="quiet">Fail authentication</button>
    </form>
  </main>`;
}
