import { plugin } from 'bun';
import { happyDomPlugin } from './happy-dom-plugin.ts';
import { rawTextPlugin } from './raw-text-plugin.ts';
import { vanillaExtractPlugin } from './vanilla-extract-plugin.ts';

// A failed query prints the document: a screenful is enough.
process.env.DEBUG_PRINT_LIMIT ??= '1500';

plugin(vanillaExtractPlugin);
plugin(happyDomPlugin);
plugin(rawTextPlugin);
