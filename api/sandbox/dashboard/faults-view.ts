import { type ActiveFault, ANY_OPERATION, type Fault } from '../controls/faults.ts';
import { type Html, html } from '../pages/html.ts';

export interface FaultsView {
  operations: string[];
  waiting: ActiveFault[];
  pressed: string | null;
}

const FAULTS = [
  ['500', 'answers 500, does nothing'],
  ['429', 'answers 429, does nothing'],
  ['reset', 'does the work, loses the answer'],
  ['hang', 'does nothing, never answers'],
  ['latency', 'answers three seconds later'],
];
const TIMES = [
  ['1', 'once'],
  ['3', 'three times'],
  ['always', 'until it is cleared'],
];

/** What the API does wrong from now on. */
export function faultsView({ operations, waiting, pressed }: FaultsView): Html {
  const all: string[][] = [
    [ANY_OPERATION, 'each request'],
    ...operations.map((name) => [name, name]),
  ];
  return html`<section aria-labelledby="faults-title">
    <h2 id="faults-title">Faults of the API</h2>
    ${waiting.length === 0 && html`<p class="soft">None: it answers as it should.</p>`}
    <ul class="events">${waiting.map(
      ({ operation, fault, times }) => html`<li>
        <code>${operation === ANY_OPERATION ? 'each request' : operation}</code>
        <span>${wordsOf(fault)}</span>
        <span>${times === null ? 'until it is cleared' : `${times} times more`}</span>
      </li>`,
    )}</ul>
    <form method="post" action="/_controls/fault" class="row">
      ${choice('operation', 'Request', all)} ${choice('fault', 'What it does', FAULTS)}
      ${choice('times', 'How often', TIMES)}
      <div class="buttons">
        <button ${pressed === 'fault' && html`autofocus`}>Set the fault</button>
        <button name="clear" value="all" class="quiet" ${pressed === 'clear' && html`autofocus`}>
          Clear all faults
        </button>
      </div>
    </form>
  </section>`;
}

function choice(name: string, label: string, options: string[][]): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
    </select>
  </div>`;
}

function wordsOf(fault: Fault): string {
  if (typeof fault === 'string') return FAULTS.find(([name]) => name === fault)?.[1] ?? fault;
  return 'status' in fault ? `answers ${fault.status}` : `answers ${fault.delayMs} ms later`;
}
