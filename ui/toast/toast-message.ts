/** `id` identifies a toast; reusing it replaces the text in place. */
export type ToastMessage = {
  id: string;
  title: string;
  description?: string;
  /** Use `info` for events that happened elsewhere. They are announced politely. */
  tone?: 'positive' | 'critical' | 'info';
  /** One action, also available elsewhere. It closes the toast. */
  action?: ToastAction;
  /** False: it fades out, and stays in the list until you remove it. */
  open?: boolean;
};

/** `altText` says where else to find the action, for people who can't reach the toast in time. */
export type ToastAction = { label: string; altText: string; onSelect: () => void };
