import * as css from './email-frame.css.ts';

type EmailFrameProps = { title: string; html: string; isDark: boolean; isPhone: boolean };

/**
 * An email as mail programs show it: without scripts, and with links that lead nowhere. The page
 * reads its height, because a frame doesn't grow with its content.
 */
export function EmailFrame({ title, html, isDark, isPhone }: EmailFrameProps) {
  return (
    <iframe
      key={isPhone ? 'phone' : 'desktop'}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={inTheme(html, isDark)}
      ref={fitWithWindow}
      onLoad={({ currentTarget }) => fit(currentTarget)}
      className={isPhone ? css.phone : css.desktop}
    />
  );
}

/** Emails follow the mail program's theme. */
function inTheme(html: string, isDark: boolean): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replace('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all');
}

function fitWithWindow(frame: HTMLIFrameElement) {
  const fitAgain = () => {
    frame.style.blockSize = '0';
    fit(frame);
  };
  window.addEventListener('resize', fitAgain);
  return () => window.removeEventListener('resize', fitAgain);
}

function fit(frame: HTMLIFrameElement): void {
  frame.style.blockSize = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}
