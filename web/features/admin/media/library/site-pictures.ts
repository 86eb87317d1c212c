import { menuIcons } from '../../../../../content/menu.ts'
import { catalogue } from '../../../../../content/words/catalogue.ts'
import { pictureNameOf, picturePath } from '../../../../../content/words/media-path.ts'
import type { NamedPicture } from './find-pictures.ts'

/** All pictures of the site, each once. Pictures of the menu only are named after their file. */
export const sitePictures: readonly NamedPicture[] = picturesOfSite()

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
