import { createContext } from 'react';
import { attachmentUrl } from '../data/attachments.ts';

/** Where a screenshot can be downloaded; guests have their own address. */
export const ScreenshotUrl = createContext((id: string): string => attachmentUrl(id));
