import { type ReactNode, useRef } from 'react'
import { MAX_SHEET_WORDS } from '../../../domain/paper/address.ts'
import { itemsFor, neededOf, sheetKindOf, usesWords } from '../../../domain/paper/kinds.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './PaperView.module.css'
import { SheetFields, type SheetFieldsProps } from './SheetFields.tsx'
import { Sheets, type SheetsProps } from './Sheets.tsx'

export interface PaperViewProps
  extends Omit<SheetFieldsProps, 'kind'>,
    Pick<SheetsProps, 'title' | 'practised'> {
  /** Further buttons next to "Imprimer". */
  actions?: ReactNode
}

/** The choices of a sheet next to its pages, which are printed as shown. */
export function PaperView(props: PaperViewProps) {
  const { choices, words, readers, onChange } = props
  const pages = useRef<HTMLElement>(null)
  const left = new Set(choices.sans.split('.'))
  const chosen = words.filter(({ word }) => !left.has(word)).slice(0, choices.mots || MAX_SHEET_WORDS)
  const kind = sheetKindOf(choices.feuille)
  const usable = itemsFor(kind, chosen).length
  const isPossible = usable >= kind.min
  const needed = neededOf(kind)
  const print = async () => {
    const images = [...(pages.current?.querySelectorAll('img') ?? [])]
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
    window.print()
  }
  return (
    <div className={styles.screen}>
      <div className={`for-screen ${styles.choices}`}>
        <h1>Sur papier</h1>
        <p>
          <b>{words.length > 0 && props.title}</b>
        </p>
        <Button size="pupil" isOff={!isPossible} onClick={() => void print()}>
          <Bilingual french="Imprimer" english="Print" />
        </Button>
        {!isPossible && (
          <p role="status">
            {frenchSpaces(
              `Trop peu de ${needed.french} pour « ${kind.name} » : ${usable} au lieu de ${kind.min}. Choisir plus de mots, ou une autre feuille.`,
            )}{' '}
            <span lang="en">
              Too few {needed.english} for this sheet: {usable} instead of {kind.min}. Choose more words, or
              another sheet.
            </span>
          </p>
        )}
        {props.actions}
        <SheetFields {...props} kind={kind} />
        {usesWords(kind) && (
          <details>
            <summary>
              <Bilingual french="Choisir les mots" english="Choose the words" />
            </summary>
            <ul className={styles.words}>
              {words.map(({ word, french }) => (
                <li key={word}>
                  <Switch
                    label={french}
                    isOn={!left.has(word)}
                    onChange={(isIn) => {
                      const others = [...left].filter((each) => each !== word && each !== '')
                      onChange({ sans: (isIn ? others : [...others, word]).join('.') })
                    }}
                  />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <section ref={pages} className={styles.pages} aria-label="Aperçu">
        {isPossible && (
          <Sheets
            choices={choices}
            title={props.title}
            words={chosen}
            // A complete list has a short address, so its code is easy to scan.
            practised={chosen.length === words.length ? props.practised : null}
            readers={readers}
            plan={props.plan ?? null}
          />
        )}
      </section>
    </div>
  )
}
