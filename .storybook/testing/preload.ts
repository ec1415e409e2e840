import { plugin } from 'bun';
import { domForComponentTests } from './dom-plugin.ts';
import { stylesAsClassNames } from './styles-plugin.ts';

// A failed query quotes the document: a screenful is enough.
process.env.DEBUG_PRINT_LIMIT ??= '1500';

plugin(stylesAsClassNames);
plugin(domForComponentTests);
