import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { gradeNames } from '../../../../content/grades.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { useWhyClosed } from '../../../lib/menu/use-save-link.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { PaperLink } from '../../../ui/PaperLink.tsx'
import { pluralize } from '../data/pluralize.ts'
import { useHistoryState } from '../hooks/use-history-state.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { NewPageLink } from '../ui/NewPageLink.tsx'
import { ALL_OPTION, NameChoice } from '../ui/SelectField.tsx'
import { matchesTag, TagChoice, tagText } from '../ui/TagChoice.tsx'
import { gradeOptions } from '../ui/WordFilterFields.tsx'
import { type GameRow, stateNames, stateOf } from './game-row.ts'
import styles from './games.module.css'

interface GameTableProps {
  caption: string
  rows: readonly GameRow[]
  onOpen(row: GameRow): void
}

const filters = z.object({
  grade: z.string(),
  kind: z.string(),
  theme: z.string(),
  state: z.string(),
  tag: z.string(),
})
const NO_FILTERS: z.infer<typeof filters> = {
  grade: ALL_OPTION,
  kind: ALL_OPTION,
  theme: ALL_OPTION,
  state: ALL_OPTION,
  tag: ALL_OPTION,
}

export function GameTable({ caption, rows, onOpen }: GameTableProps) {
  const [selected, setSelected] = useHistoryState('filters', filters, NO_FILTERS)
  const set = (change: Partial<typeof selected>) => setSelected({ ...selected, ...change })
  const whyClosed = useWhyClosed()
  const withName = useMemo(
    (): Column<GameRow>[] => [nameColumn(onOpen), ...columnsOf(whyClosed)],
    [onOpen, whyClosed],
  )
  const found = useMemo(
    () => rows.filter((row) => matchesFilters(row, selected, whyClosed)),
    [rows, selected, whyClosed],
  )
  return (
    <DataTable
      caption={caption}
      columns={withName}
      rows={found}
      rowID={({ game }) => game.id}
      fileName="jeux"
      emptyText="Aucun jeu ne correspond à ce choix."
      actions={(row) =>
        row.link && (
          <>
            <Link
              to="/admin/lessons"
              search={{ jouer: row.link.clientID }}
              aria-label={`Jouer ensemble : ${nameOf(row)}`}
              className={buttonClass({ look: 'soft' })}
            >
              Jouer ensemble
            </Link>
            <PaperLink search={{ de: row.link.clientID }} list={nameOf(row)} />
          </>
        )
      }
      renderNoMatches={(search) => <NewPageLink title={search} />}
    >
      <Choice
        label="Année"
        value={selected.grade}
        options={gradeOptions}
        onChoose={(grade) => set({ grade })}
      />
      <NameChoice
        label="Sorte"
        allLabel="Toutes"
        names={rows.map(({ kindName }) => kindName)}
        value={selected.kind}
        onChoose={(kind) => set({ kind })}
      />
      <NameChoice
        label="Thème"
        allLabel="Tous"
        names={rows.map(({ theme }) => theme)}
        value={selected.theme}
        onChoose={(theme) => set({ theme })}
      />
      <Choice
        label="État"
        value={selected.state}
        options={stateOptions}
        onChoose={(state) => set({ state })}
      />
      <TagChoice value={selected.tag} onChoose={(tag) => set({ tag })} />
    </DataTable>
  )
}

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

/** An imported record may have no title. Its id is then shown. */
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
      const closed = whyPublishedIsClosed(row, whyClosed)
      const state = closed === null ? stateNames[stateOf(row)] : `fermé (${frenchSpaces(closed)})`
      return state + (row.game.isEdited ? ', modifié ici' : '')
    },
  },
  { header: 'Contrôle', value: verdictOf },
  { header: 'Compétence', value: ({ game }) => tagText(game.clientID), isExtra: true },
]

/** Why pupils cannot open a published game. Null if they can, or if the game is not published. */
function whyPublishedIsClosed(row: GameRow, whyClosed: WhyClosed): string | null {
  return row.link && stateOf(row) === 'published' ? whyClosed(row.link) : null
}

/** The options of the state filter with their predicates. */
const stateFilters: Readonly<Record<string, (row: GameRow, whyClosed: WhyClosed) => boolean>> = {
  publié: (row, whyClosed) => stateOf(row) === 'published' && whyPublishedIsClosed(row, whyClosed) === null,
  fermé: (row, whyClosed) => whyPublishedIsClosed(row, whyClosed) !== null,
  'pas publié': (row) => stateOf(row) !== 'published',
  'modifié ici': ({ game }) => game.isEdited,
  'à corriger': ({ check }) => check.faults.length > 0,
}

const stateOptions = [
  { value: ALL_OPTION, name: 'Tous' },
  ...Object.keys(stateFilters).map((name) => ({ value: name, name })),
]

function matchesFilters(row: GameRow, selected: z.infer<typeof filters>, whyClosed: WhyClosed) {
  return (
    (selected.grade === ALL_OPTION || String(row.grade) === selected.grade) &&
    (selected.kind === ALL_OPTION || row.kindName === selected.kind) &&
    (selected.theme === ALL_OPTION || row.theme === selected.theme) &&
    (stateFilters[selected.state]?.(row, whyClosed) ?? true) &&
    matchesTag(row.game.clientID, selected.tag)
  )
}

function verdictOf({ check: { faults, warnings } }: GameRow): string {
  if (faults.length > 0) return pluralize(faults.length, 'faute', 'fautes')
  if (warnings.length > 0) return pluralize(warnings.length, 'remarque', 'remarques')
  return 'bon'
}
