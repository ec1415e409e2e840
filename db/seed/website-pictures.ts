/** A picture of a demo for its product's page. `bun run thumbnails` takes it. */
export type WebsitePicture = {
  /** The last part of the file's name. */
  name: string;
  /** The page, relative to the demo's home page. */
  page: string;
  /** A selector of the part at the top of the picture; null: the top of the page. */
  part: string | null;
  device: 'desktop' | 'phone';
  alt: string;
};

const takenOn =
  (device: WebsitePicture['device']) =>
  (name: string, page: string, part: string | null, alt: string): WebsitePicture => ({
    name,
    page,
    part,
    device,
    alt,
  });
const onDesktop = takenOn('desktop');
const onPhone = takenOn('phone');

/** What the first screen of each demo leaves out, by its folder. */
export const websitePictures: Record<string, readonly WebsitePicture[]> = {
  saltmarsh: [
    onDesktop(
      'menu',
      'menu/',
      '.menu',
      'This week’s dishes and prices below a print of a mackerel.',
    ),
    onPhone('book', 'book/', null, 'The booking form on a phone asks for a date and a sitting.'),
    onDesktop(
      'room',
      'room/',
      '.room',
      'A print of the dining room, with a fire, set tables and a cat.',
    ),
    onDesktop(
      'suppliers',
      '',
      '#suppliers',
      'A map of the marsh with numbered suppliers beside their names.',
    ),
    onDesktop('gifts', '', '#gifts', 'Three gift cards with an oyster, a crab and a feather.'),
  ],
  'crane-hollis': [
    onDesktop('work', 'work/', null, 'A practice area with how long it takes and what to bring.'),
    onPhone('people', 'people/', null, 'The people page on a phone shows each lawyer’s signature.'),
    onDesktop(
      'people',
      'people/',
      '.signatures',
      'Lawyers with their signatures, phone numbers and languages.',
    ),
    onDesktop('fees', 'fees/', null, 'What each service costs, in white on dark blue.'),
    onDesktop(
      'contact',
      'contact/',
      null,
      'A contact form beside the office’s phone number and address.',
    ),
  ],
  ebbe: [
    onDesktop(
      'teachers',
      '',
      '#teachers',
      'Drawn portraits of four teachers, with what each one teaches.',
    ),
    onPhone(
      'timetable',
      '',
      '#timetable',
      'The timetable on a phone, in a color for each kind of class.',
    ),
    onDesktop(
      'space',
      '',
      '#space',
      'A drawing of the studio from above, with a class on its mats.',
    ),
  ],
  'ines-varga': [
    onDesktop(
      'slack-water',
      '',
      '#slack-water',
      'A series with a large gray photograph and a small green one.',
    ),
    onPhone('ore-quay', '', '#ore-quay', 'A harbor at night fills half the screen of a phone.'),
    onDesktop('prints', '', '#prints', 'Four framed prints, from small to large, on a pale wall.'),
  ],
  'rye-ember': [
    onDesktop(
      'bakes',
      '',
      '#bakes',
      'Each bread with the time it leaves the oven, its heat and its price.',
    ),
    onPhone(
      'standing',
      '',
      '#standing',
      'Standing orders and their prices on a phone, in cream on red.',
    ),
    onDesktop('markets', '', '#markets', 'A map of four markets along a river through the town.'),
  ],
  'northgate-dental': [
    onDesktop('visit', '', '#visit', 'The first visit in six steps, from the bell to the way out.'),
    onPhone('team', '', '#team', 'Drawn portraits of the team on a phone, in two columns.'),
    onDesktop(
      'prices',
      '',
      '#prices',
      'Treatments and prices beside a drawing of teeth marked with letters.',
    ),
  ],
  fivebar: [
    onDesktop('sum', '', '#sum', 'Three large numbers explain how the product counts a crate.'),
    onPhone(
      'advice',
      '',
      '#advice',
      'A bar chart of eight Saturdays on a phone, in white on black.',
    ),
    onDesktop(
      'prices',
      '',
      '#prices',
      'Three plans from $6 to $90 a month, in yellow stars on green.',
    ),
  ],
  'alder-joinery': [
    onDesktop('projects', '', '#projects', 'A project with a wall of bookshelves around a window.'),
    onPhone('work', '', '#work', 'The stages of a project on a phone, along a wooden ruler.'),
    onDesktop('timber', '', '#timber', 'Six boards of wood side by side, with their names.'),
  ],
  'marlow-house': [
    onDesktop(
      'rooms',
      '',
      '#rooms',
      'The attic room, drawn with swifts, a telescope and its price.',
    ),
    onPhone(
      'damson',
      '',
      '#damson',
      'A room with a fireplace on a phone, above its price for a night.',
    ),
    onDesktop(
      'breakfast',
      '',
      '#breakfast',
      'The breakfast menu on a laid table with eggs and pears.',
    ),
  ],
};

/** The sides in pixels of a picture in its widest version. */
export const pictureSides = {
  desktop: { width: 960, height: 600 },
  phone: { width: 480, height: 960 },
} as const;

/** The address of a picture in one of its widths. */
export function websitePicture(slug: string, { name, device }: WebsitePicture, width: number) {
  return `/thumbnails/${slug}-${name}-${device}-${width}.webp`;
}

/** The pictures of a demo, as its product keeps them. */
export function picturesOf(slug: string) {
  return (websitePictures[slug] ?? []).map((picture) => {
    const sides = pictureSides[picture.device];
    return { url: websitePicture(slug, picture, sides.width), alt: picture.alt, ...sides };
  });
}
