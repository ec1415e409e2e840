/** The demo shop's customers. Their addresses do not exist and they cannot sign in. */
export const people = {
  mara: { firstName: 'Mara', lastName: 'Lindqvist', email: 'mara@havsbadet.example' },
  tomas: { firstName: 'Tomás', lastName: 'Rivero', email: 'tomas@riverolegal.example' },
  aisha: { firstName: 'Aisha', lastName: 'Okafor', email: 'aisha@stillpoint.example' },
  jonas: { firstName: 'Jonas', lastName: 'Brandt', email: 'jonas@brandtfoto.example' },
  elif: { firstName: 'Elif', lastName: 'Demir', email: 'elif@simitandco.example' },
  hugo: { firstName: 'Hugo', lastName: 'Moreau', email: 'hugo@atelier-moreau.example' },
  priya: { firstName: 'Priya', lastName: 'Nair', email: 'priya@nairdental.example' },
  kofi: { firstName: 'Kofi', lastName: 'Mensah', email: 'kofi@mensahjoinery.example' },
  ingrid: { firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid@fjordrom.example' },
  daniel: { firstName: 'Daniel', lastName: 'Katz', email: 'daniel@katzcounsel.example' },
  lucia: { firstName: 'Lucía', lastName: 'Ferrer', email: 'lucia@casaferrer.example' },
  owen: { firstName: 'Owen', lastName: 'Pritchard', email: 'owen@pritchardbakes.example' },
} as const;

export type PersonName = keyof typeof people;

export const personNames = Object.keys(people) as PersonName[];
