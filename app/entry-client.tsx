import { showLoadError } from './document/load-error.ts';
import { hydrate } from './hydrate.tsx';

hydrate().catch(showLoadError);
