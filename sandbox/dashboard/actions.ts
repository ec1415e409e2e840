import type { CardControls } from '../controls/cards.ts';
import type { DisputeControls } from '../controls/disputes.ts';
import type { Fault, FaultControls } from '../controls/faults.ts';
import type { TaxControls } from '../controls/tax.ts';
import type { TimeControls } from '../controls/time.ts';
import type { WebhookControls } from '../webhooks/controls.ts';

export interface Controls {
  time: TimeControls;
  cards: CardControls;
  disputes: DisputeControls;
  faults: FaultControls;
  tax: TaxControls;
  webhooks: WebhookControls;
}

/** Runs a control and returns the name of the button that was pressed. */
type Action = (form: URLSearchParams) => string;

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_MS = DAY_MS;
/** Older than the five minutes for which signatures are accepted. */
export const BACKDATE_MS = 10 * 60 * 1000;
export const DELAY_MS = 10 * 1000;

/** The controls by the last segment of their path. */
export function createActions(controls: Controls): Record<string, Action> {
  const { time, cards, disputes, faults, tax, webhooks } = controls;
  return {
    advance(form) {
      const by = form.get('by');
      const to = form.get('to');
      if (by === 'day') time.advanceTo(new Date(time.now().getTime() + DAY_MS));
      else if (by === 'renewal') time.advanceToNextRenewal();
      else if (by === null && to !== null) time.advanceTo(parseDate(to));
      else throw new RangeError('Pass by=day, by=renewal, or a date such as to=2026-03-01.');
      return by ?? 'to';
    },
    card(form) {
      const subscription = form.get('subscription') ?? '';
      cards.decline(subscription, readSwitch(form, 'declines'));
      return subscription;
    },
    dispute(form) {
      const invoice = form.get('invoice');
      if (invoice !== null) {
        disputes.open(invoice);
        return invoice;
      }
      const outcome = form.get('outcome');
      if (outcome !== 'won' && outcome !== 'lost')
        throw new RangeError('Pass outcome=won or outcome=lost.');
      disputes.close(form.get('dispute') ?? '', outcome);
      return 'dispute';
    },
    fault(form) {
      if (form.has('clear')) {
        faults.clear();
        return 'clear';
      }
      const operation = form.get('operation') ?? '';
      const fault = readFault(form);
      if (form.get('times') === 'always') faults.always(operation, fault);
      else faults.next(operation, fault, readNumber(form.get('times') ?? '1', 'times', 1000));
      return 'fault';
    },
    resend(form) {
      const event = form.get('event') ?? '';
      webhooks.resend(event);
      return event;
    },
    tax(form) {
      if (readSwitch(form, 'set')) tax.setUp(form.get('country') ?? '');
      else tax.reset();
      return 'tax';
    },
    webhooks(form) {
      const [name, on] = [form.get('mischief') ?? '', readSwitch(form, 'on')];
      const ms = form.get('ms');
      const long = (standard: number) => (on ? readNumber(ms ?? `${standard}`, 'ms', MAX_MS) : 0);
      if (name === 'hold') on ? webhooks.hold() : webhooks.release();
      else if (name === 'twice') webhooks.sendTwice(on);
      else if (name === 'drop') webhooks.drop(on);
      else if (name === 'reverse') webhooks.reverse(on);
      else if (name === 'missign') webhooks.signWithWrongSecret(on);
      else if (name === 'delay') webhooks.delay(long(DELAY_MS));
      else if (name === 'age') webhooks.backdateSignatures(long(BACKDATE_MS));
      else throw new RangeError('Pass mischief=hold, twice, drop, reverse, missign, delay or age.');
      return name;
    },
  };
}

function readFault(form: URLSearchParams): Fault {
  const name = form.get('fault') ?? '';
  if (name === 'reset' || name === 'hang') return name;
  if (name === 'latency') return { delayMs: readNumber(form.get('ms') ?? '3000', 'ms', MAX_MS) };
  if (/^[45]\d\d$/.test(name)) return { status: Number(name) };
  throw new RangeError('Pass fault=latency, reset, hang, or an error status such as 429 or 500.');
}

function readSwitch(form: URLSearchParams, name: string): boolean {
  const value = form.get(name);
  if (value !== 'on' && value !== 'off') throw new RangeError(`Pass ${name}=on or ${name}=off.`);
  return value === 'on';
}

function readNumber(text: string, name: string, max: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > max) {
    throw new RangeError(`${name} must be a whole number from 1 to ${max}.`);
  }
  return number;
}

function parseDate(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new RangeError(`'${text}' is not a valid date.`);
  return date;
}
