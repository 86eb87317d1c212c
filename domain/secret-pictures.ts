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
