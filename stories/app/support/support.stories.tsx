import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { Support } from '#app/support/support.screen.tsx';
import type { Customer } from '#contract/customers';
import preview from '../../../.storybook/preview.tsx';
import { type Answers, answering, badGateway, onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';

const call = 'POST /api/support';
const arrived = () => ({ ticketId: 'TKT-2026-0014' });
const visitor: Customer | null = null;

/** Drafts do not leak between stories. */
function asking(answers: Answers = {}, stop = answering(answers)) {
  sessionStorage.clear();
  return () => {
    stop();
    sessionStorage.clear();
  };
}

const meta = preview.meta({
  title: 'Screens/Support/Support',
  component: Support,
  tags: ['screen'],
  decorators: [inApp],
  args: { customer: visitor },
  beforeEach: (context) => asking({}, forAudience()(context)),
  parameters: {
    layout: 'fullscreen',
    path: '/support',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The contact form for customers and visitors. The customer type comes first, because it decides which details are needed; until then the fields are disabled and Submit says why. Matching FAQ entries appear below the message. Typed text survives errors and reloads until the tab is closed.',
      },
    },
  },
});

type Canvas = ReturnType<typeof within>;
async function choose(
  canvas: Canvas,
  user: UserEventObject,
  type: 'Existing Customer' | 'Sales Inquiry',
) {
  await user.click(canvas.getByRole('radio', { name: type }));
}

async function askAboutBooks(canvas: Canvas, user: UserEventObject) {
  await choose(canvas, user, 'Sales Inquiry');
  await user.selectOptions(
    canvas.getByRole('combobox', { name: 'Inquiry type' }),
    'Custom Requirements',
  );
  await user.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@secondshelf.example');
  await user.type(canvas.getByRole('textbox', { name: 'Subject' }), 'A shop for used books');
  await user.type(canvas.getByRole('textbox', { name: 'Message' }), 'About two thousand books?');
}

const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit Request' });
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Nothing is chosen yet: Submit says what is missing and moves the focus there. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox', { name: 'Website' })).toBeNull();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    submit(canvas).focus();
    await expect(submit(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Please select customer type')).toBeVisible();
    await expect(
      page.getByText("Let us know if you're an existing customer or new to our service."),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Existing Customer' })).toHaveFocus();
  },
});

/** Response times, business hours and six FAQ entries. */
export const ResponseTimesAndFaq = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const times = within(canvas.getByRole('complementary', { name: 'Response times' }));
    await expect(times.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Sales',
      'Support',
      'Urgent',
    ]);
    await expect(times.getAllByRole('definition').map((time) => time.textContent)).toEqual([
      '2 hours',
      '4 hours',
      '1 hour',
    ]);
    await expect(times.getByText('Mon-Fri 9:00 AM-6:00 PM EST')).toBeVisible();
    const questions = within(canvas.getByRole('region', { name: 'Frequently asked questions' }));
    await expect(questions.getAllByRole('group')).toHaveLength(6);
    await userEvent.click(questions.getByText(/^Can I get a refund/));
    await expect(questions.getByText(/partial refund of \$160 .*7 days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
});

/** Customers give their order and choose from customer topics. */
export const ExistingCustomer = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Existing Customer');
    const project = canvas.getByRole('textbox', { name: 'Project ID' });
    await expect(project).toHaveAttribute('placeholder', 'ACC-2024-0001');
    const topics = canvas.getByRole('combobox', { name: 'Inquiry type' });
    await expect(
      within(topics)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose one',
      'Technical Issue',
      'Website Changes',
      'Billing Question',
      'Delivery Status',
      'Account Access',
      'Other Support Issue',
    ]);
    await expect(submit(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

/** Prospects have other topics and no order; typed text is kept when the type changes. */
export const SalesInquiry = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Existing Customer');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Bookshop');
    await choose(canvas, userEvent, 'Sales Inquiry');
    await expect(canvas.queryByRole('textbox', { name: 'Project ID' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Bookshop');
    const topics = within(canvas.getByRole('combobox', { name: 'Inquiry type' }));
    await expect(topics.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'General Information',
      'Pricing Questions',
      'Service Details',
      'Custom Requirements',
      'Partnership Opportunities',
      'Other Sales Inquiry',
    ]);
  },
});

/** Validated on submit, with the message of each field. */
export const FieldsMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Existing Customer');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@');
    await userEvent.click(submit(canvas));
    const topics = canvas.getByRole('combobox', { name: 'Inquiry type' });
    await expect(topics).toHaveAccessibleDescription('Required');
    await expect(topics).toHaveFocus();
    for (const name of ['Project ID', 'Subject', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(/Required/);
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Invalid email/,
    );
    await userEvent.selectOptions(topics, 'Billing Question');
    await expect(topics).not.toHaveAccessibleDescription();
  },
});

export const Pending = meta.story({
  beforeEach: () => asking({ [call]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await askAboutBooks(canvas, userEvent);
    await userEvent.click(submit(canvas));
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The toast closes; the error and the email address stay. Typed text is kept. */
export const Failed = meta.story({
  beforeEach: () =>
    asking({ [call]: refusal(429, 'Too many attempts. Wait 12 minutes and try again.') }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await askAboutBooks(canvas, userEvent);
    await userEvent.click(submit(canvas));
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Error')).toBeVisible();
    await expect(
      page.getByText('Failed to submit support request. Please try again.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Wait 12 minutes and try again/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'About two thousand books?',
    );
    await expect(submit(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

export const ServerDown = Failed.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => asking({ [call]: badGateway }),
  play: async ({ canvas, userEvent }) => {
    await askAboutBooks(canvas, userEvent);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText(/^Your message is still here/)).toBeVisible();
    await inSight('Failed to submit support request. Please try again.');
  },
});

/** The server rejects a field that passed validation here. */
export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    asking({
      [call]: refusal(400, 'Some fields are invalid.', {
        errors: [{ path: 'email', message: 'Invalid email' }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await askAboutBooks(canvas, userEvent);
    await userEvent.click(submit(canvas));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Invalid email/));
    await expect(email).toHaveFocus();
  },
});

/** The form is cleared; the ticket number stays. */
export const Sent = meta.story({
  beforeEach: () => asking({ [call]: arrived }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await askAboutBooks(canvas, userEvent);
    await userEvent.click(submit(canvas));
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Support Request Submitted')).toBeVisible();
    await expect(
      page.getByText("Your ticket TKT-2026-0014 has been created. We'll respond within 24 hours."),
    ).toBeVisible();
    await expect(canvas.getByText(/confirmation .* to noor@secondshelf\.example/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sales Inquiry' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The customer's email is filled in, and the ticket is in their account. */
export const SentByCustomer = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: aCustomer() },
  beforeEach: () => {
    sessionStorage.clear();
    return signedIn({ [call]: arrived });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /My Account/ }, { timeout: 10_000 });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('ada@harbourbakery.example');
    await choose(canvas, userEvent, 'Existing Customer');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Inquiry type' }),
      'Website Changes',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Project ID' }), 'ACC-2026-0042');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Opening hours');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'From seven on.');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('You can find it in your support tickets.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Support Tickets' })).toHaveAttribute(
      'href',
      '/dashboard/support',
    );
    await expect(email).toHaveValue('ada@harbourbakery.example');
  },
});

/** Two FAQ entries match; one is open. They are announced once typing pauses. */
export const Suggestions = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Sales Inquiry');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Moving our domain');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is hosting extra?');
    const offered = within(canvas.getByRole('form', { name: 'Contact us' }));
    await expect(offered.getByText('Related answers')).toBeVisible();
    await userEvent.click(offered.getByText('Can I use a domain that I own?'));
    await expect(offered.getByText(/You keep your domain/)).toBeVisible();
    await waitFor(
      () =>
        expect(
          offered.getByText(/^Related answers: Can I use a domain.* Is hosting included/),
        ).toBeInTheDocument(),
      { timeout: 4000 },
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Subject' }));
    await expect(offered.queryByText('Can I use a domain that I own?')).toBeNull();
  },
});

/** Restored after a reload. */
export const DraftRestored = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const stop = asking();
    const values = {
      customerType: 'existing',
      inquiryType: 'Delivery Status',
      projectId: 'ACC-2026-0042',
      email: 'ada@harbourbakery.example',
      subject: 'How far are you?',
      message: 'We would like to announce the opening.',
    };
    sessionStorage.setItem('support-draft', JSON.stringify({ values, sinceMs: 0 }));
    return stop;
  },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveValue('We would like to announce the opening.'));
    await expect(canvas.getByRole('radio', { name: 'Existing Customer' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Inquiry type' })).toHaveValue(
      'Delivery Status',
    );
    await expect(canvas.getByRole('textbox', { name: 'Project ID' })).toHaveValue('ACC-2026-0042');
  },
});

/** Unbreakable words, right-to-left text, HTML shown as text, and the maximum length. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const stop = asking({
      [call]: refusal(503, `Support is unavailable. ${'verylongword'.repeat(12)}`),
    });
    const values = {
      customerType: 'existing',
      inquiryType: 'Other Support Issue',
      projectId: `the-order-whose-number-i-have-lost-${'x'.repeat(120)}`,
      email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example`,
      subject: 'שעות הפתיחה החדשות (02/2026) <script>alert("no")</script> 👩🏽‍🚀',
      message: `${'verylongword'.repeat(17)}\n\n<b>refund</b> 🍞\n${'More and more. '.repeat(300)}`,
    };
    sessionStorage.setItem('support-draft', JSON.stringify({ values, sinceMs: 0 }));
    return stop;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue(/<b>refund<\/b>/);
    await expect(canvas.getByText('Related answers')).toBeVisible();
    await expect(canvas.getAllByText(/of 5,000$/)[0]).toBeVisible();
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText(/^Support is unavailable/)).toBeVisible();
  },
});
