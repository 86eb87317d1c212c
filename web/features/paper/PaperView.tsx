import { replaceEqualDeep } from '@tanstack/react-query'
import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { gradeNames, grades, linkGrade } from '../../../content/grades.ts'
import type { LessonPlan } from '../../../domain/api/substitute.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { MAX_COPIES, MAX_ITEMS, MAX_SEED, type PaperChoices } from '../../../domain/paper/address.ts'
import {
  itemsFor,
  neededOf,
  type PaperItem,
  type SheetKindID,
  sheetKindOf,
  sheetKinds,
  usesWords,
} from '../../../domain/paper/kinds.ts'
import type { PractisedWords } from '../../../domain/practice-address.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { encodeText } from '../../ui/QRCode.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { Bingo, Dominoes, FlashCards, MemoryCards } from './CutSheets.tsx'
import { copiesOf, type Reader } from './copies.ts'
import { footAddress } from './foot-address.ts'
import { PaperFoot } from './PaperPage.tsx'
import styles from './PaperView.module.css'
import { CalendarSheet, Certificates, monthInWords, NumberLine } from './PlainSheets.tsx'
import { SubstitutePlan } from './SubstitutePlan.tsx'
import type { SheetProps } from './sheet-props.ts'
import { WordGrids } from './WordGrids.tsx'
import {
  Articles,
  Colouring,
  DictationStrips,
  Matching,
  Sentences,
  Tracing,
  WriteWords,
} from './WrittenSheets.tsx'

const views: Record<SheetKindID, (props: SheetProps) => ReactNode> = {
  cartes: FlashCards,
  bingo: Bingo,
  memoire: MemoryCards,
  dominos: Dominoes,
  relier: Matching,
  ecrire: WriteWords,
  'mots-caches': WordGrids,
  dictee: DictationStrips,
  articles: Articles,
  tracer: Tracing,
  colorier: Colouring,
  phrases: Sentences,
  calendrier: CalendarSheet,
  nombres: NumberLine,
  bravo: Certificates,
  plan: SubstitutePlan,
}

const LOOKS = [
  { value: 'image', name: 'Image' },
  { value: 'mot', name: 'Mot' },
  { value: 'deux', name: 'Image et mot' },
] as const

const COUNTS = [5, 6, 8, 10, 12, 15, 20, 25]

export interface PaperViewProps {
  choices: PaperChoices
  /** Names the list of words. */
  title: string
  words: readonly ShownWord[]
  /** Short address of all words, if there is one. */
  practised: PractisedWords | null
  /** The pupils whose names are on the sheets. */
  readers: readonly Reader[]
  onChange(changes: Partial<PaperChoices>): void
  /** Makes the same kind of sheet with another number. */
  onRedo(): void
  /** Plan of the lesson that the words belong to, for teachers; null while it loads. */
  plan?: LessonPlan | null | undefined
  /** Next to "Imprimer". */
  actions?: ReactNode
  /** Further choices. */
  children?: ReactNode
}

/** The choices of a sheet next to its pages, which are printed as shown. */
export function PaperView(props: PaperViewProps) {
  const { choices, words, readers, onChange } = props
  const pages = useRef<HTMLElement>(null)
  const left = new Set(choices.sans.split('.'))
  const chosen = words.filter(({ word }) => !left.has(word)).slice(0, choices.mots || MAX_ITEMS)
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
            practised={props.practised}
            readers={readers}
            plan={props.plan ?? null}
          />
        )}
      </section>
    </div>
  )
}

type FieldsProps = PaperViewProps & { kind: ReturnType<typeof sheetKindOf> }

/** The choices that apply to the kind. */
function SheetFields({ choices, words, readers, plan, kind, onChange, onRedo, children }: FieldsProps) {
  const has = (option: (typeof kind.options)[number]) => kind.options.some((each) => each === option)
  const isForSeveral = kind.copies !== 'one'
  return (
    <>
      <Choice
        label="Feuille"
        english="Sheet"
        value={kind.id}
        options={sheetKinds
          .filter(({ needs }) => needs !== 'lesson' || plan !== undefined)
          .map(({ id, name }) => ({ value: id, name }))}
        onChoose={(id) => onChange({ feuille: sheetKinds.find((each) => each.id === id)?.id ?? 'cartes' })}
      />
      {isForSeveral && children}
      {isForSeveral && readers.length === 0 && (
        <NumberField
          french="Combien de feuilles"
          english="How many sheets"
          max={MAX_COPIES}
          value={choices.copies}
          onWrite={(copies) => onChange({ copies })}
        />
      )}
      {kind.copies === 'choice' && (readers.length > 1 || choices.copies > 1) && (
        <Switch
          label={<Bilingual french="Toutes différentes" english="All different" />}
          isOn={choices.differentes}
          onChange={(differentes) => onChange({ differentes })}
        />
      )}
      {has('month') && (
        <Choice
          label="Mois"
          english="Month"
          value={choices.mois}
          options={monthsAround(choices.mois).map((month) => ({ value: month, name: monthInWords(month) }))}
          onChoose={(mois) => onChange({ mois })}
        />
      )}
      {has('last') && (
        <NumberField
          french="Jusqu'à"
          english="Up to"
          max={100}
          value={choices.fin}
          onWrite={(fin) => onChange({ fin })}
        />
      )}
      {usesWords(kind) && (
        <Choice
          label="Combien de mots"
          english="How many words"
          value={String(choices.mots)}
          options={[
            { value: '0', name: 'Tous' },
            ...countsFor(choices, words).map((count) => ({ value: String(count), name: String(count) })),
          ]}
          onChoose={(text) => onChange({ mots: Number(text) })}
        />
      )}
      {has('look') && (
        <Choice
          label="Image ou mot"
          english="Picture or word"
          value={choices.aspect}
          options={LOOKS}
          onChoose={(look) =>
            onChange({ aspect: LOOKS.find(({ value }) => value === look)?.value ?? 'image' })
          }
        />
      )}
      {has('grade') && (
        <Choice
          label="Année"
          english="Grade"
          value={String(gradeFor(choices, words))}
          options={grades.map((grade) => ({ value: String(grade), name: gradeNames[grade] }))}
          onChoose={(text) => onChange({ annee: Number(text) })}
        />
      )}
      {has('case') && (
        <Switch
          label={<Bilingual french="En capitales" english="In capitals" />}
          isOn={choices.capitales}
          onChange={(capitales) => onChange({ capitales })}
        />
      )}
      {has('size') && (
        <Switch
          label={<Bilingual french="Plus grand" english="Larger" />}
          isOn={choices.grand}
          onChange={(grand) => onChange({ grand })}
        />
      )}
      <NumberField
        french="Numéro de la feuille"
        english="Number of the sheet"
        max={MAX_SEED}
        value={choices.no}
        onWrite={(no) => onChange({ no })}
      />
      <Button look="soft" onClick={onRedo}>
        <SignIcon shape="again" /> <Bilingual french="Une autre feuille" english="Another sheet" />
      </Button>
    </>
  )
}

/** The numbers of words to choose from, with one that only the address has. */
function countsFor({ mots }: PaperChoices, words: readonly ShownWord[]): number[] {
  const counts = new Set([...COUNTS.filter((count) => count < words.length), mots])
  counts.delete(0)
  return [...counts].toSorted((one, other) => one - other)
}

/** The months from half a year before to half a year after. */
function monthsAround(month: string): string[] {
  const start = new Date(`${month}-15T12:00:00Z`)
  return Array.from({ length: 13 }, (_, place) => {
    const each = new Date(start)
    each.setUTCMonth(start.getUTCMonth() + place - 6)
    return each.toISOString().slice(0, 7)
  })
}

interface NumberFieldProps {
  french: string
  english: string
  max: number
  value: number
  onWrite(value: number): void
}

/** A number from 1. While it is being typed, other texts change nothing. */
function NumberField({ french, english, max, value, onWrite }: NumberFieldProps) {
  return (
    <label className="field">
      <span>
        <Bilingual french={french} english={english} />
      </span>
      <input
        key={value}
        type="number"
        min={1}
        max={max}
        defaultValue={value}
        onBlur={({ target }) =>
          target.value !== String(value) && target.validity.valid && onWrite(target.valueAsNumber)
        }
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  )
}

/** The chosen grade, else that of the words. */
function gradeFor({ annee }: PaperChoices, words: readonly PaperItem[]) {
  return grades.find((grade) => grade === annee) ?? linkGrade(words[0]?.page ?? '') ?? 4
}

interface SheetsProps {
  choices: PaperChoices
  title: string
  words: readonly ShownWord[]
  practised: PractisedWords | null
  readers: readonly Reader[]
  plan: LessonPlan | null
}

/** Many pages render after the choices have responded. */
function Sheets(props: SheetsProps) {
  return <SheetPages {...useDeferredValue(props)} />
}

/** Memoized by deep equality, because the screen passes new objects on each render. */
const SheetPages = memo(
  ({ choices, title, words, practised, readers, plan }: SheetsProps) => {
    const kind = sheetKindOf(choices.feuille)
    const View = views[kind.id]
    const copies = useMemo(() => {
      const written = choices.capitales
        ? words.map((item) => ({ ...item, french: item.french.toLocaleUpperCase('fr') }))
        : words
      return copiesOf(kind, choices, written, readers)
    }, [kind, choices, words, readers])
    const foot = useMemo(() => {
      // All words of a list have a short address, and so a code that is easy to scan.
      const isWhole = choices.sans === '' && choices.mots === 0
      const whole = isWhole ? practised : null
      const found = kind.needs === 'nothing' ? null : footAddress(location.origin, words, whole)
      return {
        title: kind.needs === 'nothing' ? '' : title,
        code: found && encodeText(found.address),
        count: found && found.count < words.length ? found.count : null,
        number: choices.no,
      }
    }, [kind, title, words, practised, choices])
    return (
      <PaperFoot value={foot}>
        <View copies={copies} choices={choices} grade={gradeFor(choices, words)} plan={plan} />
      </PaperFoot>
    )
  },
  (before, after) => replaceEqualDeep(before, after) === before,
)
