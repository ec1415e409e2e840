import { afterEach, expect, mock, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import * as v from 'valibot';
import { ApiError } from '../data/api-error.ts';
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

const refused = (path: string) => () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'Too long',
    code: 'validation' as const,
    errors: [{ path, message: 'Too long' }],
  };
  return Promise.reject(new ApiError(400, '400', 'Too long', problem));
};

test.each([
  ['only at its field', 'note', false, 'Too long', 0],
  ['at the field that it was sent for', 'value.note', false, 'Too long', 0],
  ['in a toast, where the form has no such field', 'other', false, '', 1],
  ['at its field and in a toast, where each failure needs one', 'note', true, 'Too long', 1],
])('says an error %s', async (_, path, toastsEachFailure, text, toasts) => {
  const store = createStore();
  render(
    <Provider store={store}>
      <NoteForm send={refused(path)} toastsEachFailure={toastsEachFailure} />
    </Provider>,
  );
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
  expect(screen.getByRole('form').textContent).toBe(text);
  expect(store.get(toastsAtom)).toHaveLength(toasts);
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

type NoteFormProps = { send: () => Promise<void>; done?: string; toastsEachFailure?: boolean };

function NoteForm({ send, done, toastsEachFailure = false }: NoteFormProps) {
  const toast = useToast();
  const { form, errors } = useForm({
    schema: v.object({}),
    toastsEachFailure,
    sentAt: 'value.',
    send: async () => {
      await send();
      if (done) toast({ title: done });
    },
    onFailed: (description) => toast({ tone: 'critical', title: 'Not sent', description }),
  });
  return (
    <form aria-label="Note" {...form}>
      <input name="note" />
      {errors.note}
    </form>
  );
}
