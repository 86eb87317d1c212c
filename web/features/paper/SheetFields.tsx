import type { ReactNode } from 'react'
import { gradeNames, grades } from '../../../content/grades.ts'
import type { LessonPlan } from '../../../domain/api/substitute.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { MAX_COPIES, MAX_SEED, MAX_SHEET_WORDS, type PaperChoices } from '../../../domain/paper/address.ts'
import { type sheetKindOf, sheetKinds, usesWords } from '../../../domain/paper/kinds.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { monthInWords } from './PlainSheets.tsx'
import type { SheetsProps } from './Sheets.tsx'
import { gradeFor } from './sheet-props.ts'

const LOOKS = [
  { value: 'image', name: 'Image' },
  { value: 'mot', name: 'Mot' },
  { value: 'deux', name: 'Image et mot' },
] as const

const COUNTS = [5, 6, 8, 10, 12, 15, 20, 25]

export interface SheetFieldsProps extends Pick<SheetsProps, 'choices' | 'words' | 'readers'> {
  kind: ReturnType<typeof sheetKindOf>
  /** Plan of the lesson that the words belong to, for teachers; null while it loads. */
  plan?: LessonPlan | null | undefined
  onChange(changes: Partial<PaperChoices>): void
  /** Makes the same kind of sheet with another number. */
  onRedo(): void
  /** Further choices. */
  children?: ReactNode
}

/** The choices that apply to the kind. */
export function SheetFields({
  choices,
  words,
  readers,
  plan,
  kind,
  onChange,
  onRedo,
  children,
}: SheetFieldsProps) {
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
            {
              value: '0',
              name: words.length > MAX_SHEET_WORDS ? `Les ${MAX_SHEET_WORDS} premiers` : 'Tous',
            },
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

/** The numbers of words to choose from, including the one in the address. */
function countsFor({ mots }: PaperChoices, words: readonly ShownWord[]): number[] {
  const counts = new Set([...COUNTS.filter((count) => count < words.length), mots])
  counts.delete(0)
  return [...counts].toSorted((one, other) => one - other)
}

/** The months from half a year before `month` to half a year after it. */
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

/**
 * A number from 1, applied when the field loses the focus. An invalid number is replaced by the previous one.
 */
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
        required
        onBlur={({ target }) => {
          if (!target.validity.valid) target.value = String(value)
          else if (target.value !== String(value)) onWrite(target.valueAsNumber)
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  )
}
