/** A text of a section that the customer provides. */
export type BriefText = {
  /** Unique in its section. Stays when the label changes, so that answers keep their place. */
  id: string;
  label: string;
  example: string;
  /** The maximum length, in characters. */
  max: number;
  /** Whether the website works without it. */
  optional: boolean;
  /** When the shop added it to a brief that was sent; absent: the product asks for it. */
  askedAt?: string | undefined;
  /** Counts how often an added question was reworded, from 1; absent: never. */
  version?: number | undefined;
};

/** A part of a design, such as the opening of its home page. */
export type BriefSection = {
  id: string;
  title: string;
  /** What the section is for. */
  hint: string;
  texts: BriefText[];
  /** How many pictures fit, and which ones work well; 0: none. */
  pictures: { max: number; hint: string };
};
