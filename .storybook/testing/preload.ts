import { plugin } from 'bun';
import { domForComponentTests } from './dom-plugin.ts';
import { stylesAsClassNames } from './styles-plugin.ts';

plugin(stylesAsClassNames);
plugin(domForComponentTests);
