import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ClassTheme, ThemeWord, ThemeWordsAnswer } from '../../../../domain/api/class-words.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { themeWordsQuery } from '../data/queries.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './KnowledgeView.module.css'
import { cellDetails, cellText, stageNames, uniqueNames } from './knowledge-text.ts'

interface ThemeWordsProps {
  classCode: string
  themes: readonly ClassTheme[]
}

/** Table of a theme's words by pupil, with the stage of each. */
export function ThemeWords({ classCode, themes }: ThemeWordsProps) {
  const [page, setPage] = useState(themes[0]?.page ?? '')
  const words = useQuery(themeWordsQuery(classCode, page))
  const title = themes.find((theme) => theme.page === page)?.title ?? ''
  return (
    <section className={styles.section} aria-labelledby="map-words">
      <h2 id="map-words">Les mots d'un thème et les élèves</h2>
      <Choice
        label="Thème"
        value={page}
        options={themes.map((theme) => ({ value: theme.page, name: theme.title }))}
        onChoose={setPage}
      />
      <Loaded query={words}>{(data) => <Words title={title} classCode={classCode} data={data} />}</Loaded>
    </section>
  )
}

interface WordsProps {
  title: string
  classCode: string
  data: ThemeWordsAnswer['data']
}

function Words({ title, classCode, data: { pupils, words } }: WordsProps) {
  const columns = useMemo(
    (): Column<ThemeWord>[] => [
      { header: 'Mot', value: ({ french }) => french },
      { header: 'Anglais', value: ({ english }) => english },
      { header: 'Le savent', value: ({ cells }) => cells.filter((cell) => cell?.stage === 'known').length },
      ...uniqueNames(pupils.map(({ displayName }) => displayName)).map(
        (name, place): Column<ThemeWord> => ({
          header: name,
          value: ({ cells }) => cellText(cells[place] ?? null),
          cell: ({ cells }) => {
            const cell = cells[place]
            if (!cell) return '–'
            return (
              <span className={styles.stage}>
                <span>{stageNames[cell.stage]}</span> <small>{cellDetails(cell)}</small>
              </span>
            )
          },
        }),
      ),
    ],
    [pupils],
  )
  return (
    <DataTable
      isWide
      caption={`${title} : les mots et les élèves de la classe ${classCode}`}
      columns={columns}
      rows={words}
      rowID={({ word }) => word}
      fileName={`mots-de-la-classe-${classCode}`}
      emptyText="Cette page n'a pas de mots."
    />
  )
}
