import { type Html, html } from './html.ts';

export interface PageParts {
  title: string;
  style: Html;
  body: Html;
}

export function documentView({ title, style, body }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
${style}
</head>
<body>
<header><p class="sandbox">You’re using a sandbox. No real cards are charged.</p></header>
${body}
</body>
</html>`.text;
}

/** A page with a single message, and a link back where there is one. */
export function messageView(heading: string, text: string, back?: string | null): Html {
  return html`<main class="message">
    <h1>${heading}</h1>
    <p>${text}</p>
    ${back && html`<a class="button" href="${back}">Back to shop</a>`}
  </main>`;
}
