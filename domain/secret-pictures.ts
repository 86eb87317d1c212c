/** The pictures of which pupils' secrets are made, in the order in which they are shown. Their words: `content/secret-pictures.ts`. */
export const secretPictures = [
  'chat',
  'poisson',
  'grenouille',
  'elephant',
  'pomme',
  'banane',
  'soleil',
  'arc-en-ciel',
  'flocon',
  'maison',
  'avion',
  'tuque',
] as const
export type SecretPicture = (typeof secretPictures)[number]

/** How many pictures a secret has, in order; one may come twice. */
export const SECRET_LENGTH = 3

/** How many wrong pictures of a pupil lock them, where and for how long: decision 36. */
export const WRONG_PICTURES = {
  /** From one address within `minutes`: locked there, for as long. */
  atOnce: 5,
  minutes: 15,
  /** From one address in a day of the school: locked there, until the next day. */
  dayAtAddress: 10,
  /** From all addresses in a day of the school: locked everywhere, until the next day. */
  day: 20,
  /** From all addresses within a year: locked everywhere, until the teacher gives the tries back. */
  untilTeacher: 50,
} as const
