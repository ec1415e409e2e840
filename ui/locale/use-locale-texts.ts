import { createContext, use } from 'react';
import type { BoardTexts } from '../board/board-texts.ts';
import type { ComboboxTexts } from '../combobox/combobox-texts.ts';
import type { FileRefusal } from '../dropzone/check-files.ts';
import type { PageRange } from '../pagination/format-range.ts';

type Counted = (count: number) => string;
type Named = (name: string) => string;
type StepState = 'done' | 'current' | 'upcoming';

/** The texts that components bring along, by component. What is left out is in English. */
export type LocaleTexts = {
  Board?: Partial<BoardTexts>;
  Breadcrumb?: { label?: string; moreLabel?: string };
  Chart?: { tableLabel?: string; comparedLabel?: string; missingLabel?: string };
  Combobox?: Partial<ComboboxTexts>;
  CommandPalette?: {
    title?: string;
    recentLabel?: string;
    loadingLabel?: string;
    emptyLabel?: string;
    countLabel?: Counted;
  };
  ConfirmDialog?: { cancelLabel?: string };
  CopyButton?: { copiedLabel?: string };
  CopyField?: { copyLabel?: string };
  DateRange?: {
    startLabel?: string;
    endLabel?: string;
    presetLabel?: string;
    customLabel?: string;
    orderError?: string;
    /** `limits` is formatted: 'Jan 1, 2025 – Jan 31, 2026'. */
    limitsError?: (limits: string) => string;
    daysText?: Counted;
  };
  Dialog?: { closeLabel?: string };
  Dropzone?: {
    /** Shown while files are dragged over the page. */
    draggingLabel?: string;
    /** Sentences about refused files, by the reason. They say what to choose instead. */
    refusals?: Partial<Record<FileRefusal, Named>>;
    removeLabel?: Named;
    retryLabel?: Named;
    /** Announced for a file that is added without an upload, and for one that is uploaded. */
    addedText?: Named;
    uploadedText?: Named;
  };
  Form?: { summaryTitle?: Counted };
  /** Shown when what was typed or pasted isn’t an amount, with an example of one. */
  MoneyField?: { invalidError?: (example: string) => string };
  /** The button of what couldn’t be loaded. */
  Notice?: { retryLabel?: string };
  Pagination?: {
    previousLabel?: string;
    nextLabel?: string;
    /** '1–40 of 1,204'. */
    rangeLabel?: (range: PageRange) => string;
  };
  SearchField?: { clearLabel?: string };
  Sidebar?: {
    foldLabel?: string;
    unfoldLabel?: string;
    moreLabel?: string;
    closeLabel?: string;
  };
  Stepper?: {
    /** The heading of the compact form: 'Step 2 of 5: Texts'. */
    positionText?: (number: number, count: number, title: string) => string;
    percentText?: (percent: string) => string;
    showLabel?: string;
    hideLabel?: string;
    stateLabels?: Record<StepState | 'error', string>;
  };
  Steps?: { stateLabels?: Record<StepState, string> };
  Table?: {
    actionsHeading?: string;
    /** The label of the checkbox for all rows. */
    allLabel?: string;
    /** '3 selected', shown in the bar and announced. */
    countText?: Counted;
    clearLabel?: string;
  };
  /** Shown and announced, when a text is nearly as long as it can be. */
  TextArea?: { countLabel?: (used: number, max: number) => string };
  /** Appended to the accessible name of links that open in a new tab. */
  TextLink?: { newTabLabel?: string };
  Toaster?: {
    /** The accessible name of the region. */
    label?: string;
    /** Read before each toast. */
    messageLabel?: string;
    closeLabel?: string;
  };
  Toolbar?: { clearLabel?: string };
  TopBar?: { navLabel?: string; menuLabel?: string };
};

export const LocaleContext = createContext<{ locale: string; texts: LocaleTexts }>({
  locale: 'en-US',
  texts: {},
});

/** The language of numbers and dates, such as 'de-DE'. */
export function useLocale(): string {
  return use(LocaleContext).locale;
}

/** A component's texts in the app's language, and its props, which come first. */
export function useLocaleTexts<Component extends keyof LocaleTexts, Props extends object>(
  component: Component,
  props: Props,
): Props & NonNullable<LocaleTexts[Component]> {
  return { ...use(LocaleContext).texts[component], ...props };
}
