import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { counted } from '../data/counted.ts'
import { mediaQuery } from '../data/queries.ts'
import form from '../ui/form.module.css'
import { InputField } from '../ui/InputField.tsx'
import { findPictures } from './find-pictures.ts'
import styles from './PictureChoice.module.css'
import { sitePictures } from './site-pictures.ts'
import { UploadButton } from './UploadButton.tsx'

interface ChoiceProps {
  word: string
  value: string
  onChoose(value: string): void
}

/** So many are drawn at a time: a thousand would keep a telephone busy. */
const AT_A_TIME = 48

/** A picture of the word bank or the menu, one that was uploaded, or a new one of this device. */
export function PictureChoice({ word, value, onChoose }: ChoiceProps) {
  const { data: files = [] } = useQuery(mediaQuery)
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState(AT_A_TIME)
  const found = useMemo(() => {
    const uploaded = files
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .map(({ url, name }) => ({ image: url, name: name || 'image sans nom' }))
    const all = [...uploaded, ...sitePictures]
    if (wanted.trim() !== '') return findPictures(all, wanted)
    // What the word is called may be there already, and comes first.
    const likely = new Set(word.trim() === '' ? [] : findPictures(all, word))
    return [...likely, ...all.filter((picture) => !likely.has(picture))]
  }, [files, wanted, word])
  const search = (next: string) => {
    setWanted(next)
    setShown(AT_A_TIME)
  }
  return (
    <div className={form.form}>
      <InputField
        label="Chercher une image"
        help="Par un mot français ou anglais."
        type="search"
        value={wanted}
        placeholder={word}
        onWrite={search}
      />
      <p role="status">{saidOf(found.length)}</p>
      <ul className={styles.pictures}>
        {found.slice(0, shown).map(({ image, name }) => (
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
      {found.length > shown && (
        <Button look="soft" onClick={() => setShown(shown + AT_A_TIME)}>
          Montrer plus d'images : {shown} sur {found.length}
        </Button>
      )}
      <div className="row bottom">
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

function saidOf(count: number): string {
  if (count === 0) return 'Aucune image : essayez un autre mot, ou prenez une photo.'
  return counted(count, 'image', 'images')
}
