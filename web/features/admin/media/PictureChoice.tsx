import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { menuIcons } from '../../../../content/menu.ts'
import { catalogue } from '../../../../content/words/catalogue.ts'
import { picturePath } from '../../../../content/words/media-path.ts'
import { fold } from '../../../lib/text/fold.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { mediaQuery } from '../data/queries.ts'
import form from '../ui/form.module.css'
import { InputField } from '../ui/InputField.tsx'
import styles from './PictureChoice.module.css'
import { UploadButton } from './UploadButton.tsx'

interface ChoiceProps {
  word: string
  value: string
  onChoose(value: string): void
}

const MOST_SHOWN = 48

/** A picture of the word bank or the menu, one that was uploaded, or a new one of this device. */
export function PictureChoice({ word, value, onChoose }: ChoiceProps) {
  const { data: files = [] } = useQuery(mediaQuery)
  const [wanted, setWanted] = useState('')
  const found = useMemo(() => {
    const uploaded = files
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .map(({ url, name }) => ({ image: url, name: name || 'image sans nom' }))
    return [...uploaded, ...sitePictures].filter(({ name }) => fold(name).includes(fold(wanted)))
  }, [files, wanted])
  return (
    <div className={form.form}>
      <InputField
        label="Chercher une image"
        help="Par un mot français ou anglais."
        type="search"
        value={wanted}
        placeholder={word}
        onWrite={setWanted}
      />
      <p role="status">
        {found.length} {found.length < 2 ? 'image' : 'images'}
        {found.length > MOST_SHOWN && `, dont voici ${MOST_SHOWN}`}
      </p>
      <ul className={styles.pictures}>
        {found.slice(0, MOST_SHOWN).map(({ image, name }) => (
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
      <div className={form.row}>
        <UploadButton kind="image" label="ou une image de cet appareil" onUploaded={onChoose} />
        {value !== '' && (
          <Button look="quiet" onClick={() => onChoose('')}>
            Sans image
          </Button>
        )}
      </div>
    </div>
  )
}

const sitePictures = picturesOfSite()

/** Each picture of the bank once, under all the words that it stands for; those of the menu alone have the names of their files. */
function picturesOfSite() {
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
  return [...names].map(([image, name]) => ({ image, name }))
}
