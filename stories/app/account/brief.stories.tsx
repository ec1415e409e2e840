import { expect, fn, waitFor, within } from 'storybook/test';
import { BriefPage } from '#app/account/brief/brief-page.tsx';
import { BriefFailed, BriefGone, BriefLoading } from '#app/account/brief/brief-states.tsx';
import { Component as GuestBriefScreen } from '#app/account/brief/guest-brief.screen.tsx';
import { ApiError } from '#app/data/api-error.ts';
import type { BriefCalls } from '#app/data/briefs.ts';
import type { Brief, BriefPatch } from '#contract/briefs';
import type { DomainCheck } from '#contract/domain-checks';
import preview from '../../../.storybook/preview.tsx';
import { answering } from '../../fixtures/answers.ts';
import { atRoute } from '../../fixtures/at-route.tsx';
import {
  aBrief,
  aBriefFile,
  aCompleteBrief,
  aDomainCheck,
  anAskedBrief,
  briefWasSent,
} from '../../fixtures/briefs.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { screensAtOnce } from '../../fixtures/screens-at-once.ts';

const token = 'AAAADAAAAAFreKAAADAAAAAFreKAAADAAAAAFreKAAADAAAA';
const path = `/briefs/${token}`;

/** A server that keeps what is saved. */
function callsOf(opened: Brief, own: Partial<BriefCalls> = {}): BriefCalls {
  let brief = opened;
  return {
    read: async () => brief,
    save: fn(async ({ answers }: BriefPatch) => {
      brief = { ...brief, answers: { ...brief.answers, ...answers }, version: brief.version + 1 };
      return { ...brief, replaced: {} };
    }),
    send: async () => {
      brief = { ...brief, ...briefWasSent, sentAt: '2026-01-15T11:00:00.000Z' };
      return brief;
    },
    upload: async (field, file) => aBriefFile({ id: crypto.randomUUID(), field, name: file.name }),
    remove: async () => ({ ok: true }),
    fileUrl: (id) => `/api/guest/briefs/${token}/files/${id}`,
    checkDomain: fn(async () => aDomainCheck()),
    ...own,
  };
}

const meta = preview.meta({
  title: 'Screens/Account/Website brief',
  component: BriefPage,
  tags: ['screen'],
  decorators: [inApp],
  args: {
    opened: aBrief(),
    calls: callsOf(aBrief()),
    path,
    frozenNow: new Date('2026-01-15T12:00:00.000Z'),
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
          'The form in which customers describe their business after they have paid. Guests open it by the link in their receipt. Answers are saved as they are typed.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Business name/ });
    await userEvent.type(name, ' & Bar');
    await waitFor(() => expect(args.calls.save).toHaveBeenCalled(), { timeout: 3000 });
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(name).toHaveValue('Ada’s Kitchen & Bar');
  },
});

const pictured = aCompleteBrief({
  files: [
    aBriefFile({ field: 'pictures.opening', name: 'loft.jpg', type: 'image/jpeg' }),
    aBriefFile(),
  ],
});

/** The sketch shows answers while they are typed. */
export const Sketch = meta.story({
  args: {
    opened: pictured,
    calls: callsOf(pictured, { fileUrl: () => '/thumbnails/saltmarsh-720.webp' }),
  },
  parameters: { path: `${path}?step=content` },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.queryByText('Preview');
    if (summary) await userEvent.click(summary);
    const sketch = canvas.getByRole('img', { name: /^A sketch of your website/ });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Headline' }), ', until late');
    await expect(within(sketch).getByText('Lunch by the harbor, until late')).toBeVisible();
  },
});

export const Look = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aCompleteBrief() },
  parameters: { path: `${path}?step=look` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/contrast 5\.\d:1/)).toBeVisible();
  },
});

/** Any notation of a color is read, and shown as it is kept once the field is left. */
export const AnyColor = meta.story({
  args: { opened: aCompleteBrief(), calls: callsOf(aCompleteBrief()) },
  parameters: { path: `${path}?step=look` },
  play: async ({ canvas, userEvent }) => {
    const color = canvas.getByRole('textbox', { name: 'Main color' });
    for (const [typed, kept] of [
      ['rgb(31 111 235)', '#1F6FEB'],
      ['hsl(0, 100%, 50%);', '#FF0000'],
      ['navy', '#000080'],
      ['0a4', '#00AA44'],
      ['var(--x)', 'var(--x)'],
    ] as const) {
      await userEvent.clear(color);
      await userEvent.type(color, typed);
      await expect(color).toHaveValue(typed);
      await userEvent.tab();
      await expect(color).toHaveValue(kept);
    }
    await expect(color).toHaveAccessibleDescription(/Enter a color as #/);
  },
});

export const TextsAndPictures = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: `${path}?step=content` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Headline' })).toHaveAccessibleDescription(
      'Up to 80 characters. Example: Fresh bread from six in the morning',
    );
    await expect(canvas.getByText('19 of 80 characters')).toBeVisible();
  },
});

export const Pages = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: `${path}?step=pages` },
});

const onPagesStep = { parameters: { path: `${path}?step=pages` } };
const menu = new File(['Soup of the day'], 'menu.txt', { type: 'text/plain' });

/** A server that never gets the whole file. */
const slowCalls = callsOf(aBrief(), {
  upload: (_field, _file, { onProgress }) => {
    onProgress?.(0.4);
    return new Promise(() => {});
  },
});

/** A connection that breaks during the first upload. */
function brokenOnceCalls(): BriefCalls {
  const calls = callsOf(aBrief());
  let isBroken = true;
  return {
    ...calls,
    upload: async (...file) => {
      if (!isBroken) return calls.upload(...file);
      isBroken = false;
      throw ApiError.unreachable();
    },
  };
}

/** Each file shows how much of it is uploaded. */
export const Uploading = meta.story({
  tags: ['!dev', '!autodocs'],
  ...onPagesStep,
  args: { calls: slowCalls },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), menu);
    await expect(await canvas.findByText(/Uploading, 40%/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove menu.txt' })).toBeVisible();
  },
});

/** The brief can be sent once all files are uploaded. */
export const SendWaitsForUploads = Uploading.extend({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: screensAtOnce,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), menu);
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Domain' });
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await expect(await canvas.findByText(/Your files are still uploading/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send unfinished brief' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** A lost connection stops the upload. It continues when the connection is back, or by Retry. */
export const UploadFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...onPagesStep,
  args: { calls: brokenOnceCalls() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), menu);
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry menu.txt' }));
    await expect(await canvas.findByRole('link', { name: /menu.txt/ })).toBeVisible();
  },
});

/** Files that failed are named before the brief is sent without them. */
export const SendWithoutFailedUploads = UploadFailed.extend({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: screensAtOnce,
  args: { calls: brokenOnceCalls() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choose files/), menu);
    await canvas.findByRole('button', { name: 'Retry menu.txt' });
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Domain' });
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await expect(await canvas.findByText(/Some files weren’t uploaded/)).toBeVisible();
  },
});

const onDomainStep = {
  args: { opened: aCompleteBrief() },
  parameters: { path: `${path}?step=domain` },
};

const checkedAs = (status: DomainCheck['status']) => ({
  ...onDomainStep,
  args: {
    ...onDomainStep.args,
    calls: callsOf(aCompleteBrief(), { checkDomain: async () => aDomainCheck({ status }) }),
  },
});

/** An own domain is checked in DNS when it is saved, and again on request. */
export const DomainNotSetYet = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ...onDomainStep.args, calls: callsOf(aCompleteBrief()) },
  parameters: onDomainStep.parameters,
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Your domain doesn’t point to our servers yet'),
    ).toBeVisible();
    await expect(canvas.getByText('A record for adaskitchen.com')).toBeVisible();
    await expect(canvas.getByText('Set now: 8.8.4.4')).toBeVisible();
    await expect(canvas.getByText('Not set')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(args.calls.checkDomain).toHaveBeenCalledTimes(2));
  },
});

export const DomainSet = meta.story({
  tags: ['!dev', '!autodocs'],
  ...checkedAs('set'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your domain points to our servers')).toBeVisible();
  },
});

export const DomainUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
  ...checkedAs('no_such_domain'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this domain')).toBeVisible();
  },
});

/** DNS doesn't answer, so it isn’t known which records are set. */
export const DomainNotChecked = meta.story({
  tags: ['!dev', '!autodocs'],
  ...checkedAs('check_failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t check this domain')).toBeVisible();
  },
});

export const DomainBeingChecked = meta.story({
  tags: ['!dev', '!autodocs'],
  ...onDomainStep,
  args: {
    ...onDomainStep.args,
    calls: callsOf(aCompleteBrief(), { checkDomain: () => new Promise(() => {}) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Checking your domain…')[0]).toBeVisible();
  },
});

/** The shop itself didn't answer. */
export const DomainCheckFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...onDomainStep,
  args: {
    ...onDomainStep.args,
    calls: callsOf(aCompleteBrief(), {
      checkDomain: async () => {
        throw ApiError.unreachable();
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t check your domain')).toBeVisible();
  },
});

const moving = aCompleteBrief({ answers: { ...aCompleteBrief().answers, oldSite: 'move' } });

/** What is pasted is read generously. */
export const PastedAnswers = meta.story({
  args: { opened: moving, calls: callsOf(moving) },
  parameters: { path: `${path}?step=domain` },
  play: async ({ canvas, userEvent, args }) => {
    const address = canvas.getByRole('textbox', { name: 'Address of your current website' });
    await userEvent.type(address, 'www.ada.example');
    await userEvent.tab();
    await waitFor(
      () =>
        expect(args.calls.save).toHaveBeenCalledWith(
          expect.objectContaining({ answers: { oldSiteAddress: 'www.ada.example' } }),
        ),
      { timeout: 3000 },
    );
    await expect(address).not.toHaveAccessibleDescription(/Enter an address/);
  },
});

export const InvalidAnswer = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aCompleteBrief(), calls: callsOf(aCompleteBrief()) },
  parameters: { path: `${path}?step=domain` },
  play: async ({ canvas, userEvent, args }) => {
    const domain = canvas.getByRole('textbox', { name: 'Your domain' });
    await userEvent.clear(domain);
    await userEvent.type(domain, 'https://ada');
    await expect(domain).not.toHaveAccessibleDescription(/Enter a domain/);
    await userEvent.tab();
    await waitFor(() =>
      expect(domain).toHaveAccessibleDescription(/Enter a domain such as example\.com/),
    );
    await waitFor(
      () => expect(canvas.getAllByText(/Correct the marked answers/)[0]).toBeVisible(),
      { timeout: 3000 },
    );
    await expect(args.calls.save).not.toHaveBeenCalledWith(
      expect.objectContaining({ answers: { domainName: 'https://ada' } }),
    );
  },
});

/** The answers stay in the browser and are sent again. */
export const ConnectionLost = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    calls: callsOf(aBrief(), { save: () => Promise.reject(ApiError.unreachable()) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Opening hours/ }), 'Wed–Sun');
    await waitFor(() => expect(canvas.getAllByText(/^Not saved yet/)[0]).toBeVisible(), {
      timeout: 3000,
    });
    await expect(localStorage.getItem('brief:ACC-2026-0042:openingHours')).toBe('Wed–Sun');
  },
});

/** The last save wins, and the other answer can be brought back. */
export const ChangedElsewhere = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    calls: callsOf(aBrief(), {
      save: async ({ answers }) => ({
        ...aBrief({ answers: { ...aBrief().answers, ...answers }, version: 9 }),
        replaced: { phone: '+1 555 0177' },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /^Phone/ });
    await userEvent.type(phone, '2');
    const other = await canvas.findByRole('button', { name: 'Use that answer' }, { timeout: 3000 });
    await expect(canvas.getByText(/It was: “\+1 555 0177”/)).toBeVisible();
    await expect(other).toBeVisible();
  },
});

/** What was typed before a reload is there again, and saved. */
export const UnsavedAnswers = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { calls: callsOf(aBrief()) },
  beforeEach: () => localStorage.setItem('brief:ACC-2026-0042:address', '1 Harbor Street'),
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: /^Address/ });
    await waitFor(() => expect(address).toHaveValue('1 Harbor Street'));
    await waitFor(() => expect(localStorage.getItem('brief:ACC-2026-0042:address')).toBeNull());
  },
});

export const Review = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { calls: callsOf(aBrief()) },
  parameters: { path: `${path}?step=review` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Opening: Introduction' })).toHaveAttribute(
      'href',
      `${path}?step=content&field=text.opening.introduction`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send unfinished brief' }));
    await expect(await canvas.findByText('Brief sent')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Review' })).toHaveFocus());
  },
});

export const Complete = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aCompleteBrief() },
  parameters: { path: `${path}?step=review` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send brief' })).toBeEnabled();
  },
});

/** The shop added questions after the brief was sent. They come first. */
export const Asked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: anAskedBrief(), calls: callsOf(anAskedBrief()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We have 2 questions')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Which days are you closed?' })).toHaveAttribute(
      'href',
      `${path}?step=content&field=text.asked.a2`,
    );
    const [first] = canvas.getAllByRole('textbox');
    await expect(first).toHaveAccessibleName('Can guests book a table online?');
  },
});

/** Once the new questions are answered, the brief is sent again. */
export const SendAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: anAskedBrief(), calls: callsOf(anAskedBrief()) },
  parameters: { path: `${path}?step=review` },
  play: async ({ canvas, userEvent, step }) => {
    await step('Once the new questions are answered, the brief is sent again', async () => {
      await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
      await expect(
        canvas.getByRole('link', { name: 'New questions: Can guests book a table online?' }),
      ).toBeVisible();
    });
    await step('Sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      await expect(await canvas.findByText('Brief sent')).toBeVisible();
      await expect(canvas.queryByText('We have 2 questions')).toBeNull();
    });
  },
});

/** A page that was open in two tabs, or was opened again after the brief was sent. */
export const AlreadySent = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aCompleteBrief({ sentAt: '2026-01-15T11:00:00.000Z' }) },
  parameters: { path: `${path}?step=review` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brief sent')).toBeVisible();
    await expect(canvas.getByText(/You can still change your answers/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull();
  },
});

const wishes = {
  domain: 'find',
  domainName: '',
  domainWishes: 'adaskitchen.com\nadas-kitchen.com',
};

/** The shop finds a domain, so none is checked. */
export const FindDomain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aCompleteBrief({ answers: { ...aCompleteBrief().answers, ...wishes } }) },
  parameters: onDomainStep.parameters,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Find one for me' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Names that you would like/ })).toHaveValue(
      wishes.domainWishes,
    );
    await expect(canvas.queryByRole('textbox', { name: 'Your domain' })).toBeNull();
    await expect(args.calls.checkDomain).not.toHaveBeenCalled();
  },
});

const refusing = (status: number, sentence: string) => ({
  calls: callsOf(aBrief(), {
    save: fn(() => Promise.reject(new ApiError(status, `${status}`, sentence, null))),
  }),
});

/** Signed out in another tab: the answer stays here until its writer has signed in again. */
export const SessionEnded = meta.story({
  tags: ['!dev', '!autodocs'],
  args: refusing(401, 'Sign in to continue.'),
  play: async ({ args, canvas, userEvent }) => {
    const hours = canvas.getByRole('textbox', { name: /^Opening hours/ });
    await userEvent.type(hours, 'Wed–Sun');
    const told = await canvas.findAllByText(
      'Some answers aren’t saved. Sign in to continue.',
      {},
      { timeout: 3000 },
    );
    await expect(told[0]).toBeVisible();
    await expect(hours).toHaveValue('Wed–Sun');
    await expect(localStorage.getItem('brief:ACC-2026-0042:openingHours')).toBe('Wed–Sun');
    await expect(args.calls.save).toHaveBeenCalledTimes(1);
  },
});

const delivered = 'Your website has been delivered. Contact support to change something on it.';

/** The website was delivered while this page was open. */
export const SaveRefused = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  args: refusing(409, delivered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Opening hours/ }), 'Wed–Sun');
    const told = await canvas.findAllByText(
      `Some answers aren’t saved. ${delivered}`,
      {},
      { timeout: 3000 },
    );
    await expect(told[0]).toBeVisible();
  },
});

/** What was typed too late isn’t lost without a word. */
export const DeliveredBeforeSaving = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { opened: aCompleteBrief({ locked: 'delivered' }) },
  beforeEach: () => localStorage.setItem('brief:ACC-2026-0042:address', '1 Harbor Street'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These answers weren’t saved')).toBeVisible();
    await expect(canvas.getByText('1 Harbor Street')).toBeVisible();
    await expect(localStorage.getItem('brief:ACC-2026-0042:address')).toBe('1 Harbor Street');
  },
});

const tooMany = 'There are too many files here. Remove one and try again.';

/** In the browser, or by the server: another tab has added the last file that this question takes. */
export const FileRefusedByServer = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  ...onPagesStep,
  args: {
    calls: callsOf(aBrief(), {
      upload: () => Promise.reject(new ApiError(409, '409', tooMany, null)),
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('File refused', async () => {
      await userEvent.upload(canvas.getByLabelText(/Choose files/), new File([], 'menu.txt'));
      await expect(
        await canvas.findByText('menu.txt is empty. Choose another file.'),
      ).toBeVisible();
    });
    await step('Another tab has added the last file that this question takes', async () => {
      await userEvent.upload(canvas.getByLabelText(/Choose files/), menu);
      await expect(await canvas.findByText(tooMany)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove menu.txt' }));
      await expect(canvas.queryByText(tooMany)).toBeNull();
    });
  },
});

const longName = 'Wolfeschlegelsteinhausenbergerdorff & Söhne Steuerberatungsgesellschaft mbH';

/** Long names wrap, and nothing scrolls sideways. */
export const LongNames = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'phone'],
  ...onPagesStep,
  args: {
    opened: aBrief({
      answers: { ...aBrief().answers, businessName: longName },
      files: [aBriefFile({ name: `${'a-very-long-name-of-a-file'.repeat(4)}.pdf` })],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Preview'));
    await expect(canvas.getAllByText(longName)[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Nothing is asked of the customer anymore. */
export const Cancelled = meta.story({
  args: { opened: aCompleteBrief({ locked: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order is cancelled')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Website brief' })).toBeNull();
  },
});

/** What was sent can still be read. */
export const Delivered = meta.story({
  args: {
    opened: aCompleteBrief({ locked: 'delivered' }),
    backTo: { path: '/dashboard/subscriptions/42', label: 'Back to your subscription' },
  },
  parameters: { path: '/dashboard/subscriptions/ACC-2026-0042/brief' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your brief', level: 1 })).toBeVisible();
    const answers = canvas.getByRole('heading', { name: 'Your answers' }).parentElement;
    await expect(answers).toHaveTextContent('Ada’s Kitchen');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

export const ByLink = meta.story({
  decorators: [atRoute('/briefs/:token')],
  beforeEach: () => answering({ 'GET /api/guest/briefs/:token': aBrief() }),
  render: () => <GuestBriefScreen />,
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Business name/ })).toHaveValue(
      'Ada’s Kitchen',
    );
  },
});

export const LinkGone = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <BriefGone />,
});

export const Loading = meta.story({ render: () => <BriefLoading /> });

export const LoadFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <BriefFailed failed={ApiError.unreachable().userMessage} onRetry={() => {}} />,
});
