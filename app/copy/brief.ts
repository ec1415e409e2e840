import { briefChoices, briefPicturesLabel, briefQuestions } from '#contract/brief-questions';

/** Texts of the website brief. */
export const brief = {
  title: 'Tell us about your business',
  lead: (title: string) =>
    `We put your texts, pictures and colors on ${title}. Your answers are saved as you type, and you can continue on any device.`,
  loading: 'Loading your brief',
  failed: 'Couldn’t load your brief',
  progress: 'Website brief',
  demo: 'See the demo',
  demoHint: 'Not sure what to write? The demo shows where each text and picture goes.',
  sketch: {
    title: 'Preview',
    label: 'A sketch of your website with your answers',
    hint: 'A rough sketch with your answers. We design the finished website.',
    name: 'Your business',
    button: 'Contact us',
    contact: ['Phone', 'Email'],
  },
  elsewhere: {
    title: 'Continue on another device',
    label: 'Link to this step',
    description: 'Open it there. Your answers and files are saved.',
    copyLabel: 'Copy link',
    copiedLabel: 'Copied!',
    announcement: 'Link copied',
    failed: { title: 'Copy failed', description: 'Unable to copy to clipboard' },
  },
  back: 'Back to your subscription',
  backToOrder: 'Back to your order',
  gone: 'This link no longer works',
  goneHint:
    'It has expired, was revoked or is incomplete. If your order is in your account, sign in to continue.',
  signIn: 'Sign in',
  support: 'Contact Support',
  steps: {
    business: { title: 'Business', lead: 'The facts that every page of your website uses.' },
    look: { title: 'Look', lead: 'Your logo and your colors.' },
    content: {
      title: 'Content',
      lead: 'What each part of the design needs. Write notes if you don’t have a text yet: we edit all texts.',
    },
    pages: { title: 'Pages', lead: 'Which pages you need, and what we haven’t asked.' },
    domain: { title: 'Domain', lead: 'The address of your website.' },
    review: { title: 'Review', lead: 'Check what is missing, then send your brief.' },
  },
  optional: 'optional',
  questions: briefQuestions,
  choices: briefChoices,
  example: (text: string) => `Example: ${text}`,
  pictures: briefPicturesLabel,
  picturesLimit: (max: number, hint: string) =>
    `${max === 1 ? 'One file' : `Up to ${max} files`}, 10 MB each. ${hint}`.trim(),
  contrast: {
    dark: (white: string, black: string) =>
      `White text on this color is easy to read, and so is text in this color on white (contrast ${white}:1; black text on it has ${black}:1).`,
    light: (black: string, white: string) =>
      `Black text on this color is easy to read (contrast ${black}:1). Text in this color on white isn’t (${white}:1, and 4.5:1 is needed), so we use a darker shade there.`,
    middle: (black: string, white: string) =>
      `Black text on this color is easy to read (contrast ${black}:1). On white, only large text in this color is (${white}:1; smaller text needs 4.5:1), so we use a darker shade there.`,
  },
  files: {
    choose: 'Choose files',
    drop: 'or drop or paste them here',
    uploading: (percent: string) => `Uploading, ${percent}`,
    failed: 'Upload failed. Try again or remove the file.',
    removeFailed: 'Couldn’t remove the file',
    pictures: '.png,.jpg,.jpeg,.gif,.webp,.pdf,.zip',
    any: '.png,.jpg,.jpeg,.gif,.webp,.pdf,.zip,.txt,.md,.csv,.docx,.xlsx,.pptx,.odt,.ods,.odp',
    anyRefused: (name: string) =>
      `${name} has a type that isn’t supported. Choose an image, a PDF, an office document, a text or a ZIP file.`,
    refusals: {
      type: (name: string) =>
        `${name} has a type that isn’t supported. Choose an image, a PDF or a ZIP file.`,
      size: (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`,
      empty: (name: string) => `${name} is empty. Choose another file.`,
      count: (name: string) => `${name} wasn’t added: there are too many files here.`,
    },
  },
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    retrying: 'Not saved yet. We’ll keep trying, and your answers stay on this device.',
    refused: 'Some answers aren’t saved',
    invalid: 'Not saved. Correct the marked answers.',
  },
  upTo: (max: string) => `Up to ${max} characters.`,
  count: (used: string, max: string) => `${used} of ${max} characters`,
  replaced: (text: string) =>
    `This answer was also changed in another tab or on another device. It was: “${text}”`,
  useOther: 'Use that answer',
  stepError: 'Correct an answer',
  pick: (label: string) => `Pick: ${label}`,
  next: 'Continue',
  previous: 'Back',
  review: {
    missing: 'Still missing',
    percent: (percent: number) => `${percent}% done`,
    complete: 'Your brief is complete.',
    incomplete: (count: number) =>
      count === 1
        ? 'One answer is missing. We can start without it, but your website may take longer.'
        : `${count} answers are missing. We can start without them, but your website may take longer.`,
    send: 'Send brief',
    sendUnfinished: 'Send unfinished brief',
    sending: 'Sending...',
    sendAgain: 'Send again',
    askedHint: 'We need a few more answers. Send your brief again when you’re done.',
    sent: 'Brief sent',
    sentHint: 'You can still change your answers. We see what you changed.',
    sentOn: 'Sent',
    next: {
      title: 'What happens now',
      steps: [
        'We read your brief. If something is missing, we email you.',
        'We build your website with your texts, pictures and colors.',
        'We email you a preview. Approve it, or mark what should change.',
        'Your website goes live, and you get access to it.',
      ],
    },
    sendFailed: 'Couldn’t send your brief',
    uploading: 'Your files are still uploading. You can send your brief when they’re uploaded.',
    uploadsFailed: 'Some files weren’t uploaded. Go back and try again, or remove them.',
    unsaved: 'Wait until your answers are saved, or correct the marked ones.',
  },
  asked: {
    title: (count: number) =>
      count === 0
        ? 'We need a few more answers'
        : count === 1
          ? 'We have a question'
          : `We have ${count} questions`,
    hint: 'The delivery time resumes when you send your brief again.',
    review: 'Review and send again',
  },
  locked: {
    title: 'Your brief',
    answers: 'Your answers',
    files: 'Your files',
    delivered: 'Your website has been delivered',
    deliveredHint: 'Contact support to change something on it.',
    cancelled: 'This order is cancelled',
    cancelledHint: 'Its brief can’t be changed anymore.',
    unsaved: 'These answers weren’t saved',
    unsavedHint: 'They can’t be added anymore. If something has to change, contact support.',
  },
  entry: {
    start: 'Tell us about your business',
    resume: (percent: number) =>
      percent === 0
        ? 'Tell us about your business'
        : `Tell us about your business: ${percent}% done`,
    sent: 'View your brief',
    asked: 'Complete your brief',
    askedHint: 'We need a few more answers to continue with your website.',
    hint: 'We need your texts, pictures and colors to build your website.',
  },
} as const;

/** The brief in an order's details. */
export const orderBrief = {
  title: 'Website brief',
  failed: 'Couldn’t load the brief',
  sent: 'Sent',
  asked: 'Waiting for answers',
  notSent: 'Not sent yet',
  percent: (percent: number) => `${percent}% done`,
  empty: 'No answers yet. The customer got the link in the receipt.',
  openCount: (count: number) => (count === 1 ? '1 open question' : `${count} open questions`),
  ask: 'Ask the customer',
  /** Put into the form of the order's conversation, where it can be edited. */
  question: (labels: readonly string[]) =>
    `To build your website, we still need:\n\n${labels.map((label) => `• ${label}`).join('\n')}\n\nYou can reply here, or add them to your website brief.`,
  add: {
    action: 'Add questions',
    title: (orderId: string) => `Add questions to the brief of ${orderId}`,
    lead: (customer: string) =>
      `${customer} gets one email with them. The delivery time pauses until the brief is sent again.`,
    label: 'Questions',
    hint: 'One on each line, up to 10.',
    section: 'Section',
    ownSection: 'A section of their own',
    send: 'Send questions',
    sending: 'Sending...',
    cancel: 'Cancel',
    done: 'Questions sent. The customer will get an email.',
    known: 'The brief already asks this.',
  },
  edit: {
    action: 'Edit',
    of: (question: string) => `Edit “${question}”`,
    title: 'Edit question',
    lead: 'The customer sees the new wording in the brief. No email is sent.',
    label: 'Question',
    save: 'Save question',
    saving: 'Saving...',
    cancel: 'Cancel',
    done: 'Question saved',
    conflict: (by: string | null, moment: string) =>
      by ? `${by} changed this question on ${moment}` : `This question changed on ${moment}`,
    reworded: (question: string) =>
      `It now reads “${question}”. Yours isn’t saved. Save it to replace theirs.`,
    removed: 'It was removed from the brief.',
    keep: 'Keep theirs',
  },
  remove: {
    action: 'Remove',
    of: (question: string) => `Remove “${question}”`,
    title: 'Remove this question?',
    question: (question: string) =>
      `“${question}” disappears from the customer’s brief. If no other question is open, the delivery time resumes.`,
    confirm: 'Remove question',
    pending: 'Removing...',
    cancel: 'Cancel',
    error: 'Couldn’t remove the question',
    removed: { title: 'Question removed' },
  },
  changes: 'Changes since it was sent',
  before: 'Before',
  after: 'After',
  none: 'None',
  at: 'Changed',
  field: 'Field',
  files: 'Files',
  content: 'Answers and files',
  download: 'Download all as ZIP',
} as const;
