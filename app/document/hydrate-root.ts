/** It is in the framework’s chunk, so that React DOM is evaluated there and not in the entry’s task. */
export { hydrateRoot } from 'react-dom/client';
