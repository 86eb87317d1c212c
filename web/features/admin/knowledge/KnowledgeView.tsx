import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { PupilOfClass } from '../../../../domain/api/class-words.ts'
import { chooseClass, useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { classOption } from '../data/class-option.ts'
import { classesQuery, classWordsQuery, missedWordsQuery } from '../data/queries.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Checks } from './Checks.tsx'
import { Evidence } from './Evidence.tsx'
import styles from './KnowledgeView.module.css'
import { MissedWords } from './MissedWords.tsx'
import { PupilReport } from './PupilReport.tsx'
import { ThemeMap } from './ThemeMap.tsx'
import { ThemeWords } from './ThemeWords.tsx'

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
  const grade = classes.find((each) => each.classCode === classCode)?.grade ?? null
  return (
    <>
      <Choice label="Classe" value={classCode} options={classes.map(classOption)} onChoose={chooseClass} />
      <ClassKnowledge key={`known ${classCode}`} classCode={classCode} grade={grade} />
      <Checks key={`checks ${classCode}`} classCode={classCode} grade={grade} />
      <Evidence />
    </>
  )
}

function ClassKnowledge({ classCode, grade }: { classCode: string; grade: SchoolClass['grade'] | null }) {
  const [openPupil, setOpenPupil] = useState<PupilOfClass | null>(null)
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
            <ThemeMap classCode={classCode} data={data} onOpen={setOpenPupil} />
            <ThemeWords classCode={classCode} themes={data.themes} />
            <Dialog
              isWide
              isOpen={openPupil !== null}
              title={`Pour les parents : ${openPupil?.displayName ?? ''}`}
              onClose={() => setOpenPupil(null)}
            >
              {openPupil && <PupilReport pupil={openPupil} />}
            </Dialog>
          </>
        )
      }
    </Loaded>
  )
}
