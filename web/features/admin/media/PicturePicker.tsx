import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { catalogue } from '../../../../content/words/catalogue.ts'
import { fold } from '../../../lib/fold.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Field } from '../Field.tsx'
import { mediaQuery } from '../queries.ts'
import styles from './Picker.module.css'
import { UploadButton } from './UploadButton.tsx'

interface PicturePickerProps {
  /** A path under the media base, or the address of a stored file. */
  onPick(path: string): void
  onClose(): void
}

const MOST_SHOWN = 60

/** A picture: one's own, or that of a word. */
export function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const [wanted, setWanted] = useState('')
  const { data: files = [] } = useQuery(mediaQuery)
  const own = files.filter(({ contentType }) => contentType.startsWith('image/'))
  const found = useMemo(
    () => [...own.map(({ url, name }) => ({ path: url, name })), ...sitePictures].filter(isWanted(wanted)),
    [own, wanted],
  )
  return (
    <Dialog isOpen isWide onClose={onClose} title="Choisir une image">
      <div className={styles.picker}>
        <Field label="Chercher une image" help="Par un mot français ou anglais, ou le nom de votre fichier.">
          {(control) => (
            <input
              {...control}
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
        </Field>
        <p role="status">
          {found.length > MOST_SHOWN
            ? `Les ${MOST_SHOWN} premières de ${found.length}.`
            : `${found.length} images.`}
        </p>
        <ul className={styles.pictures}>
          {found.slice(0, MOST_SHOWN).map(({ path, name }) => (
            <li key={path}>
              <button type="button" className={styles.picture} onClick={() => onPick(path)}>
                <Picture image={path} word={name} size={72} />
                {name}
              </button>
            </li>
          ))}
        </ul>
        <UploadButton kind="image" label="ou une image de cet appareil" onUploaded={onPick} />
      </div>
    </Dialog>
  )
}

interface Choosable {
  path: string
  /** Searched and shown. */
  name: string
  english?: string
}

/** A picture of the site under the first word that has it. */
const sitePictures: readonly Choosable[] = [
  ...new Map(
    catalogue
      .toReversed()
      .flatMap(({ word: { french, english, image } }) =>
        image === null ? [] : [[image, { path: image, name: french, english }] as const],
      ),
  ).values(),
].toReversed()

function isWanted(wanted: string) {
  const text = fold(wanted)
  return ({ name, english = '' }: Choosable) => fold(name).includes(text) || fold(english).includes(text)
}
