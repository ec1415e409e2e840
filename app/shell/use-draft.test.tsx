import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { createFieldDraft, useDraft } from './use-draft.ts';

const storage = createFieldDraft({ subject: 'draft subject', message: 'draft message' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Note({ isReady = true }: { isReady?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, storage, { isReady });
  return (
    <form ref={form} onInput={draft.keep}>
      {isReady && <input aria-label="Subject" name="subject" />}
      <textarea aria-label="Message" name="message" />
      <input aria-label="Email" name="email" />
      <button type="button" onClick={draft.clear}>
        Clear
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

test('restores only the fields that it keeps after a reload', () => {
  render(<Note />);
  type('Subject', 'Opening hours');
  type('Message', 'From seven on.');
  type('Email', 'ada@example.com');
  cleanup();
  render(<Note />);
  expect(field('Subject')).toHaveProperty('value', 'Opening hours');
  expect(field('Message')).toHaveProperty('value', 'From seven on.');
  expect(field('Email')).toHaveProperty('value', '');
});

test('waits for the fields, and keeps the stored draft if the user types first', () => {
  sessionStorage.setItem('draft subject', 'Opening hours');
  const { rerender } = render(<Note isReady={false} />);
  type('Message', 'From');
  rerender(<Note />);
  expect(field('Subject')).toHaveProperty('value', 'Opening hours');
});

test('replaces nothing that was typed before hydration', async () => {
  sessionStorage.setItem('draft subject', 'Opening hours');
  sessionStorage.setItem('draft message', 'From seven on.');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Note />);
  fireEvent.input(field('Subject'), { target: { value: 'Parking' } });
  await act(async () => void render(<Note />, { container, hydrate: true }));
  expect(field('Subject')).toHaveProperty('value', 'Parking');
  expect(field('Message')).toHaveProperty('value', 'From seven on.');
});

test('restores nothing once it is cleared', () => {
  render(<Note />);
  type('Message', 'From seven on.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sessionStorage).toHaveLength(0);
});
