import { expect, fn, within } from 'storybook/test';
import { PastRounds } from '#app/account/review/past-rounds.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';
import { aRound, aSecondRound } from '../../fixtures/reviews.ts';

const meta = preview.meta({
  title: 'Screens/Account/Earlier rounds',
  component: PastRounds,
  globals: { audience: 'customer' },
  decorators: [inAppBare],
  args: { rounds: [aSecondRound(), aRound()], onShow: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'What the customer sent before, with the shop’s answers. Each round says what became of its remarks, and which of them were sent before.',
      },
    },
  },
});

/** The newest is open. One of its remarks was sent in the first round too. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('2 remarks · 1 done, 1 not answered yet')).toBeVisible();
    await expect(canvas.getByText('1 repeated from round 1, 1 new')).toBeVisible();
    await expect(canvas.getByText('Repeats Remark 3 of round 1 (Not answered yet)')).toBeVisible();
    await expect(
      canvas.getByText('3 remarks · 1 done, 1 declined, 1 not answered yet'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open preview of round 2/ })).toHaveAttribute(
      'href',
      '/demos/saltmarsh/?draft=2',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show in preview: Remark 2 of round 2' }),
    );
    await expect(args.onShow).toHaveBeenCalledWith(
      expect.objectContaining({ remark: expect.objectContaining({ page: '/menu/' }) }),
    );
  },
});

/** The first round has none before it to compare with. */
export const FirstRound = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { rounds: [aRound()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/repeated|new$/)).toBeNull();
  },
});

/** Every remark is answered. */
export const Answered = meta.story({
  args: {
    rounds: [
      aRound({
        remarks: aRound().remarks.map((remark) => ({ ...remark, answer: remark.answer ?? 'done' })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 remarks · 2 done, 1 declined')).toBeVisible();
  },
});

/** No preview is open to show them in; each round leads to its own. */
export const WithoutPreview = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { onShow: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Show in preview/ })).toBeNull();
    const [newest] = canvas.getAllByRole('group');
    if (!newest) throw new Error('No round is shown');
    await expect(within(newest).getByRole('link', { name: /^Open preview/ })).toBeVisible();
  },
});
