import { Glob } from 'bun';

/** What can be imported from the package: the path in `ui` of each module, without its extension. */
export function listEntries(ui: string): Map<string, string> {
  const components = Array.from(new Glob('*/*.tsx').scanSync(ui), (path) => path.split('/'))
    .filter(([folder, file]) => file === `${folder}.tsx`)
    .map(([folder]): [string, string] => [`${folder}`, `${folder}/${folder}`]);
  return new Map([...components.sort(), ['theme', 'theme']]);
}
