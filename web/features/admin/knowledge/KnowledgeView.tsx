import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { PupilOfClass } from '../../../../domain/api/class-words.ts'
import { chooseClass, useClassAmong } from '../../../lib/session/chosen-class.ts'
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

/** What a class knows: who needs which words, theme by theme, then word by word. */
export function KnowledgeView({ title }: { title: string }) {
  const classes = useQuery(classesQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={classes}>
        {(known) =>
          known.length === 0 ? <p>Il n'y a pas encore de classes.</p> : <Classes classes={known} />
        }
      </Loaded>
    </AdminPage>
  )
}

function Classes({ classes }: { classes: readonly SchoolClass[] }) {
  const classCode = useClassAmong(classes.map((each) => each.classCode))
  const grade = classes.find((each) => each.classCode === classCode)?.grade ?? null
  return (
    <>
      <Choice label="Classe" value={classCode} options={classes.map(classOption)} onChoose={chooseClass} />
      <OfClass key={`known ${classCode}`} classCode={classCode} grade={grade} />
      <Checks key={`checks ${classCode}`} classCode={classCode} grade={grade} />
      <Evidence />
    </>
  )
}

function OfClass({ classCode, grade }: { classCode: string; grade: SchoolClass['grade'] | null }) {
  const [opened, setOpened] = useState<PupilOfClass | null>(null)
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
            <ThemeMap classCode={classCode} data={data} onOpen={setOpened} />
            <ThemeWords classCode={classCode} themes={data.themes} />
            <Dialog
              isWide
              isOpen={opened !== null}
              title={`Pour les parents : ${opened?.displayName ?? ''}`}
              onClose={() => setOpened(null)}
            >
              {opened && <PupilReport pupil={opened} />}
            </Dialog>
          </>
        )
      }
    </Loaded>
  )
}
