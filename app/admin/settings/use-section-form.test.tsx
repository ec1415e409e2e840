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

function Form() {
  const section = useSectionForm({
    settings,
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
  expect(screen.getByLabelText('Brand').textContent).toBe('Unsaved');
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
