import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { pageName } from '../../../../content/site/page-name.ts'
import type { Student } from '../../../../domain/api/user.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { chosenClass } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { noPupilsText } from '../data/no-pupils-text.ts'
import { fullWhitelistQuery, studentsQuery } from '../data/queries.ts'
import { useChangeAccess } from '../group/ReservedPages.tsx'
import { useHistoryState } from '../hooks/use-history-state.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, ClassChoice, SelectField } from '../ui/SelectField.tsx'

/** Lists and changes which pupils may open a reserved page. */
export function WhitelistView({ title }: { title: string }) {
  const students = useQuery(studentsQuery)
  const links = useQuery(menuQuery)
  const [chosen, setChosen] = useHistoryState('page', z.string(), '')
  return (
    <AdminPage title={title}>
      <Loaded query={links}>
        {(rows) => {
          const restricted = rows.filter((link) => link.isWhiteListEnabled && link.clientID !== '')
          const clientID = (restricted.find((link) => link.clientID === chosen) ?? restricted[0])?.clientID
          if (clientID === undefined)
            return <p>Aucune page n'est réservée. On réserve une page dans « Les pages ».</p>
          return (
            <>
              <SelectField
                label="Page réservée"
                value={clientID}
                options={restricted.map((link) => ({ value: link.clientID, name: pageName(link) }))}
                onChoose={setChosen}
              />
              <Loaded query={students}>
                {(pupils) => <Whitelist clientID={clientID} pupils={pupils} />}
              </Loaded>
            </>
          )
        }}
      </Loaded>
    </AdminPage>
  )
}

function Whitelist({ clientID, pupils }: { clientID: string; pupils: Student[] }) {
  const whitelist = useQuery(fullWhitelistQuery)
  return (
    <Loaded query={whitelist}>
      {(entries) => {
        const allowed = new Set(
          entries.filter((each) => each.clientID === clientID).map(({ userID }) => userID),
        )
        return <WhitelistTable clientID={clientID} pupils={pupils} allowed={allowed} />
      }}
    </Loaded>
  )
}

interface WhitelistTableProps {
  clientID: string
  pupils: Student[]
  allowed: ReadonlySet<number>
}

function WhitelistTable({ clientID, pupils, allowed }: WhitelistTableProps) {
  const classCode = chosenClass.use()
  const { mutate: change, error, isPending } = useChangeAccess()
  const rows = useMemo(
    () => pupils.filter((each) => classCode === ALL_OPTION || each.classCode === classCode),
    [pupils, classCode],
  )
  const setAccess = (ticked: readonly Student[], isLetIn: boolean) =>
    change({ pupils: ticked, clientID, isLetIn })
  const columns = useMemo(
    (): Column<Student>[] => [
      { header: 'Élève', value: ({ displayName }) => displayName },
      { header: 'Classe', value: ({ classCode }) => classCode },
      { header: 'Accès', value: ({ id }) => (allowed.has(id) ? 'oui' : 'non') },
    ],
    [allowed],
  )
  return (
    <>
      <ServerMessage error={error} />
      <DataTable
        caption={`Accès des élèves`}
        columns={columns}
        rows={rows}
        rowID={({ id }) => id}
        fileName="acces-page-reservee"
        emptyText={noPupilsText(classCode)}
        ticks={{
          nameOf: ({ displayName, classCode }) => `${displayName} (${classCode})`,
          actions: (ticked) => (
            <>
              <Button isOff={isPending} onClick={() => setAccess(ticked, true)}>
                Laisser entrer
              </Button>
              <Button look="soft" isOff={isPending} onClick={() => setAccess(ticked, false)}>
                Ne plus laisser entrer
              </Button>
            </>
          ),
        }}
        actions={(pupil) => (
          <Button
            look="soft"
            isOff={isPending}
            aria-label={
              allowed.has(pupil.id) ? `Retirer ${pupil.displayName}` : `Laisser entrer ${pupil.displayName}`
            }
            onClick={() => setAccess([pupil], !allowed.has(pupil.id))}
          >
            {allowed.has(pupil.id) ? 'Retirer' : 'Laisser entrer'}
          </Button>
        )}
      >
        <ClassChoice accounts={pupils} />
      </DataTable>
    </>
  )
}
