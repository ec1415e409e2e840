import { type Html, html } from './html.ts';

/** The page where the card's bank verifies the cardholder. `what` says what they approve. */
export function challengeView(what: string): Html {
  return html`<main class="message">
    <h1>Your bank needs to verify it’s you</h1>
    <p>${what} A real bank would ask for a code or a fingerprint. In the sandbox, you choose the result.</p>
    <form method="post">
      <button name="challenge" value="complete">Complete authentication</button>
      <button name="challenge" value="fail" class="quiet">Fail authentication</button>
    </form>
  </main>`;
}
