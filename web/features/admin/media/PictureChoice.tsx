import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { menuIcons } from '../../../../content/menu.ts'
import { catalogue } from '../../../../content/words/catalogue.ts'
import { pictureNameOf, picturePath } from '../../../../content/words/media-path.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useShowMore } from '../../../ui/use-show-more.ts'
import { pluralize } from '../data/pluralize.ts'
import { mediaQuery } from '../data/queries.ts'
import { InputField } from '../ui/Field.tsx'
import form from '../ui/ui.module.css'
import { findPictures, type NamedPicture } from './library/find-pictures.ts'
import { UploadButton } from './library/UploadButton.tsx'
import styles from './media.module.css'

interface ChoiceProps {
  word: string
  value: string
  onChoose(value: string): void
}

/** Pictures rendered at a time; a thousand would slow down a phone. */
const PAGE_SIZE = 48

/** Chooses a picture of the site, or of the school's files and of this device if the teacher may upload. */
export function PictureChoice({ word, value, onChoose }: ChoiceProps) {
  const canUpload = useCan('uploadMedia')
  const { data: files = [] } = useQuery({ ...mediaQuery, enabled: canUpload })
  const [query, setQuery] = useState('')
  const { list, shownCount, showMore, showFirst } = useShowMore(PAGE_SIZE)
  const found = useMemo(() => {
    const uploaded = files
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .map(({ url, name }) => ({ image: url, name: name || 'image sans nom' }))
    const all = [...uploaded, ...sitePictures]
    if (query.trim() !== '') return findPictures(all, query)
    // Pictures that match the word come first.
    const likely = new Set(word.trim() === '' ? [] : findPictures(all, word))
    return [...likely, ...all.filter((picture) => !likely.has(picture))]
  }, [files, query, word])
  const search = (next: string) => {
    setQuery(next)
    showFirst()
  }
  return (
    <div className={form.form}>
      <InputField
        label="Chercher une image"
        help="Par un mot français ou anglais."
        type="search"
        value={query}
        placeholder={word}
        onWrite={search}
      />
      <p role="status">{resultText(found.length, canUpload)}</p>
      <ul ref={list} className={styles.pictures}>
        {found.slice(0, shownCount).map(({ image, name }) => (
          <li key={image}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={image === value}
              onClick={() => onChoose(image)}
            >
              <Picture image={image} word={name} alt={name} size={72} />
            </button>
          </li>
        ))}
      </ul>
      {found.length > shownCount && (
        <Button look="soft" onClick={showMore}>
          Montrer plus d'images : {shownCount} sur {found.length}
        </Button>
      )}
      <div className="row bottom">
        {canUpload && (
          <UploadButton kind="image" label="ou une image de cet appareil" onUploaded={onChoose} />
        )}
        {value !== '' && (
          <Button look="quiet" onClick={() => onChoose('')}>
            Sans image
          </Button>
        )}
      </div>
    </div>
  )
}

function resultText(count: number, canUpload: boolean): string {
  if (count === 0) return `Aucune image : essayez un autre mot${canUpload ? ', ou prenez une photo' : ''}.`
  return pluralize(count, 'image', 'images')
}

/** All pictures of the site, each once. Pictures that only the menu uses are named after their file. */
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
