import type { SecretPicture } from '../domain/secret-pictures.ts'
import { picturePath, soundPath } from './words/media-path.ts'

/** Words of the secret pictures. Their pictures differ in shape, not only in colour. */
const words: Readonly<Record<SecretPicture, { french: string; picture: string }>> = {
  chat: { french: 'le chat', picture: 'cat' },
  poisson: { french: 'le poisson', picture: 'tropical-fish' },
  grenouille: { french: 'la grenouille', picture: 'frog' },
  elephant: { french: "l'éléphant", picture: 'elephant' },
  pomme: { french: 'la pomme', picture: 'red-apple' },
  banane: { french: 'la banane', picture: 'banana' },
  soleil: { french: 'le soleil', picture: 'sun' },
  'arc-en-ciel': { french: "l'arc-en-ciel", picture: 'rainbow' },
  flocon: { french: 'le flocon', picture: 'snowflake' },
  maison: { french: 'la maison', picture: 'house' },
  avion: { french: "l'avion", picture: 'airplane' },
  tuque: { french: 'la tuque', picture: 'tuque' },
}

/** Text, picture and sound of a secret picture; paths are under the media base. */
export function shownSecretPicture(name: SecretPicture): { french: string; image: string; sound: string } {
  const { french, picture } = words[name]
  return { french, image: picturePath(picture), sound: soundPath(french) }
}
