import { useState } from 'react'
import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { userNameKey } from '../../../../../domain/api/user.ts'
import { call } from '../../../../lib/api/api.ts'
import { accountsQuery, classesQuery, lastImportQuery } from '../../data/queries.ts'
import { useAdminMutation } from '../../data/use-admin-mutation.ts'
import { sendPupils } from '../pupil-file.ts'
import { type ClassListDraft, classOf } from './class-list.ts'
import { importLines, type ListRow, readyRows, refusalsByKey, withoutImported } from './list-rows.ts'

interface ImportRequest {
  draft: ClassListDraft
  rows: readonly ListRow[]
}

/**
 * Creates the accounts of a list, after its class if that is new.
 * @param onImported called with the draft without the imported lines
 */
export function useListImport(classes: readonly SchoolClass[], onImported: (draft: ClassListDraft) => void) {
  /** Imported accounts by `userNameKey`; their cards can be printed. */
  const [imported, setImported] = useState<readonly string[]>([])
  const importList = useAdminMutation({
    mutationFn: async ({ draft, rows }: ImportRequest) => {
      const classCode = classOf(draft)
      if (!classes.some((known) => known.classCode === classCode)) {
        const { teacherName, grade } = draft.newClass
        await call('PUT classes/:classCode', { path: { classCode }, body: { teacherName, grade } })
      }
      const sent = readyRows(rows)
      const answer = await sendPupils(importLines(sent, classCode))
      return { answer, sent, classCode, refused: refusalsByKey(sent, answer.rejected) }
    },
    onSuccess({ sent, classCode, refused }, { draft, rows }) {
      const importedRows = sent.filter(({ key }) => !(key in refused))
      onImported({ ...withoutImported(draft, rows, new Set(importedRows.map(({ key }) => key))), classCode })
      setImported((before) => [...before, ...importedRows.map(({ userName }) => userNameKey(userName))])
    },
    invalidates: [accountsQuery, classesQuery, lastImportQuery],
  })
  return { importList, imported: new Set(imported) }
}
