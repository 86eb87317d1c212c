import { menuIcons } from '../../../../content/menu.ts'
import { catalogue } from '../../../../content/words/catalogue.ts'
import { pictureNameOf, picturePath } from '../../../../content/words/media-path.ts'
import type { NamedPicture } from './find-pictures.ts'

/** Every picture that comes with the site. */
export const sitePictures: readonly NamedPicture[] = picturesOfSite()

/** Each picture of the bank once, under all the words that it stands for; those of the menu alone have the names of their files. */
function picturesOfSite(): NamedPicture[] {
  const names = new Map<string, string>()
  for (const { word } of catalogue) {
    if (word.image === null) continue
    const known = names.get(word.image)
    names.set(word.image, [...(known ? [known] : []), `${word.french} (${word.english})`].join(', '))
  }
  for (const icon of menuIcons) {
    const image = picturePath(icon)
    if (!names.has(image)) names.set(image, icon.replaceAll('-', ' '))
  }
  return [...names].map(([image, name]) => ({ image, name, fileName: pictureNameOf(image) }))
}
