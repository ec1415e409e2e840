import type { Tone } from '../../ui/palette.ts';

/** How far a component can be relied on. */
export type ComponentStatus = 'draft' | 'stable' | 'deprecated';

/** A component's status, the version that it came with, and what people who use it need to know. */
export type ComponentHistory = {
  since: Version;
  changes?: readonly Change[];
} & (
  | { status: 'draft' | 'stable'; replacement?: never }
  // The name of the component to use instead.
  | { status: 'deprecated'; replacement: string }
);

export type Change = { version: Version; text: string };
export type Version = '0.1.0' | 'Unreleased';

/** How each status is shown. */
export const statuses: Record<ComponentStatus, { label: string; tone: Tone; meaning: string }> = {
  draft: { label: 'Draft', tone: 'caution', meaning: 'Its props may still change.' },
  stable: {
    label: 'Stable',
    tone: 'positive',
    meaning: 'Its props change with a new version only.',
  },
  deprecated: {
    label: 'Deprecated',
    tone: 'critical',
    meaning: 'It will be removed in a later version.',
  },
};

const stable: ComponentHistory = { status: 'stable', since: '0.1.0' };
const draft: ComponentHistory = { status: 'draft', since: 'Unreleased' };

/** By the name of the component. A component without an entry fails a test. */
export const componentHistory: Record<string, ComponentHistory> = {
  Avatar: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`letter` is now `fallback`.' },
    ],
  },
  Badge: stable,
  Board: draft,
  Breadcrumb: draft,
  Button: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`variant="buy"` is now `variant="accent"`.' },
      { version: 'Unreleased', text: '`inactive` is now `disabled`.' },
      { version: 'Unreleased', text: '`pending` is now `loading`.' },
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`expanded` is now `aria-expanded`.' },
      {
        version: 'Unreleased',
        text: '`controls` is now `aria-controls`, and `opensDialog` is `aria-haspopup="dialog"`.',
      },
    ],
  },
  ButtonLink: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`variant="buy"` is now `variant="accent"`.' },
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  Card: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`href` makes the picture and the title one link.' },
      { version: 'Unreleased', text: '`price` lines up with the prices of neighboring cards.' },
      {
        version: 'Unreleased',
        text: '`orientation="horizontal"` puts the picture next to the text.',
      },
    ],
  },
  Chart: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`failed` is now `error`.' },
      {
        version: 'Unreleased',
        text: 'A point’s value can be null: the line has a gap, and `missingLabel` says so.',
      },
      {
        version: 'Unreleased',
        text: '`measured` shows values that are all zero instead of the empty text.',
      },
      {
        version: 'Unreleased',
        text: 'A point can have a value to compare it with, `compared`, and `comparedLabel` heads its column.',
      },
    ],
  },
  Checkbox: stable,
  ColumnMenu: draft,
  Columns: stable,
  Combobox: draft,
  CommandPalette: draft,
  ConfirmDialog: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`pending` is now `loading`.' },
      { version: 'Unreleased', text: '`endAt` is now `finalFocus`.' },
      { version: 'Unreleased', text: '`failed` is now `error`.' },
    ],
  },
  Container: stable,
  Conversation: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  CopyButton: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  CopyField: stable,
  Countdown: stable,
  DateRange: draft,
  DescriptionList: stable,
  DeviceFrame: {
    ...draft,
    changes: [
      {
        version: 'Unreleased',
        text: '`DeviceSwitch` and `useSize` are exported, for pages with a frame of their own.',
      },
    ],
  },
  Dialog: {
    ...stable,
    changes: [
      {
        version: 'Unreleased',
        text: '`urgent` is now `role="alertdialog"`, and `staysOpen` is `dismissible={false}`.',
      },
      {
        version: 'Unreleased',
        text: '`startAt` is now `initialFocus`, and `endAt` is `finalFocus`.',
      },
    ],
  },
  Disclosure: {
    ...stable,
    changes: [{ version: 'Unreleased', text: '`DisclosureSkeleton` is gone: use **Skeleton**.' }],
  },
  Divider: stable,
  Dropzone: draft,
  EmptyState: stable,
  FileField: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`pending` is now `loading`.' },
      { version: 'Unreleased', text: '`choose` is now `chooseLabel`, and `drop` is `dropLabel`.' },
    ],
  },
  FileList: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`failed` is now `error`.' },
      {
        version: 'Unreleased',
        text: '`uploading` of a file shows its progress, and `retry` has its button and calls `onRetry`.',
      },
    ],
  },
  Footer: stable,
  Frame: stable,
  Grid: stable,
  Heading: stable,
  Icon: {
    ...stable,
    changes: [
      {
        version: 'Unreleased',
        text: '15 icons: `bag`, `ban`, `chart`, `columns`, `desktop`, `grip`, `key`, `message`, `more`, `phone`, `refresh`, `sliders`, `tablet`, `tag` and `upload`.',
      },
    ],
  },
  IconButton: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`inactive` is now `disabled`.' },
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`expanded` is now `aria-expanded`.' },
    ],
  },
  Inline: stable,
  InlineSelect: {
    ...stable,
    changes: [
      {
        version: 'Unreleased',
        text: '`label` is now `aria-label`, and `label` with `labelShown` is `label`.',
      },
      { version: 'Unreleased', text: 'Options can be grouped by their `group`.' },
    ],
  },
  List: stable,
  Menu: {
    ...stable,
    changes: [{ version: 'Unreleased', text: '`letter` is now `fallback`.' }],
  },
  MoneyField: stable,
  Notice: {
    ...stable,
    changes: [{ version: 'Unreleased', text: '`live="urgent"` is now `live="assertive"`.' }],
  },
  Pagination: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`onPress` is now `onClick`.' },
    ],
  },
  Panel: {
    ...stable,
    changes: [{ version: 'Unreleased', text: '`labelledBy` is now `aria-labelledby`.' }],
  },
  PinnedImage: draft,
  Popover: draft,
  Price: {
    ...stable,
    changes: [{ version: 'Unreleased', text: '`look` is now `variant`.' }],
  },
  Progress: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`pending` is now `loading`, and `words` is `valueText`.' },
      { version: 'Unreleased', text: '`formatPercent` is exported.' },
    ],
  },
  RadioGroup: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`flow` is now `orientation`.' },
      { version: 'Unreleased', text: 'Options can fold their list: `listSummary`.' },
    ],
  },
  SearchField: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  Section: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`labelledBy` is now `aria-labelledby`.' },
      {
        version: 'Unreleased',
        text: '`room` is now `spacing`, `ground` is `background`, and `ruled` is `divided`.',
      },
    ],
  },
  SelectField: stable,
  Sidebar: draft,
  Skeleton: stable,
  Stack: stable,
  Stat: stable,
  Stepper: draft,
  Steps: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`flow` is now `orientation`.' },
    ],
  },
  SummaryList: stable,
  Switch: draft,
  Table: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`failed` is now `error`.' },
      { version: 'Unreleased', text: '`ground` is now `background`.' },
      {
        version: 'Unreleased',
        text: 'Rows can be selected, `selection`, and columns hidden, `hiddenColumns`.',
      },
      { version: 'Unreleased', text: '`rowsOpen` opens a row by a click anywhere in it.' },
      {
        version: 'Unreleased',
        text: 'On phones, rows have two lines if columns name theirs, `line`. `getShownColumns` lists what a table shows.',
      },
    ],
  },
  Tabs: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  Text: stable,
  TextArea: {
    ...stable,
    changes: [{ version: 'Unreleased', text: '`readOnly` keeps a text from being changed.' }],
  },
  TextField: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`action` takes a button that uses the value.' },
      { version: 'Unreleased', text: '`readOnly` keeps a text from being changed.' },
    ],
  },
  TextLink: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  Toaster: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
      { version: 'Unreleased', text: '`variant` is now `tone`: `positive`, `critical` or `info`.' },
    ],
  },
  Toolbar: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`label` is now `aria-label` where it isn’t visible.' },
    ],
  },
  Tooltip: {
    ...stable,
    changes: [
      { version: 'Unreleased', text: '`side="end"` puts it beside the control.' },
      {
        version: 'Unreleased',
        text: '`repeatsName` is for a text that is the control’s name, so that it isn’t read twice.',
      },
    ],
  },
  TopBar: stable,
  VisuallyHidden: stable,
};
