import { type ActiveFault, ANY_OPERATION, type Fault } from '../controls/faults.ts';
import { type Html, html } from '../pages/html.ts';

export interface FaultsView {
  operations: string[];
  waiting: ActiveFault[];
  pressed: string | null;
}

const FAULTS = [
  ['500', 'Returns 500, does nothing'],
  ['429', 'Returns 429, does nothing'],
  ['reset', 'Processes the request, drops the response'],
  ['hang', 'Does nothing, never responds'],
  ['latency', 'Responds 3 seconds late'],
];
const TIMES = [
  ['1', 'Once'],
  ['3', '3 times'],
  ['always', 'Until cleared'],
];

export function faultsView({ operations, waiting, pressed }: FaultsView): Html {
  const all: string[][] = [
    [ANY_OPERATION, 'All requests'],
    ...operations.map((name) => [name, name]),
  ];
  return html`<section aria-labelledby="faults-title">
    <h2 id="faults-title">API faults</h2>
    ${waiting.length === 0 && html`<p class="soft">No faults set. The API responds normally.</p>`}
    <ul class="events">${waiting.map(
      ({ operation, fault, times }) => html`<li>
        <code>${operation === ANY_OPERATION ? 'All requests' : operation}</code>
        <span>${wordsOf(fault)}</span>
        <span>${times === null ? 'Until cleared' : `${times} more ${times === 1 ? 'time' : 'times'}`}</span>
      </li>`,
    )}</ul>
    <form method="post" action="/_controls/fault" class="row">
      ${choice('operation', 'Request', all)} ${choice('fault', 'Fault', FAULTS)}
      ${choice('times', 'Repeat', TIMES)}
      <div class="buttons">
        <button ${pressed === 'fault' && html`autofocus`}>Add fault</button>
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
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>
  </div>`;
}

function wordsOf(fault: Fault): string {
  if (typeof fault === 'string') return FAULTS.find(([name]) => name === fault)?.[1] ?? fault;
  return 'status' in fault ? `Returns ${fault.status}` : `Responds ${fault.delayMs} ms late`;
}
