import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as v from 'valibot';
import { useForm } from '../../shell/use-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(cleanup);

/** Settles the save that is under way. */
let settle: (outcome: 'saved' | 'failed') => Promise<void>;

function NoteDialog() {
  const [isOpen, setOpen] = useState(true);
  const { form, pending } = useForm({
    schema: v.object({ note: v.string() }),
    send: async () => {
      const answer = Promise.withResolvers<void>();
      settle = (outcome) =>
        act(async () => (outcome === 'saved' ? answer.resolve() : answer.reject(new Error())));
      await answer.promise;
      setOpen(false);
    },
    onFailed: () => undefined,
  });
  return (
    <FormDialog
      open={isOpen}
      title="Note"
      form={form}
      submit="Save"
      cancel="Cancel"
      sending={pending && 'Saving...'}
      onClose={() => setOpen(false)}
    >
      <input name="note" aria-label="Note" defaultValue="Ring" />
    </FormDialog>
  );
}

/** Shows the field of the dialog below. */
let load: () => Promise<void>;

function LateDialog() {
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(true);
  load = () => act(async () => setLoaded(true));
  const { form } = useForm({
    schema: v.object({ note: v.string() }),
    send: async () => {},
    onFailed: () => undefined,
  });
  return (
    <FormDialog
      open={isOpen}
      title="Note"
      form={form}
      submit="Save"
      cancel="Cancel"
      sending={false}
      startKey={String(isLoaded)}
      onClose={() => setOpen(false)}
    >
      {isLoaded && <input name="note" aria-label="Note" defaultValue="Ring" />}
    </FormDialog>
  );
}

async function open(element = <NoteDialog />) {
  const screens = [
    { path: '/list', element: 'The list' },
    { path: '/order', element },
  ];
  const layout = (
    <LeaveGuard>
      <Outlet />
    </LeaveGuard>
  );
  const router = createMemoryRouter([{ element: layout, children: screens }], {
    initialEntries: ['/list', '/order'],
  });
  render(<RouterProvider router={router} />);
  await act(aFewTasks);
  return { goBack: () => act(async () => void router.navigate(-1)) };
}

/** Radix listens for presses outside one task later, and acts on one a task after its click. */
async function aFewTasks(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));
}

const field = () => screen.getByLabelText<HTMLInputElement>('Note', { selector: 'input' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const dialog = () => screen.queryByRole('dialog');
const question = () => screen.queryByRole('alertdialog');
const click = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const submit = () => act(async () => void fireEvent.submit(field()));

/** Whether the browser asks before the page is closed. */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const waysOut: Record<string, () => Promise<unknown>> = {
  Escape: () =>
    act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })),
  'a press outside': () =>
    act(async () => {
      fireEvent.pointerDown(document.body, { button: 0 });
      fireEvent.click(document.body);
      await aFewTasks();
    }),
  'the close button': () => click('Close'),
  Cancel: () => click('Cancel'),
};

test('a form whose fields appear later closes until they are changed', async () => {
  await open(<LateDialog />);
  await load();
  await waysOut.Cancel?.();
  expect(dialog()).toBeNull();

  cleanup();
  await open(<LateDialog />);
  await load();
  type('Call');
  await waysOut.Cancel?.();
  expect(question()).not.toBeNull();
});

test.each(Object.keys(waysOut))('%s closes a form that was not changed', async (way) => {
  await open();
  await waysOut[way]?.();
  expect(dialog()).toBeNull();
  expect(question()).toBeNull();
});

test.each(Object.keys(waysOut))('%s asks before it discards what was typed', async (way) => {
  await open();
  type('Ring at noon');
  await waysOut[way]?.();
  expect(question()?.textContent ?? '').toContain('Discard your changes?');
  await click('Keep editing');
  await act(aFewTasks);
  expect(field().value).toBe('Ring at noon');
  await waysOut[way]?.();
  await click('Discard changes');
  expect(dialog()).toBeNull();
  expect(question()).toBeNull();
});

test('closes without a question once the text is as it was', async () => {
  await open();
  type('Ring at noon');
  type('Ring');
  await click('Cancel');
  expect(dialog()).toBeNull();
});

test('the Back button asks before it leaves what was typed', async () => {
  const { goBack } = await open();
  type('Ring at noon');
  await goBack();
  expect(question()?.textContent ?? '').toContain('Leave without saving?');
  await click('Keep editing');
  expect(field().value).toBe('Ring at noon');
  await goBack();
  await click('Leave');
  expect(document.body.textContent).toBe('The list');
});

test('the Back button leaves a form that was not changed', async () => {
  const { goBack } = await open();
  await goBack();
  expect(document.body.textContent).toBe('The list');
});

test('the browser asks before the page is closed with what was typed', async () => {
  await open();
  expect(unload()).toBe(false);
  type('Ring at noon');
  expect(unload()).toBe(true);
});

test.each(['Escape', 'a press outside', 'Cancel'])(
  '%s does nothing while the form is being sent, and a failure keeps what was typed',
  async (way) => {
    await open();
    type('Ring at noon');
    await submit();
    await waysOut[way]?.();
    expect(dialog()).not.toBeNull();
    expect(question()).toBeNull();
    await settle('failed');
    expect(field().value).toBe('Ring at noon');
  },
);

test('the Back button and the browser ask while the form is being sent', async () => {
  const { goBack } = await open();
  type('Ring at noon');
  await submit();
  expect(unload()).toBe(true);
  await goBack();
  expect(question()?.textContent ?? '').toContain('Leave without saving?');
  await settle('failed');
  await click('Keep editing');
  expect(field().value).toBe('Ring at noon');
});

test('a save that succeeds while the Back button asks answers the question', async () => {
  const { goBack } = await open();
  type('Ring at noon');
  await submit();
  await goBack();
  expect(question()).not.toBeNull();
  await settle('saved');
  await act(aFewTasks);
  expect(document.body.textContent).toBe('The list');
});

test('a form that was saved is left without a question', async () => {
  const { goBack } = await open();
  type('Ring at noon');
  await submit();
  await settle('saved');
  expect(dialog()).toBeNull();
  await goBack();
  expect(document.body.textContent).toBe('The list');
});

test('a form that could not be saved still asks', async () => {
  await open();
  type('Ring at noon');
  await submit();
  await settle('failed');
  await click('Cancel');
  expect(question()).not.toBeNull();
});
