import type { ReactNode } from 'react';
import { useIsHeard } from './use-live-region.ts';

type NewsProps = {
  /** What draws the region, and what draws the words in it. */
  regionStyle?: string;
  wordsStyle?: string;
  children: ReactNode;
};

/** A live region. Its words are drawn at once, and put in anew as soon as that is heard. */
export function News({ regionStyle, wordsStyle, children }: NewsProps) {
  const isHeard = useIsHeard();
  return (
    <div role="status" className={regionStyle}>
      {children && (
        <div
          key={isHeard ? 'heard' : 'seen'}
          aria-hidden={isHeard ? undefined : true}
          className={wordsStyle}
        >
          {children}
        </div>
      )}
    </div>
  );
}
