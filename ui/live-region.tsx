import type { ReactNode } from 'react';
import { useLiveRegion } from './use-live-region.ts';

type LiveRegionProps = {
  /** Classes of the region and of the content in it. */
  className?: string;
  contentClassName?: string;
  children: ReactNode;
};

/**
 * A live region whose content is visible from the start and inserted again once screen readers will
 * announce it.
 */
export function LiveRegion({ className, contentClassName, children }: LiveRegionProps) {
  const isReady = useLiveRegion();
  return (
    <div role="status" className={className}>
      {children && (
        <div
          key={isReady ? 'announced' : 'initial'}
          aria-hidden={isReady ? undefined : true}
          className={contentClassName}
        >
          {children}
        </div>
      )}
    </div>
  );
}
