/** The report's script: what is shown, and what the keys and the mouse change of that. */
import { drawChoices } from './choices.ts';
import type { ReportData } from './data.ts';
import { find, make } from './dom.ts';
import { approvalOf, type Filter, filtered, kinds } from './filter.ts';
import { onKeys } from './keys.ts';
import { drawList, showChosen } from './list.ts';
import { prepare } from './picture.ts';
import { stageOf, type View, views } from './stage.ts';

const { entries, walked }: ReportData = JSON.parse(find('#data', HTMLScriptElement).text);
const stage = find('main', HTMLElement);
const part = find('#part', HTMLInputElement);
const actual = find('#actual', HTMLInputElement);
const command = find('#command', HTMLElement);
const mark = find('#mark', HTMLButtonElement);
const position = find('#position', HTMLElement);
const help = find('dialog', HTMLDialogElement);

const filter: Filter = { kind: 'all', part: '' };
const marked = new Set<string>();
let shown: typeof entries = [];
let at = 0;
let view: View = 'side by side';

function drawAll(): void {
  shown = filtered(entries, filter);
  drawList(shown, marked, goTo);
  drawCommand();
  goTo(at);
}

function goTo(index: number): void {
  at = Math.max(0, Math.min(index, shown.length - 1));
  const [entry, next] = shown.slice(at);
  showChosen(at);
  position.textContent = entry ? `${at + 1} of ${shown.length}` : 'none';
  mark.ariaPressed = String(entry !== undefined && marked.has(entry.name));
  stage.replaceChildren(...(entry ? stageOf(entry, view) : [make('p', {}, 'Nothing here.')]));
  stage.scrollTo(0, 0);
  if (next) prepare(next);
}

function drawCommand(): void {
  const approval = approvalOf(entries, filter, marked);
  const whose = marked.size > 0 ? 'what is marked' : 'what is shown';
  find('#approves', HTMLElement).textContent = approval
    ? `Approves ${whose}, ${approval.count} of ${entries.length}:`
    : 'Nothing here can be approved.';
  command.textContent = approval?.command ?? '';
}

function toggleMark(): void {
  const entry = shown[at];
  if (!entry) return;
  const wasMarked = marked.delete(entry.name);
  if (!wasMarked) marked.add(entry.name);
  drawList(shown, marked, goTo);
  drawCommand();
  goTo(wasMarked ? at : at + 1);
}

function restart(): void {
  at = 0;
  drawAll();
}

function chooseView(chosen: View): void {
  view = chosen;
  goTo(at);
}

// It scrolls: the arrow keys must be able to get there.
stage.tabIndex = 0;
find('#walked', HTMLElement).textContent = `${walked} pictures looked at`;
const countOf = (kind: Filter['kind']) => filtered(entries, { kind, part: '' }).length;
const chooseKind = (kind: Filter['kind']) => {
  filter.kind = kind;
  restart();
};
drawChoices(
  find('#kinds', HTMLFieldSetElement),
  kinds,
  (kind) => `${kind} ${countOf(kind)}`,
  chooseKind,
);
const showAs = drawChoices(find('#views', HTMLFieldSetElement), views, (name) => name, chooseView);
part.addEventListener('input', () => {
  filter.part = part.value.trim().toLowerCase();
  restart();
});
actual.addEventListener('change', () => stage.classList.toggle('actual', actual.checked));
mark.addEventListener('click', toggleMark);
find('#help', HTMLButtonElement).addEventListener('click', () => help.showModal());
find('#copy', HTMLButtonElement).addEventListener('click', copy);

async function copy(): Promise<void> {
  await navigator.clipboard.writeText(command.textContent ?? '');
}

const next = () => goTo(at + 1);
const previous = () => goTo(at - 1);
onKeys({
  j: next,
  ArrowDown: next,
  ArrowRight: next,
  k: previous,
  ArrowUp: previous,
  ArrowLeft: previous,
  a: toggleMark,
  f: () => part.focus(),
  Escape: () => part.blur(),
  1: () => showAs('side by side'),
  2: () => showAs('slider'),
  3: () => showAs('onion skin'),
  z: () => actual.click(),
  c: copy,
  '?': () => help.showModal(),
});
drawAll();
