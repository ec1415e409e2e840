import { type Html, html } from '../pages/html.ts';
import { timeView } from '../pages/time-view.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface ClockView {
  now: Date;
  realNow: Date;
  pressed: string | null;
}

export function clockView({ now, realNow, pressed }: ClockView): Html {
  const focused = (by: string) => pressed === by && html`autofocus`;
  return html`<section aria-labelledby="clock-title">
    <h2 id="clock-title">Time</h2>
    <p class="now">${timeView(now)}</p>
    <p class="soft">${aheadBy(now.getTime() - realNow.getTime())} Time only moves forward.
      Renewals, payment retries and cancellations that come due are processed in order, each with its webhooks.</p>
    <form method="post" action="/_controls/advance" class="buttons">
      <button name="by" value="renewal" ${focused('renewal')}>Advance to next renewal</button>
      <button name="by" value="day" class="quiet" ${focused('day')}>Advance one day</button>
    </form>
  </section>`;
}

function aheadBy(ms: number): string {
  const hours = Math.round(ms / HOUR_MS);
  if (hours === 0) return 'Same as real time.';
  const days = Math.floor(hours / 24);
  const parts = [count(days, 'day'), count(hours % 24, 'hour')].filter(Boolean);
  return `${parts.join(' and ')} ahead of real time.`;
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
