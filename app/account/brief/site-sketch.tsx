import { type CSSProperties, useEffect, useRef } from 'react';
import { briefPicturesKey, briefTextKey } from '#contract/brief-fields';
import type { BriefSection } from '#db/values/brief-sections';
import { getContrastRatio, mixColors } from '../../../ui/color.ts';
import { brief as copy } from '../../copy/brief.ts';
import { isImage } from '../../format/file-info.ts';
import type { BriefForm } from './brief-form.ts';
import { isHexColor } from './color-field.tsx';
import * as css from './site-sketch.css.ts';

const ownColor = '#2f3a4a';
const maxMenuEntries = 4;

/** `part`: the id of the section that is being filled in, 'menu' or 'contact'. */
type SiteSketchProps = Pick<BriefForm, 'autosave' | 'fileUrl'> & { part: string };

/** The customer's website, roughly drawn with their own words, colors and pictures. */
export function SiteSketch({ autosave: { brief, answers }, fileUrl, part }: SiteSketchProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = `[data-current="${CSS.escape(part)}"]`;
    const place = page.current?.querySelector<HTMLElement>(current);
    const menu = page.current?.firstElementChild;
    if (!place || !menu) return;
    page.current?.scrollTo({ top: place === menu ? 0 : place.offsetTop - menu.clientHeight });
  }, [part]);
  const pictures = (key: string) =>
    brief.files
      .filter(({ field, type }) => field === key && isImage(type))
      .map(({ id }): CSSProperties => ({ backgroundImage: `url("${fileUrl(id)}")` }));
  const [logo] = answers.logo === 'name' ? [] : pictures('logoFiles');
  const name = answers.businessName?.trim() || copy.sketch.name;
  const isOwn = answers.colors === 'own';
  const main = isOwn && isHexColor(answers.color) ? answers.color : ownColor;
  const second = isOwn && isHexColor(answers.secondColor) ? answers.secondColor : null;
  const [opening, ...sections] = brief.sections;
  const menu = splitList(answers.pages) ?? sections.map(({ title }) => title);
  const contact = [answers.phone, answers.email, answers.address, answers.openingHours];
  const current = (id: string) => (part === id ? { 'data-current': id } : {});
  const sectionOf = (section: BriefSection) => ({
    section,
    answers,
    pictures: pictures(briefPicturesKey(section.id)),
  });
  return (
    <div role="img" aria-label={copy.sketch.label} className={css.site} data-customer-colors>
      <div className={css.bar}>{siteAddress(answers, name)}</div>
      <div ref={page} className={css.page}>
        <div className={css.menu} {...current('menu')}>
          {logo ? <span className={css.logo} style={logo} /> : <b>{name}</b>}
          <span className={css.entries}>
            {menu.slice(0, maxMenuEntries).map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </span>
        </div>
        {opening && (
          <div className={css.opening} style={paint(main)} {...current(opening.id)}>
            <Section {...sectionOf(opening)} />
            <span className={css.button} style={paint(second ?? mixColors(main, '#ffffff', 0.88))}>
              {copy.sketch.button}
            </span>
          </div>
        )}
        {sections.map((section) => (
          <div key={section.id} className={css.section} {...current(section.id)}>
            <b>{section.title}</b>
            <Section {...sectionOf(section)} />
          </div>
        ))}
        <div className={css.contact} {...current('contact')}>
          <b>{name}</b>
          {answers.business && <Words text={answers.business} />}
          {contact.map((text, index) => {
            const line = text?.trim() || copy.sketch.contact[index];
            return line && <span key={line}>{line}</span>;
          })}
        </div>
      </div>
    </div>
  );
}

type SectionProps = {
  section: BriefSection;
  answers: Readonly<Record<string, string>>;
  pictures: readonly CSSProperties[];
};

/** The texts of a section, or what each is for, and its pictures. */
function Section({ section: { id, texts, pictures: wanted }, answers, pictures }: SectionProps) {
  const shown = texts.filter(
    (text) => !text.optional || answers[briefTextKey(id, text.id)]?.trim(),
  );
  return (
    <>
      {shown.map((text) => (
        <Words key={text.id} text={answers[briefTextKey(id, text.id)]?.trim() || text.label} />
      ))}
      {wanted.max > 0 && (
        <span className={css.pictures}>
          {(pictures.length > 0 ? pictures.slice(0, 3) : [{}]).map((style, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no other name here
            <span key={index} className={css.picture} style={style} />
          ))}
        </span>
      )}
    </>
  );
}

function Words({ text }: { text: string }) {
  return <span className={css.words}>{text}</span>;
}

/** A color with whichever of black and white can be read on it. */
function paint(color: string): CSSProperties {
  const isDark = getContrastRatio(color, '#ffffff') >= getContrastRatio(color, '#000000');
  return { background: color, color: isDark ? '#ffffff' : '#000000' };
}

function siteAddress(answers: Readonly<Record<string, string>>, name: string): string {
  const domain = answers.domain === 'find' ? answers.domainWishes : answers.domainName;
  const [first] = splitList(domain) ?? [];
  if (first) return first.replace(/^https?:\/\//i, '');
  const slug = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return `${slug}.com`;
}

/** The entries of a list however it was typed or pasted: on lines, with commas, bullets or numbers. */
export function splitList(text = ''): string[] | null {
  const entries = text
    .split(/\n/.test(text.trim()) ? /\n/ : /[,;]/)
    .map((entry) => entry.replace(/^\s*(?:[-–—*•·\u25e6\u25aa\u2023]|\d+[.)])\s*/u, '').trim())
    .filter(Boolean);
  return entries.length > 0 ? [...new Set(entries)] : null;
}
