import { useState } from 'react';
import type { FileEntry } from '../file-list/file-list.tsx';

/** The announcements about a file, by its name. */
type Texts = { added: (name: string) => string; uploaded: (name: string) => string };

/** Announces what has happened to the files since the last render, for a live region. */
export function useFileAnnouncements(files: readonly FileEntry[], texts: Texts): string {
  const [known, setKnown] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (known !== files) {
    setKnown(files);
    const latest = files.map((file) => describe(file, known, texts)).filter(Boolean);
    if (latest.length > 0) setAnnouncement(latest.join(' '));
  }
  return announcement;
}

function describe(file: FileEntry, known: readonly FileEntry[], texts: Texts) {
  const before = known.find(({ id }) => id === file.id);
  if (file.error) return before?.error === file.error ? '' : `${file.name}: ${file.error}`;
  if (file.uploading !== undefined) return '';
  if (!before) return texts.added(file.name);
  return before.uploading === undefined ? '' : texts.uploaded(file.name);
}
