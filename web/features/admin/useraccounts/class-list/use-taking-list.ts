import { useState } from 'react'
import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { userNameKey } from '../../../../../domain/api/user.ts'
import { call } from '../../../../lib/api/api.ts'
import { accountsQuery, classesQuery, lastImportQuery } from '../../data/queries.ts'
import { useChange } from '../../data/use-change.ts'
import { sendPupils } from '../send-pupils.ts'
import { type ClassListDraft, classOf } from './class-list.ts'
import { importLines, type ListRow, readyRows, refusedOf, withoutTaken } from './list-rows.ts'

interface Wanted {
  draft: ClassListDraft
  rows: readonly ListRow[]
}

/**
 * Makes the accounts of a list, and its class first where that is new.
 * @param onLeft called with the list without the lines that were taken
 */
export function useTakingList(classes: readonly SchoolClass[], onLeft: (draft: ClassListDraft) => void) {
  /** By `userNameKey`: whose cards are to be printed. */
  const [taken, setTaken] = useState<readonly string[]>([])
  const taking = useChange({
    mutationFn: async ({ draft, rows }: Wanted) => {
      const classCode = classOf(draft)
      if (!classes.some((known) => known.classCode === classCode)) {
        const { teacherName, grade } = draft.newClass
        await call('PUT classes/:classCode', { path: { classCode }, body: { teacherName, grade } })
      }
      const sent = readyRows(rows)
      const answer = await sendPupils(importLines(sent, classCode))
      return { answer, sent, classCode, refused: refusedOf(sent, answer.rejected) }
    },
    onSuccess({ sent, classCode, refused }, { draft, rows }) {
      const gone = sent.filter(({ key }) => !(key in refused))
      onLeft({ ...withoutTaken(draft, rows, new Set(gone.map(({ key }) => key))), classCode })
      setTaken((before) => [...before, ...gone.map(({ userName }) => userNameKey(userName))])
    },
    renews: [accountsQuery, classesQuery, lastImportQuery],
  })
  return { taking, taken: new Set(taken) }
}
