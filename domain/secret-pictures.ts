/** The pictures for pupils' secrets, in display order. Their words are in `content/secret-pictures.ts`. */
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

/** The number of pictures in a secret. They are ordered and may repeat. */
export const SECRET_LENGTH = 3

/** Numbers of wrong attempts that lock a pupil, where, and for how long (decision 36). */
export const MAX_WRONG_PICTURES = {
  /** Attempts from one address within `minutes` that lock the pupil at that address for the same time. */
  withinMinutes: 5,
  minutes: 15,
  /** Attempts from one address in a school day that lock the pupil at that address until the next day. */
  dayAtAddress: 10,
  /** Attempts from all addresses in a school day that lock the pupil everywhere until the next day. */
  day: 20,
  /** Attempts from all addresses within a year that lock the pupil everywhere until the teacher unlocks them. */
  untilTeacher: 50,
} as const
