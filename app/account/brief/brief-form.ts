import type { BriefCalls } from '../../data/briefs.ts';
import type { Autosave } from './use-autosave.ts';
import type { BriefUploads } from './use-brief-files.ts';

/** The brief that is filled in, with its answers, files and calls. */
export type BriefForm = {
  autosave: Autosave;
  uploads: BriefUploads;
  fileUrl: BriefCalls['fileUrl'];
  checkDomain: BriefCalls['checkDomain'];
};
