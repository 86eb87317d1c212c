import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type {
  ClassTheme,
  PupilOfClass,
  ThemeWord,
  ThemeWordsAnswer,
} from '../../../../domain/api/class-words.ts'
import { gradesOfClass } from '../../../../domain/class-grades.ts'
import { chooseClass, useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PaperLink } from '../../../ui/PaperLink.tsx'
import { classesQuery, classWordsQuery, missedWordsQuery, themeWordsQuery } from '../data/queries.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { useSearchParam } from '../hooks/use-history-state.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Checks } from './Checks.tsx'
import { Evidence } from './Evidence.tsx'
import styles from './KnowledgeView.module.css'
import { cellDetails, cellText, stageNames, uniqueNames } from './knowledge-text.ts'
import { MissedWords } from './MissedWords.tsx'
import { PupilReports } from './PupilReport.tsx'
import { ThemeMap } from './ThemeMap.tsx'

/** Shows which words a class knows, by theme and by word. */
export function KnowledgeView({ title }: { title: string }) {
  const classes = useQuery(classesQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={classes}>
        {(known) =>
          known.length === 0 ? <p>Il n'y a pas encore de classes.</p> : <ChosenClass classes={known} />
        }
      </Loaded>
    </AdminPage>
  )
}

function ChosenClass({ classes }: { classes: readonly SchoolClass[] }) {
  const classCode = useChosenClassOf(classes.map((each) => each.classCode))
  const [checkedAudience, setCheckedAudience] = useSearchParam('pour')
  const choose = (chosen: string) => {
    chooseClass(chosen)
    if (checkedAudience !== null) setCheckedAudience(null)
  }
  const ofClass = classes.find((each) => each.classCode === classCode)
  return (
    <>
      <Choice label="Classe" value={classCode} options={classes.map(classOption)} onChoose={choose} />
      <ClassKnowledge key={`known ${classCode}`} classCode={classCode} grade={ofClass?.grade ?? null} />
      <Checks
        key={`checks ${classCode}`}
        classCode={classCode}
        grades={ofClass ? gradesOfClass(ofClass) : []}
      />
      <Evidence />
    </>
  )
}

function ClassKnowledge({ classCode, grade }: { classCode: string; grade: SchoolClass['grade'] | null }) {
  const [openPupils, setOpenPupils] = useState<readonly PupilOfClass[]>([])
  const [openPupil] = openPupils
  const known = useQuery(classWordsQuery(classCode))
  const missed = useQuery(missedWordsQuery(classCode))
  return (
    <Loaded query={known}>
      {(data) =>
        data.themes.length === 0 ? (
          <p className={styles.nothing}>
            La classe {classCode} n'a pas encore répondu à des questions sur les mots. Dès qu'un élève a joué
            ou fait sa mission, on le voit ici.
          </p>
        ) : (
          <>
            <Loaded query={missed}>
              {(words) => (
                <MissedWords classCode={classCode} grade={grade} words={words} pupils={data.pupils} />
              )}
            </Loaded>
            <ThemeMap classCode={classCode} data={data} onOpen={(pupil) => setOpenPupils([pupil])} />
            <div className="row">
              <Button look="soft" onClick={() => setOpenPupils(data.pupils)}>
                Les pages de tous les parents
              </Button>
            </div>
            <ThemeWords classCode={classCode} themes={data.themes} />
            <Dialog
              isWide
              isOpen={openPupil !== undefined}
              title={`Pour les parents : ${openPupils.length === 1 ? openPupil?.displayName : `la classe ${classCode}`}`}
              onClose={() => setOpenPupils([])}
            >
              {openPupil && <PupilReports pupils={openPupils} />}
            </Dialog>
          </>
        )
      }
    </Loaded>
  )
}

/** Table of a theme's words by pupil, with the stage of each. */
function ThemeWords({ classCode, themes }: { classCode: string; themes: readonly ClassTheme[] }) {
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
      <div className="row">
        <PaperLink search={{ de: page }} list={title} />
      </div>
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
