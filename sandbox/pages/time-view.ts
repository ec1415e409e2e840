import { type Html, html } from './html.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function timeView(date: Date): Html {
  return html`<time datetime="${date.toISOString()}">${FORMAT.format(date)} UTC</time>`;
}
