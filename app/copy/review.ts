/** Texts of the review of a preview by its customer. */
export const review = {
  title: 'Review your website',
  lead: (title: string) =>
    `This is the preview of ${title}. Tell us what to change, or approve the website when everything is right.`,
  loading: 'Loading the preview',
  failed: 'Couldn’t load the review',
  back: 'Back to your subscription',
  round: (number: number) => `Round ${number}`,
  preview: 'Preview',
  previewOf: (title: string) => `Preview of ${title}`,
  open: 'Open preview',
  refused: 'This preview can’t be shown here',
  refusedHint:
    'Open it in a new tab. In each remark, name the page and add a screenshot if it helps.',
  page: {
    label: 'Page',
    show: 'Show page',
    unknown:
      'We can’t see which links you follow or how far you scroll in the preview. Enter the page here before you place a pin.',
  },
  pins: {
    start: 'Place a pin',
    cancel: 'Cancel pin',
    place:
      'Click the place in the preview. Or move the crosshair with the arrow keys and press Enter. Escape cancels. If you scrolled, also say in your remark which part of the page you mean, or add a screenshot.',
    position: (left: number, top: number) => `${left}% from the left, ${top}% from the top`,
    onScreenshot: 'Place a pin on the screenshot',
  },
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  remarks: {
    title: 'Your remarks',
    emptyHint: 'No remarks yet. Place a pin in the preview, or add a remark about a whole page.',
    emptyHintWithoutFrame: 'No remarks yet. Add one for each thing that we should change.',
    add: 'Add remark',
    name: (number: number) => `Remark ${number}`,
    text: 'What should we change?',
    place: {
      frame: (width: string, x: string, y: string) =>
        `Pinned at ${width} px wide, ${x}% from the left and ${y}% from the top`,
      screenshot: 'Pinned on the screenshot',
    },
    page: 'Page',
    screenshot: 'Screenshot',
    optional: 'optional',
    screenshotHint: 'PNG, JPEG, GIF or WebP, up to 10 MB.',
    chooseScreenshot: 'Choose picture…',
    dropScreenshot: 'or drop or paste it here',
    uploading: 'Uploading...',
    uploadFailed: 'Upload failed. Try again or remove the file.',
    refusals: {
      type: (name: string) =>
        `${name} has a type that isn’t supported. Choose a PNG, JPEG, GIF or WebP image.`,
      size: (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`,
      empty: (name: string) => `${name} is empty. Choose another file.`,
      count: (name: string) =>
        `${name} wasn’t added: a remark has one screenshot. Add a remark for it.`,
    },
    removeScreenshot: (name: string) => `Remove screenshot of ${name}`,
    delete: 'Delete',
    remove: (name: string) => `Delete ${name}`,
    removeFailed: 'Couldn’t delete the remark',
    replaced: (text: string) => `This remark was also changed in another tab. It was: “${text}”`,
    useOther: 'Use that text',
  },
  save: {
    saved: 'Saved',
    saving: 'Saving…',
    empty: 'Say what to change in each remark, or delete it.',
    invalid: 'Not saved. Correct the marked pages.',
    retrying: 'Not saved yet. We’ll keep trying, and your remarks stay on this device.',
    refused: 'Some remarks aren’t saved',
  },
  send: {
    action: (count: number) => (count === 1 ? 'Send 1 remark' : `Send ${count} remarks`),
    hint: 'We work on all of them and email you when the next preview is ready. Until then, you can’t add more.',
    uploading:
      'Your screenshots are still uploading. You can send your remarks when they’re uploaded.',
    uploadsFailed: 'Some screenshots weren’t uploaded. Try again, or remove them.',
    pending: 'Sending...',
    failed: 'Couldn’t send your remarks',
  },
  approve: {
    action: 'Approve website',
    hint: 'Nothing to change? Approve the website, and we release it.',
    blocked: 'To approve the website, send or delete your remarks first.',
    title: 'Approve this website?',
    question:
      'We release the website as the preview shows it, and the delivery time resumes. We keep your name and the time as proof. You can’t withdraw the approval.',
    name: 'Your name',
    nameMissing: 'Enter your name.',
    cancel: 'Cancel',
    pending: 'Approving...',
    failed: 'Couldn’t approve the website',
  },
  states: {
    working: {
      title: 'There’s no preview to review right now',
      hint: 'We’ll email you when it’s ready.',
    },
    sent: {
      title: 'We have your remarks',
      hint: 'We’re working on them and will email you when the next preview is ready.',
    },
    approved: {
      title: 'You approved this website',
      hint: 'We’re releasing it and will email you when it’s live.',
    },
    delivered: {
      title: 'Your website has been delivered',
      hint: 'Contact support to change something on it.',
    },
    cancelled: {
      title: 'This order is cancelled',
      hint: 'Its preview can’t be reviewed anymore.',
    },
  },
  rounds: {
    title: 'Earlier rounds',
    page: (path: string) => (path === '/' ? 'Home page' : `Page ${path}`),
    sent: 'Sent',
    approvedBy: (name: string) => `Approved by ${name}`,
    count: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`),
    answers: { done: 'Done', declined: 'Declined', open: 'Not answered yet' },
    counts: {
      done: (count: number) => `${count} done`,
      declined: (count: number) => `${count} declined`,
      open: (count: number) => `${count} not answered yet`,
    },
    repeated: (count: number, round: number) => `${count} repeated from round ${round}`,
    added: (count: number) => `${count} new`,
    repeats: (name: string, round: number, answer: string) =>
      `Repeats ${name} of round ${round} (${answer})`,
    preview: (round: number) => `Open preview of round ${round}`,
    reason: 'Our answer',
    screenshotOf: (name: string) => `Screenshot of ${name}`,
    openScreenshot: 'Open screenshot',
  },
  earlier: {
    show: 'Show in preview',
    showOf: (name: string, round: number) => `Show in preview: ${name} of round ${round}`,
    of: (name: string, round: number) => `${name} of round ${round}`,
    hide: 'Hide',
    hideOf: (name: string, round: number) => `Hide ${name} of round ${round}`,
  },
  unsent: {
    title: 'These remarks aren’t sent',
    working: 'You can send them when the next preview is ready.',
    ended: 'They can’t be sent anymore. If something has to change, contact support.',
  },
  entry: {
    ready: 'Your preview is ready',
    hint: 'Tell us what to change, or approve the website. The delivery time is paused until then.',
    action: 'Review your website',
    past: 'View your review',
  },
} as const;

/** The review in an order’s details. */
export const orderReview = {
  title: 'Review',
  failed: 'Couldn’t load the review',
  none: 'No remarks yet. The customer can write them when the order is in review and has a preview address.',
  waiting: 'The customer is reviewing the preview.',
  unanswered: (count: number) => (count === 1 ? '1 unanswered' : `${count} unanswered`),
  allAnswered: 'All answered',
  approved: 'Approved',
  page: 'Open page',
  inPreview: (name: string, round: number) => `${name} of round ${round} in the preview`,
  refused: 'This preview can’t be shown here',
  refusedHint: 'Follow the link to open it in a new tab.',
  scrolled: 'The pin is where the customer saw it. They may have scrolled: read the remark too.',
  answer: {
    label: 'Answer',
    done: 'Done',
    declined: 'Declined',
    reason: 'Reason',
    note: 'Note',
    reasonHint: 'The customer reads this.',
    optional: 'optional',
    of: (name: string) => `Answer to ${name}`,
    save: 'Save answer',
    saveOf: (name: string) => `Save answer to ${name}`,
    saving: 'Saving...',
    change: 'Change answer',
    changeOf: (name: string) => `Change answer to ${name}`,
    conflict: (by: string | null, moment: string) =>
      `${by ?? 'Another admin'} answered this remark on ${moment}`,
    theirs: (answer: string) =>
      `Their answer is “${answer}”. Yours isn’t saved. Save it to replace theirs.`,
    cancel: 'Cancel',
  },
} as const;
