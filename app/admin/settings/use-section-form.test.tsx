import { afterEach, beforeEach, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { defaultSettings } from '#contract/default-settings';
import type { SectionSettings } from '#contract/shop-settings';
import { toastsAtom } from '../../state/toasts.ts';
import { useSectionForm } from './use-section-form.ts';

const { fetch } = globalThis;
const settings: SectionSettings<'brand'> = {
  section: 'brand',
  version: 0,
  changedBy: null,
  changedAt: null,
  value: defaultSettings.brand,
  defaults: defaultSettings.brand,
};

/** Answers the change that is being saved. */
let answer: (response: Response) => Promise<void>;

beforeEach(() => {
  const send = (_address: unknown, init?: RequestInit) =>
    init?.method === 'PATCH'
      ? new Promise<Response>((resolve) => {
          answer = (response) => act(async () => resolve(response));
        })
      : Promise.resolve(new Response(null, { status: 500 }));
  globalThis.fetch = Object.assign(send, { preconnect: fetch.preconnect });
});

afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function Form({ newest = settings }: { newest?: SectionSettings<'brand'> }) {
  const section = useSectionForm({
    settings: newest,
    toDraft: (brand) => ({ ...brand }),
    fromDraft: (draft) => draft,
  });
  return (
    <form {...section.form} aria-label="Brand">
      {(['name', 'tagline'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={section.draft[name]}
          onChange={({ currentTarget }) => section.setField(name, currentTarget.value)}
        />
      ))}
      {section.hasChanges && 'Unsaved'}
      {section.pending && 'Saving'}
      {section.elsewhere && `Changed by ${section.elsewhere.by}`}
      {section.newer && `Theirs: ${section.newer.by}`}
      <button type="button" onClick={section.showElsewhere}>
        Show
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => act(async () => void fireEvent.submit(screen.getByLabelText('Brand')));

test('keeps what is typed while it is being saved, as unsaved', async () => {
  render(<Form />);
  type('name', ' Ebbe ');
  await save();
  type('tagline', 'Websites for cafés');
  const value = { ...settings.value, name: 'Ebbe' };
  await answer(Response.json({ ...settings, version: 1, value }));
  expect(field('name').value).toBe('Ebbe');
  expect(field('tagline').value).toBe('Websites for cafés');
  expect(screen.getByLabelText('Brand').textContent).toBe('UnsavedShow');
});

test('names the conflict when the newer version can’t be read', async () => {
  render(<Form />);
  type('name', 'Ebbe');
  await save();
  const detail = 'Bea changed these settings after you opened them.';
  const newer = { by: 'Bea', at: '2026-01-01T00:00:00.000Z' };
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'conflict',
    detail,
    newer,
  };
  await answer(Response.json(problem, { status: 409 }));
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ description: detail }]);
  expect(field('name').value).toBe('Ebbe');
});

const theirs: SectionSettings<'brand'> = {
  ...settings,
  version: 1,
  changedBy: 'Bea',
  changedAt: '2026-01-15T11:58:00.000Z',
  value: { ...settings.value, name: 'Theirs' },
};

test('follows what another admin saves while nothing is typed', () => {
  const { rerender } = render(<Form />);
  rerender(<Form newest={theirs} />);
  expect(field('name').value).toBe('Theirs');
  expect(screen.queryByText(/Changed by/)).toBeNull();
  type('name', 'Mine');
  expect(screen.getByLabelText('Brand').textContent).toBe('UnsavedShow');
});

test('says who saved while something is typed, and moves nothing until it is asked to', () => {
  const { rerender } = render(<Form />);
  type('name', 'Mine');
  rerender(<Form newest={theirs} />);
  expect(screen.getByText(/Changed by Bea/)).toBeDefined();
  expect(field('name').value).toBe('Mine');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText(/Theirs: Bea/)).toBeDefined();
  expect(screen.queryByText(/Changed by/)).toBeNull();
  expect(field('name').value).toBe('Mine');
});
