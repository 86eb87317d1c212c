import { useMemo } from 'react'
import * as z from 'zod/mini'
import { gradeNames, grades } from '../../../../content/grades.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { useWhyClosed } from '../../../lib/menu/use-why-closed.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { counted } from '../data/counted.ts'
import { useKeptPlace } from '../hooks/use-kept-place.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ALL, NameChoice } from '../ui/NameChoice.tsx'
import { NewPageLink } from '../ui/NewPageLink.tsx'
import styles from './GameTable.module.css'
import { type GameRow, stateNames, stateOf } from './game-row.ts'

interface GameTableProps {
  caption: string
  rows: readonly GameRow[]
  onOpen(row: GameRow): void
}

const filters = z.object({ grade: z.string(), kind: z.string(), theme: z.string(), state: z.string() })
const NO_FILTERS: z.infer<typeof filters> = { grade: ALL, kind: ALL, theme: ALL, state: ALL }

/** The games, narrowed by grade, kind, theme and state. */
export function GameTable({ caption, rows, onOpen }: GameTableProps) {
  const [wanted, setWanted] = useKeptPlace('filters', filters, NO_FILTERS)
  const set = (change: Partial<typeof wanted>) => setWanted({ ...wanted, ...change })
  const whyClosed = useWhyClosed()
  const withName = useMemo(
    (): Column<GameRow>[] => [nameColumn(onOpen), ...columnsOf(whyClosed)],
    [onOpen, whyClosed],
  )
  const found = useMemo(
    () => rows.filter((row) => isWanted(row, wanted, whyClosed)),
    [rows, wanted, whyClosed],
  )
  return (
    <DataTable
      caption={caption}
      columns={withName}
      rows={found}
      rowID={({ game }) => game.id}
      fileName="jeux"
      empty="Aucun jeu ne correspond à ce choix."
      withNothing={(search) => <NewPageLink title={search} />}
    >
      <Choice
        label="Année"
        value={wanted.grade}
        options={[all('Toutes'), ...grades.map((grade) => option(String(grade), gradeNames[grade]))]}
        onChoose={(grade) => set({ grade })}
      />
      <NameChoice
        label="Sorte"
        all="Toutes"
        names={rows.map(({ kindName }) => kindName)}
        value={wanted.kind}
        onChoose={(kind) => set({ kind })}
      />
      <NameChoice
        label="Thème"
        all="Tous"
        names={rows.map(({ theme }) => theme)}
        value={wanted.theme}
        onChoose={(theme) => set({ theme })}
      />
      <Choice
        label="État"
        value={wanted.state}
        options={[all('Tous'), ...Object.keys(states).map((name) => option(name, name))]}
        onChoose={(state) => set({ state })}
      />
    </DataTable>
  )
}

/** The name opens the game. */
function nameColumn(onOpen: (row: GameRow) => void): Column<GameRow> {
  return {
    header: 'Jeu',
    value: nameOf,
    cell: (row) => (
      <button type="button" className={styles.open} onClick={() => onOpen(row)}>
        {nameOf(row)}
      </button>
    ),
  }
}

/** A record that came from elsewhere may have no title: it can be opened all the same. */
function nameOf({ game: { description, id } }: GameRow): string {
  return description.trim() || id
}

type WhyClosed = (link: MenuLink) => string | null

const columnsOf = (whyClosed: WhyClosed): Column<GameRow>[] => [
  { header: 'Sorte', value: ({ kindName }) => kindName },
  { header: 'Année', value: ({ grade }) => (grade === null ? '' : gradeNames[grade]) },
  { header: 'Thème', value: ({ theme }) => theme },
  {
    header: 'État',
    value: (row) => {
      const closed = whyShut(row, whyClosed)
      const state = closed === null ? stateNames[stateOf(row)] : `fermé (${frenchSpaces(closed)})`
      return state + (row.game.isEdited ? ', modifié ici' : '')
    },
  },
  { header: 'Contrôle', value: verdictOf },
]

/** Why pupils cannot open a game that is in the menu and turned on; null where they can, or it is not. */
function whyShut(row: GameRow, whyClosed: WhyClosed): string | null {
  return row.link && stateOf(row) === 'published' ? whyClosed(row.link) : null
}

/** What one looks for -> whether it is so. */
const states: Readonly<Record<string, (row: GameRow, whyClosed: WhyClosed) => boolean>> = {
  publié: (row, whyClosed) => stateOf(row) === 'published' && whyShut(row, whyClosed) === null,
  fermé: (row, whyClosed) => whyShut(row, whyClosed) !== null,
  'pas publié': (row) => stateOf(row) !== 'published',
  'modifié ici': ({ game }) => game.isEdited,
  'à corriger': ({ check }) => check.faults.length > 0,
}

function isWanted(
  row: GameRow,
  wanted: { grade: string; kind: string; theme: string; state: string },
  whyClosed: WhyClosed,
) {
  return (
    (wanted.grade === ALL || String(row.grade) === wanted.grade) &&
    (wanted.kind === ALL || row.kindName === wanted.kind) &&
    (wanted.theme === ALL || row.theme === wanted.theme) &&
    (states[wanted.state]?.(row, whyClosed) ?? true)
  )
}

function verdictOf({ check: { faults, warnings } }: GameRow): string {
  if (faults.length > 0) return counted(faults.length, 'faute', 'fautes')
  if (warnings.length > 0) return counted(warnings.length, 'remarque', 'remarques')
  return 'bon'
}

function all(name: string) {
  return option(ALL, name)
}

function option(value: string, name: string) {
  return { value, name }
}
