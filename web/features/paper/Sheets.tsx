import { replaceEqualDeep } from '@tanstack/react-query'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import type { ShownWord } from '../../../domain/api/words.ts'
import { type SheetKindID, sheetKindOf } from '../../../domain/paper/kinds.ts'
import type { PractisedWords } from '../../../domain/practice-address.ts'
import { encodeText } from '../../ui/QRCode.tsx'
import { Bingo, Dominoes, FlashCards, MemoryCards } from './CutSheets.tsx'
import { copiesOf, type Reader } from './copies.ts'
import { footAddress } from './foot-address.ts'
import { PaperFoot } from './PaperPage.tsx'
import { CalendarSheet, Certificates, NumberLine } from './PlainSheets.tsx'
import { SubstitutePlan } from './SubstitutePlan.tsx'
import { gradeFor, type SheetProps } from './sheet-props.ts'
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

export interface SheetsProps extends Pick<SheetProps, 'choices' | 'plan'> {
  /** Name of the list of words. */
  title: string
  words: readonly ShownWord[]
  /** Short address of exactly these words, if there is one. */
  practised: PractisedWords | null
  /** The pupils whose names are on the sheets. */
  readers: readonly Reader[]
}

/** Defers rendering, so that the choices respond before many pages render. */
export function Sheets(props: SheetsProps) {
  return <SheetPages {...useDeferredValue(props)} />
}

/** Memoized by deep equality, because the screen passes new objects on each render. */
const SheetPages = memo(
  ({ choices, title, words, practised, readers, plan }: SheetsProps) => {
    const kind = sheetKindOf(choices.feuille)
    const View = views[kind.id]
    const copies = useMemo(() => {
      const written =
        choices.capitales && kind.options.some((option) => option === 'case')
          ? words.map((item) => ({ ...item, french: item.french.toLocaleUpperCase('fr') }))
          : words
      return copiesOf(kind, choices, written, readers)
    }, [kind, choices, words, readers])
    const foot = useMemo(() => {
      const found = kind.needs === 'nothing' ? null : footAddress(location.origin, words, practised)
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
