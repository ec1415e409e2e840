import { atom } from 'jotai';
import * as v from 'valibot';
import { rememberedAtom } from './remembered.ts';

export const isPaletteOpenAtom = atom(false);

/**
 * Whether keys without Ctrl or Cmd do something. Speech input types words, which would be taken for
 * shortcuts, so people can turn them off (WCAG 2.1.4).
 */
export const hasSingleKeysAtom = rememberedAtom('single-key-shortcuts', v.boolean(), true);
