import { type ReactNode, use } from 'react';
import { LocaleContext, type LocaleTexts } from './use-locale-texts.ts';

export type { LocaleTexts } from './use-locale-texts.ts';

/** The language of an app. */
export type LocaleProviderProps = {
  children: ReactNode;
  /** The format of numbers and dates, such as 'de-DE'. */
  locale?: string;
  /** By component. What is left out is in English. */
  texts: LocaleTexts;
};

/** Gives components their texts in another language. */
export function LocaleProvider({ children, locale, texts }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  return (
    <LocaleContext value={{ locale: locale ?? outer.locale, texts: { ...outer.texts, ...texts } }}>
      {children}
    </LocaleContext>
  );
}
