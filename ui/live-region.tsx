import type { ReactNode } from 'react';
import { useLiveRegion } from './use-live-region.ts';

type LiveRegionProps = {
  /** What draws the region, and what draws the words in it. */
  className?: string;
  contentClassName?: string;
  children: ReactNode;
};

/** A live region. Its words are drawn at once, and put in anew as soon as that is heard. */
export function LiveRegion({ className, contentClassName, children }: LiveRegionProps) {
  const isHeard = useLiveRegion();
  return (
    <div role="status" className={className}>
      {children && (
        <div
          key={isHeard ? 'heard' : 'seen'}
          aria-hidden={isHeard ? undefined : true}
          className={contentClassName}
        >
          {children}
        </div>
      )}
    </div>
  );
}
