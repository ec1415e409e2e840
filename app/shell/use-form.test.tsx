import { afterEach, expect, mock, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import * as v from 'valibot';
import { toastsAtom, useToast } from '../state/toasts.ts';
import { useForm } from './use-form.ts';

afterEach(cleanup);

test('dismisses the error toast on success', async () => {
  const send = mock(() => Promise.resolve()).mockImplementationOnce(() =>
    Promise.reject(new Error('down')),
  );
  const store = createStore();
  render(
    <Provider store={store}>
      <NoteForm send={send} />
    </Provider>,
  );
  const press = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
  await press();
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Not sent', open: true }]);
  await press();
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Not sent', open: false }]);
});

test('says why sending failed until the form is sent again', async () => {
  const send = mock(() => Promise.resolve()).mockImplementationOnce(() =>
    Promise.reject(new Error('down')),
  );
  render(
    <Provider store={createStore()}>
      <NoteForm send={send} />
    </Provider>,
  );
  const press = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
  await press();
  expect(screen.getByRole('form').textContent).toBe('Something went wrong. Please try again.');
  await press();
  expect(screen.getByRole('form').textContent).toBe('');
});

test('keeps a toast shown on success', async () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <NoteForm send={() => Promise.resolve()} done="Sent" />
    </Provider>,
  );
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Sent', open: true }]);
});

test('focuses the first invalid field on the screen, regardless of the schema’s order', async () => {
  render(
    <Provider store={createStore()}>
      <OrderForm />
    </Provider>,
  );
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
  expect(document.activeElement).toBe(screen.getByLabelText('Order'));
});

function OrderForm() {
  const schema = v.object({ email: v.string('Required'), order: v.string('Required') });
  const { form } = useForm({ schema, send: async () => {}, onFailed: () => {} });
  return (
    <form aria-label="Order form" {...form}>
      <input aria-label="Order" name="order" />
      <input aria-label="Email" name="email" />
    </form>
  );
}

function NoteForm({ send, done }: { send: () => Promise<void>; done?: string }) {
  const toast = useToast();
  const { form, failure } = useForm({
    schema: v.object({}),
    send: async () => {
      await send();
      if (done) toast({ title: done });
    },
    onFailed: (description) => toast({ tone: 'critical', title: 'Not sent', description }),
  });
  return (
    <form aria-label="Note" {...form}>
      {failure?.sentence}
    </form>
  );
}
