import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { addDeclarations } from './add-declarations.ts';
import { cleanUp } from './clean-up.ts';
import { fillInArgs } from './fill-in-args.ts';
import { formatAll } from './format.ts';
import { readArgs, sourceOf } from './story-args.ts';
import { findDeclaration, parse, readCode, withoutExport } from './syntax.ts';

/** The stories of a file as code to copy, by export name: with imports, without args and mocks. */
export async function writeStoryCode(csf: CsfFile, file: string): Promise<Map<string, string>> {
  const module = { file, source: sourceOf(csf), body: csf._ast.program.body };
  const stories = Object.keys(csf._stories);
  const parts = stories.map((story) => addDeclarations(writeExample(csf, story), module));
  const bodies = await formatAll(parts.map(({ body }) => body));
  return new Map(
    stories.map((story, index) => [
      story,
      `${parts[index]?.imports}\n\n${bodies[index]}`.trimStart(),
    ]),
  );
}

/** The component of a file as code to copy, with everything that it refers to. */
export async function writeComponentCode(csf: CsfFile, file: string): Promise<string | undefined> {
  const component = csf._metaAnnotations.component;
  if (!t.isIdentifier(component)) return undefined;
  const module = { file, source: sourceOf(csf), body: csf._ast.program.body };
  const { imports, body } = addDeclarations(`<${component.name} />`, module);
  const [formatted] = await formatAll([body]);
  return `${imports}\n\n${formatted}`.trimStart();
}

/** An element, or a component if the story has state. */
function writeExample(csf: CsfFile, story: string): string {
  const render = `const Example = ${readRender(csf, story)};`;
  const code = cleanUp(fillInArgs(render, readArgs(csf, story)));
  const [statement] = parse(code).program.body;
  const value = t.isVariableDeclaration(statement) ? statement.declarations[0]?.init : undefined;
  if (t.isArrowFunctionExpression(value) && t.isExpression(value.body))
    return readCode(value.body, code);
  if (t.isFunctionExpression(value))
    return readCode(value, code).replace(/^function \w*\(/, 'function Example(');
  return code;
}

function readRender(csf: CsfFile, story: string): string {
  const render = csf._storyAnnotations[story]?.render ?? csf._metaAnnotations.render;
  const source = sourceOf(csf);
  const component = csf._metaAnnotations.component;
  if (!render)
    return `(args) => <${component ? readCode(component, source) : 'Component'} {...args} />`;
  if (!t.isIdentifier(render)) return readCode(render, source).replace(/^render\(/, 'function (');
  const statement = findDeclaration(csf._ast.program.body, render.name);
  const declaration = statement && withoutExport(statement);
  const value = t.isVariableDeclaration(declaration)
    ? declaration.declarations[0]?.init
    : declaration;
  return value ? readCode(value, source) : `(args) => <${render.name} {...args} />`;
}
