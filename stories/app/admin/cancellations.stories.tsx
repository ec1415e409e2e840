import { expect, fn, screen, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { CancellationsTab } from '#app/admin/cancellations/cancellations-tab.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCancellation, everyCancellation } from '../../fixtures/cancellations.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { withFeatures } from '../../fixtures/with-settings.tsx';

const question =
  'Are you sure you want to process this cancellation? This will cancel the payment provider subscription.';

const list = 'GET /api/admin/cancellation-requests';
const process = 'PATCH /api/admin/cancellation-requests/:id/process';

/** A tab where the browser's confirmation is answered and the first request can be processed. */
function aDesk(answers: Answers = {}, says = true) {
  const asking = spyOn(window, 'confirm').mockReturnValue(says);
  const processedAt = '2026-01-15T12:00:00.000Z';
  const [first, ...others] = everyCancellation();
  let requests = [first ?? aCancellation(), ...others];
  const stop = adminSignedIn({
    [list]: () => requests,
    [process]: () => {
      const processed = aCancellation({ status: 'completed', processedAt });
      requests = [processed, ...others];
      return processed;
    },
    ...answers,
  });
  return () => {
    stop();
    asking.mockRestore();
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/Cancellations',
  component: CancellationsTab,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  beforeEach: () => aDesk(),
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=cancellations',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Cancellation requests. Pending ones can be processed. If the payment provider refuses, the request stays pending and shows the reason.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    const done = await canvas.findByRole('row', { name: /ACC-2025-0931/ });
    await expect(done).toHaveTextContent('Processed Jan 10, 2026');
    await expect(canvas.getByRole('link', { name: 'ACC-2026-0042' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0042',
    );
    await expect(canvas.getAllByRole('button', { name: /Process Cancellation/ })).toHaveLength(2);
    await expect(canvas.getAllByText('No reason provided')).toHaveLength(2);
    await expect(canvas.getByText('The provider refused: ended')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => aDesk({ [list]: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cancellation requests yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => aDesk({ [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading cancellations...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () => aDesk({ [list]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

const disagreed =
  'The payment provider didn’t end the subscription. The request is still pending. Try again in a minute.';

function refusing() {
  let request = aCancellation();
  return aDesk({
    [list]: () => [request],
    [process]: () => {
      request = aCancellation({ error: 'The provider refused: already_refunded' });
      return refusal(503, disagreed, { code: 'provider_down' })();
    },
  });
}

async function processFirst(person: UserEventObject) {
  const name = 'Process Cancellation 12';
  await person.click(await screen.findByRole('button', { name }));
}

async function expectProcessed(day: string) {
  const row = screen.getByRole('row', { name: /ACC-2026-0042/ });
  await waitFor(() => expect(row).toHaveTextContent(`Processed ${day}`));
}

/** After the browser's confirmation the request shows its processed date and focus moves to its details. */
export const Processed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await processFirst(userEvent);
    await expect(window.confirm).toHaveBeenCalledWith(question);
    await expect(await screen.findByText('Cancellation processed successfully')).toBeVisible();
    await expectProcessed('Jan 15, 2026');
    await expect(canvas.getByRole('button', { name: 'View Details of request 12' })).toHaveFocus();
  },
});

/** With the browser’s question turned off in the settings, a dialog names the order and what happens. */
export const OwnDialogConfirmed = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [withFeatures({ browserConfirmation: false })],
  play: async ({ userEvent, canvas, step }) => {
    await step(
      'With the browser’s question turned off in the settings, a dialog names the order and what happens',
      async () => {
        await processFirst(userEvent);
        const dialog = await screen.findByRole('alertdialog', {
          name: 'Process this cancellation?',
        });
        await expect(dialog).toHaveTextContent('order ACC-2026-0042');
        await expect(window.confirm).not.toHaveBeenCalled();
        await expect(within(dialog).getByRole('button', { name: 'Go back' })).toHaveFocus();
      },
    );
    await step(
      'Confirmed in the dialog, the request is processed as after the browser’s question',
      async () => {
        const dialog = within(await screen.findByRole('alertdialog'));
        await userEvent.click(dialog.getByRole('button', { name: 'Process Cancellation' }));
        await expect(await screen.findByText('Cancellation processed successfully')).toBeVisible();
        await expectProcessed('Jan 15, 2026');
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'View Details of request 12' })).toHaveFocus(),
        );
      },
    );
  },
});

/** On a phone, a request is processed from its details. */
export const ProcessedInDetails = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^View Details of request 12/ }),
    );
    const dialog = within(await openedDialog('Cancellation Request 12'));
    await expect(dialog.getByRole('link', { name: 'ACC-2026-0042' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0042',
    );
    await expect(dialog.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Process Cancellation' }));
    await expect(window.confirm).toHaveBeenCalledWith(question);
    await expect(await screen.findByText('Cancellation processed successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectProcessed('Jan 15, 2026');
  },
});

/** The provider refused: the row keeps its answer, and the details stay open and say why. */
export const RefusedInDetails = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () => refusing(),
  play: async ({ canvas, userEvent, step }) => {
    await step("Shows the server's message, and the row keeps the provider's answer", async () => {
      await processFirst(userEvent);
      await expect(await screen.findByText(disagreed)).toBeVisible();
      await expect(await canvas.findByText('The provider refused: already_refunded')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Process Cancellation 12' })).toBeVisible();
    });
    await step('The provider refused: the details stay open and say why', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: /^View Details of request 12/ }),
      );
      const dialog = within(await openedDialog('Cancellation Request 12'));
      await userEvent.click(dialog.getByRole('button', { name: 'Process Cancellation' }));
      await expect(await screen.findByText(disagreed)).toBeVisible();
      await expect(await dialog.findByText('The provider refused: already_refunded')).toBeVisible();
    });
  },
});

const onProcess = fn(onItsWay);

/** Cancel in the browser's confirmation: nothing is sent. */
export const ConfirmDismissed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ [process]: onProcess }, false),
  play: async ({ canvas, userEvent }) => {
    await processFirst(userEvent);
    await expect(window.confirm).toHaveBeenCalledWith(question);
    await expect(onProcess).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Process Cancellation 12' })).toBeVisible();
  },
});

export const Processing = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => aDesk({ [process]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await processFirst(userEvent);
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toBeVisible();
  },
});

/** Another admin processed it first: the button disappears and focus moves to the details. */
export const Conflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let status: 'pending' | 'completed' = 'pending';
    return aDesk({
      [list]: () => [aCancellation({ status, processedAt: '2026-01-15T11:58:00.000Z' })],
      [process]: () => {
        status = 'completed';
        return refusal(409, 'This cancellation has already been processed.', {
          code: 'conflict',
        })();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await processFirst(userEvent);
    await expect(
      await screen.findByText('This cancellation has already been processed.'),
    ).toBeVisible();
    await expectProcessed('Jan 15, 2026');
    await expect(canvas.getByRole('button', { name: 'View Details of request 12' })).toHaveFocus();
  },
});

export const Details = meta.story({
  play: async ({ userEvent }) => {
    const name = 'View Details of request 11';
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancellation Request 11' }));
    await expect(dialog.getByText('The provider refused: ended')).toBeVisible();
    await expect(dialog.getByText('tomas@lindyoga.example')).toBeVisible();
  },
});

/** Markup is shown as text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    aDesk({
      [list]: [
        aCancellation({
          reason: `<img src=x onerror=alert(1)> שלום 🌊 ${'We close for good. '.repeat(100)}`,
          customer: { email: null, name: 'Maximiliane-Theodora von und zu Hohenlohe-Langenburg' },
        }),
      ],
    }),
  play: async ({ userEvent }) => {
    const name = 'View Details of request 12';
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});
