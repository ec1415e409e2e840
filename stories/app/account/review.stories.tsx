import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Component as GuestReviewScreen } from '#app/account/review/guest-review.screen.tsx';
import { ReviewPage } from '#app/account/review/review-page.tsx';
import { ReviewFailed, ReviewLoading } from '#app/account/review/review-states.tsx';
import { ApiError } from '#app/data/api-error.ts';
import type { ReviewCalls } from '#app/data/reviews.ts';
import { attachmentUrl } from '#app/data/upload.ts';
import type { RemarkPatch, Review } from '#contract/reviews';
import preview from '../../../.storybook/preview.tsx';
import { answering, refusal } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import { forAudience } from '../../fixtures/for-audience.ts';
import { aGuestOrder } from '../../fixtures/guest-orders.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import {
  anApproval,
  aRemark,
  aReview,
  aRound,
  aScreenshot,
  aSecondRound,
} from '../../fixtures/reviews.ts';

const path = '/dashboard/subscriptions/ACC-2026-0042/review';
const drafts = [
  aRemark(),
  aRemark({
    id: '0b5f4d1e-7d0f-4a43-9c37-1f6c3b0a2f22',
    page: '/menu',
    pin: null,
    text: 'The soup is missing.',
  }),
];

/** A server that keeps what is saved. */
function callsOf(opened: Review, own: Partial<ReviewCalls> = {}): ReviewCalls {
  let review = opened;
  return {
    read: async () => review,
    save: fn(async (id: string, { screenshotId, ...patch }: RemarkPatch) => {
      const screenshot = screenshotId ? aScreenshot : null;
      const remark = aRemark({ ...patch, id, screenshot, version: patch.version + 1 });
      review = { ...review, drafts: [...review.drafts.filter((one) => one.id !== id), remark] };
      return { remark, replaced: null };
    }),
    remove: fn(async () => ({ ok: true })),
    send: fn(async () => {
      const round = aRound({ remarks: review.drafts });
      review = { ...review, state: 'working', drafts: [], rounds: [round] };
      return review;
    }),
    approve: fn(async (number: number, approvedName: string) => {
      review = { ...review, state: 'approved', rounds: [anApproval({ number, approvedName })] };
      return review;
    }),
    upload: async () => aScreenshot,
    screenshotUrl: (id) => attachmentUrl(id),
    ...own,
  };
}

const meta = preview.meta({
  title: 'Screens/Account/Review',
  component: ReviewPage,
  // The frame needs a browser.
  tags: ['screen', 'framed'],
  decorators: [inApp],
  args: {
    opened: aReview({ drafts }),
    calls: callsOf(aReview({ drafts })),
    isFramed: true,
    name: 'Ada Lovelace',
    backTo: { path: '/dashboard/subscriptions/ACC-2026-0042', label: 'Back to your subscription' },
  },
  beforeEach: (context) => {
    localStorage.clear();
    const leave = forAudience()(context);
    return () => {
      leave();
      localStorage.clear();
    };
  },
  parameters: {
    layout: 'fullscreen',
    path,
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'The preview of a website and what its customer says about it. Remarks are saved as they are typed, sent as a round, and answered by the shop before the next one.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Approve website' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const [first] = canvas.getAllByRole('textbox', { name: /^What should we change/ });
    if (!first) throw new Error('No remark is shown');
    await userEvent.type(first, ' Or ten.');
    await waitFor(
      () =>
        expect(args.calls.save).toHaveBeenCalledWith(
          drafts[0]?.id,
          expect.objectContaining({ text: `${drafts[0]?.text} Or ten.`, version: 1 }),
        ),
      { timeout: 3000 },
    );
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
});

/** Nothing is written yet, so the website can be approved. */
export const Empty = meta.story({
  args: { opened: aReview(), calls: callsOf(aReview()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No remarks yet\. Place a pin/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
  },
});

/** A pin is placed by keyboard. Its remark is saved once something is typed. */
export const PinByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aReview(), calls: callsOf(aReview()) },
  play: async ({ canvas, args, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Place a pin' });
    start.focus();
    await userEvent.keyboard('{Enter}');
    const area = await canvas.findByRole('button', { name: /^Click the place/ });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByRole('textbox', { name: /^What should we change/ });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(args.calls.save).not.toHaveBeenCalled();
    await userEvent.type(text, 'Too small.');
    await waitFor(
      () =>
        expect(args.calls.save).toHaveBeenCalledWith(
          expect.any(String),
          expect.objectContaining({ page: '/', pin: expect.objectContaining({ x: 51, y: 52 }) }),
        ),
      { timeout: 3000 },
    );
    await expect(canvas.getByRole('button', { name: /^1 Remark 1/ })).toBeVisible();
  },
});

/** The preview refuses to be framed: a link, and remarks that name the page. */
/** A preview can tell which page its visitor is on. New remarks are about that page. */
export const PageTold = meta.story({
  args: { opened: aReview(), calls: callsOf(aReview()) },
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('textbox', { name: 'Page' });
    const tell = (origin: string, told: string) =>
      window.dispatchEvent(new MessageEvent('message', { origin, data: { page: told } }));
    tell('https://elsewhere.example', '/not-this-one');
    tell(location.origin, '/demos/saltmarsh/menu/');
    await waitFor(() => expect(page).toHaveValue('/menu/'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add remark' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: 'Page' })[1]).toHaveValue('/menu/'),
    );
  },
});

export const NotFramed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isFramed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open preview/ })).toHaveAttribute(
      'href',
      '/demos/saltmarsh/',
    );
    await expect(canvas.queryByTitle('Preview of Saltmarsh')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Place a pin' })).toBeNull();
  },
});

/** The page behind a guest’s link. */
export const ByLink = meta.story({
  decorators: [atRoute('/order/:token/review')],
  parameters: { path: '/order/AAAADAAAAAFreK/review' },
  beforeEach: () =>
    answering({
      'GET /api/guest/orders/:token': aGuestOrder(),
      'GET /api/guest/orders/:token/review': aReview(),
      'GET /api/guest/orders/:token/review/frame': { allowed: false },
      'POST /api/guest/orders/:token/review/approve': aReview({
        state: 'approved',
        rounds: [anApproval()],
      }),
    }),
  render: () => <GuestReviewScreen />,
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve website' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Approve this website?' }),
    );
    await expect(dialog.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada Lovelace');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve website' }));
    await expect((await canvas.findAllByText('You approved this website'))[0]).toBeVisible();
    const title = canvas.getByRole('heading', { name: 'Review your website' });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const LinkRefused = meta.story({
  decorators: [atRoute('/order/:token/review')],
  parameters: { path: '/order/AAAADAAAAAFreK/review' },
  beforeEach: () =>
    answering({
      'GET /api/guest/orders/:token/review': refusal(404, 'This link no longer works.'),
    }),
  render: () => <GuestReviewScreen />,
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works')).toBeVisible();
  },
});

export const WithScreenshot = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    isFramed: false,
    opened: aReview({
      drafts: [aRemark({ screenshot: aScreenshot, pin: { x: 60, y: 40, width: null } })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pinned on the screenshot')).toBeVisible();
  },
});

const photo = new File(['soup'], 'soup.png', { type: 'image/png' });
const withoutPin = aReview({ drafts: [aRemark({ pin: null })] });

/** A connection that breaks during each upload. */
const brokenCalls = callsOf(withoutPin, {
  upload: async () => {
    throw ApiError.unreachable();
  },
});

/** The remarks can be sent once the screenshot is uploaded. */
export const ScreenshotUploading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    isFramed: false,
    opened: withoutPin,
    calls: callsOf(withoutPin, {
      upload: (_file, { onProgress }) => {
        onProgress?.(0.4);
        return new Promise(() => {});
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose picture/), photo);
    await expect(await canvas.findByText(/Uploading\.\.\. · 40%/)).toBeVisible();
    await expect(canvas.getByText(/Your screenshots are still uploading/)).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send 1 remark' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
});

const uploadBrokenOnce = fn<ReviewCalls['upload']>();

/** A lost connection stops the upload. It continues when the connection is back, or by Retry. */
export const ScreenshotRetried = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: {
    isFramed: false,
    opened: withoutPin,
    calls: callsOf(withoutPin, { upload: uploadBrokenOnce }),
  },
  beforeEach() {
    uploadBrokenOnce.mockReset();
    uploadBrokenOnce.mockRejectedValueOnce(ApiError.unreachable()).mockResolvedValue(aScreenshot);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'A lost connection stops the upload. It continues when the connection is back, or by Retry',
      async () => {
        await userEvent.upload(canvas.getByLabelText(/Choose picture/), photo);
        await expect(await canvas.findByText(/^We could not reach the server/)).toBeVisible();
        await expect(canvas.getByText(/Some screenshots weren’t uploaded/)).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Retry soup.png' })).toBeVisible();
      },
    );
    await step('Screenshot retried', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Retry soup.png' }));
      await expect(
        await canvas.findByRole('button', { name: 'Remove screenshot of Remark 1' }),
      ).toBeVisible();
      await expect(canvas.queryByText(/Some screenshots weren’t uploaded/)).toBeNull();
    });
  },
});

/** A deleted remark doesn’t keep the others from being sent. */
export const DeletedWithUpload = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { isFramed: false, calls: { ...brokenCalls, remove: async () => ({ ok: true }) } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByLabelText(/Choose picture/);
    if (!first) throw new Error('No remark takes a screenshot');
    await userEvent.upload(first, photo);
    await canvas.findByRole('button', { name: 'Retry soup.png' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Remark 1' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send 1 remark' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
});

/** Adding and removing a screenshot keep the focus in its remark. */
export const ScreenshotRemoved = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: {
    isFramed: false,
    opened: aReview({ drafts: [aRemark({ pin: null, screenshot: aScreenshot })] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove screenshot of Remark 1' }));
    await waitFor(() => expect(canvas.getByLabelText(/Choose picture/)).toHaveFocus());
  },
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3);

/** Words without a break wrap, and nothing scrolls sideways. */
export const LongWords = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'phone'],
  args: {
    isFramed: false,
    name: 'Adolph Blaine Charles David Earl Frederick Gerald Hubert Irvin John Kenneth',
    opened: aReview({
      number: 2,
      productTitle: longWord,
      drafts: [aRemark({ page: `/${longWord}`, text: longWord })],
      rounds: [
        aRound({
          remarks: [
            aRemark({
              page: `/${longWord}`,
              text: longWord,
              answer: 'declined',
              reason: longWord,
              version: 2,
            }),
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(longWord, { selector: 'p' })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The second round shows the first one with its answers. */
export const SecondRound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aReview({ number: 2, drafts: [], rounds: [aRound()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too small for this place/)).toBeVisible();
    await expect(canvas.getByText('Declined')).toBeVisible();
  },
});

/** The preview shows the pin of an earlier remark beside the new ones, where it was placed. It looks as the remark was answered. */
export const EarlierRemarkShown = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aReview({ number: 3, drafts: [], rounds: [aSecondRound(), aRound()] }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('A pin looks as its remark was answered', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Show in preview: Remark 1 of round 1' }),
      );
      await expect(
        await canvas.findByRole('button', { name: '1 Remark 1 of round 1, Done' }),
      ).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Desktop' })).toBeChecked();
      // The pin is where it was placed, and nowhere else.
      await userEvent.click(canvas.getByRole('radio', { name: 'Tablet' }));
      await expect(canvas.queryByRole('button', { name: /^1 Remark 1 of round 1/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Remark 1 of round 1' }));
      await expect(canvas.queryByRole('region', { name: 'Remark 1 of round 1' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Place a pin' })).toHaveFocus();
    });
    await step(
      'The preview shows the pin of an earlier remark beside the new ones, where it was placed',
      async () => {
        await userEvent.click(
          canvas.getByRole('button', { name: 'Show in preview: Remark 2 of round 2' }),
        );
        const shown = await canvas.findByRole('region', { name: 'Remark 2 of round 2' });
        await waitFor(() => expect(shown).toHaveFocus());
        await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
        await expect(canvas.getByRole('textbox', { name: /^Page/ })).toHaveValue('/menu/');
        await expect(within(shown).getByRole('link', { name: /^Open preview of/ })).toHaveAttribute(
          'href',
          '/demos/saltmarsh/menu/',
        );
        await expect(
          canvas.getByRole('button', { name: '2 Remark 2 of round 2, Open' }),
        ).toBeVisible();
      },
    );
  },
});

/** Sending ends the round, and focus moves to the title. */
export const RoundSent = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { opened: aReview({ drafts }), calls: callsOf(aReview({ drafts })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 remarks' }));
    await expect((await canvas.findAllByText('We have your remarks'))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Review your website' })).toHaveFocus();
    await expect(await canvas.findByText('The soup is missing.')).toBeVisible();
  },
});

/** The remarks are with the shop, which hasn’t answered all of them. */
export const Sent = meta.story({
  args: { opened: aReview({ state: 'working', rounds: [aRound()] }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('We have your remarks'))[0]).toBeVisible();
  },
});

/** The approval needs a name, which is kept. */
export const Approving = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aReview(), calls: callsOf(aReview()) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve website' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Approve this website?' }),
    );
    const name = dialog.getByRole('textbox', { name: 'Your name' });
    await expect(name).toHaveValue('Ada Lovelace');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve website' }));
    await expect(name).toHaveAccessibleDescription('Enter your name.');
    await expect(args.calls.approve).not.toHaveBeenCalled();
  },
});

const newRemarks = 'Some remarks aren’t sent. Send or delete them before you approve the website.';

/** A remark was changed in another tab while it was edited here. */
export const ApprovalRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    opened: aReview(),
    calls: callsOf(aReview(), {
      approve: async () => {
        throw new ApiError(409, `409: ${newRemarks}`, newRemarks, null);
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve website' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Approve this website?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Approve website' }));
    await expect(await dialog.findByText(newRemarks)).toBeVisible();
  },
});

export const Approved = meta.story({
  args: { opened: aReview({ state: 'approved', rounds: [anApproval(), aRound()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Approved by Ada Lovelace/)[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve website' })).toBeNull();
  },
});

/** What was typed stays on the page and on the device. */
export const NotSaved = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: {
    calls: callsOf(aReview({ drafts }), {
      save: async () => {
        throw ApiError.unreachable();
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox', { name: /^What should we change/ });
    if (!first) throw new Error('No remark is shown');
    await userEvent.type(first, ' Or ten.');
    await waitFor(() => expect(canvas.getAllByText(/^Not saved yet/)[0]).toBeVisible(), {
      timeout: 3000,
    });
    await expect(first).toHaveValue(`${drafts[0]?.text} Or ten.`);
    await expect(Object.keys(localStorage)).toContain(`review:ACC-2026-0042:${drafts[0]?.id}`);
  },
});

/** Another tab has changed the same remark: its text can be used instead. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    calls: callsOf(aReview({ drafts }), {
      save: async (id, { screenshotId: _, ...patch }) => ({
        remark: aRemark({ ...patch, id, version: patch.version + 1 }),
        replaced: patch.text.endsWith('Please.') ? 'Show the soup of the day.' : null,
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox', { name: /^What should we change/ });
    if (!first) throw new Error('No remark is shown');
    await userEvent.type(first, ' Please.');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use that text' }, { timeout: 3000 }),
    );
    await expect(first).toHaveValue('Show the soup of the day.');
    await expect(canvas.queryByText(/also changed in another tab/)).toBeNull();
    await expect(await canvas.findByText('Saved', {}, { timeout: 3000 })).toBeVisible();
  },
});

/** Whether the preview can be shown here isn’t known yet. */
export const FrameBeingChecked = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { isFramed: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place a pin' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A deleted remark is gone, and the others are numbered again. */
export const RemarkDeleted = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { calls: callsOf(aReview({ drafts })) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Remark 1' }));
    await waitFor(() => expect(args.calls.remove).toHaveBeenCalledWith(drafts[0]?.id));
    await expect(canvas.getByRole('button', { name: 'Send 1 remark' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Remark 2' })).toBeNull();
  },
});

export const Working = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  args: { opened: aReview({ state: 'working', previewUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/no preview to review right now/)[0]).toBeVisible();
  },
});

/** The rounds stay readable. */
export const Delivered = meta.story({
  args: { opened: aReview({ state: 'delivered', rounds: [anApproval(), aRound()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Your website has been delivered')[0]).toBeVisible();
    await expect(canvas.getAllByText(/Approved by Ada Lovelace/)[0]).toBeVisible();
    await expect(canvas.getByText(/too small for this place/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show in preview/ })).toBeNull();
  },
});

export const Cancelled = meta.story({
  args: { opened: aReview({ state: 'cancelled', rounds: [aRound()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This order is cancelled')[0]).toBeVisible();
    await expect(canvas.getByText(/too small for this place/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve website' })).toBeNull();
  },
});

/** Another tab approved the website while these were typed. */
export const NotSent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aReview({ state: 'approved', drafts, rounds: [anApproval()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('These remarks aren’t sent')[0]).toBeVisible();
    await expect(canvas.getAllByText('The soup is missing.')[0]).toBeVisible();
    await expect(canvas.getAllByText(/can’t be sent anymore/)[0]).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <ReviewLoading /> });

export const Failed = meta.story({
  tags: ['unpictured'],
  render: () => <ReviewFailed failed="The server can’t be reached." onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load the review')).toBeVisible();
  },
});
