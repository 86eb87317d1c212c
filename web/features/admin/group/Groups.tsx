import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PupilGroup } from '../../../../domain/api/group.ts'
import { classOrder } from '../../../../domain/french-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { accountsQuery, groupsQuery } from '../data/queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import form from '../ui/ui.module.css'
import { useChangeGroup, useDeleteGroup } from './use-groups.ts'

/** Lists the groups; renames and deletes them, and removes members. */
export function Groups() {
  const groups = useQuery(groupsQuery)
  return (
    <div className={form.form}>
      <p>
        Cochez des élèves dans une liste, comme celle de la semaine, puis « Groupe ». « Ce que la classe sait
        » propose aussi des groupes de besoins semblables. Les élèves ne voient jamais qui est dans quel
        groupe.
      </p>
      <Loaded query={groups}>
        {(all) =>
          all.length === 0 ? (
            <p>Il n'y a pas encore de groupes.</p>
          ) : (
            all.map((group) => <Group key={group.groupID} group={group} />)
          )
        }
      </Loaded>
    </div>
  )
}

function Group({ group }: { group: PupilGroup }) {
  const { data: accounts = [] } = useQuery(accountsQuery)
  const { groupID, name, userIDs } = group
  const [newName, setNewName] = useState(name)
  const [isDeleting, setDeleting] = useState(false)
  const change = useChangeGroup()
  const remove = useDeleteGroup(() => setDeleting(false))
  const members = accounts.filter(({ id }) => userIDs.includes(id)).toSorted(classOrder)
  return (
    <details>
      <summary>
        <b>{name}</b> : {pluralize(userIDs.length, 'élève', 'élèves')}
      </summary>
      <ul className="stack tight">
        {members.map(({ id, displayName, classCode }) => (
          <li key={id} className="row middle">
            <span>
              {displayName} ({classCode})
            </span>
            <Button
              look="quiet"
              aria-label={`Enlever ${displayName} du groupe ${name}`}
              isOff={change.isPending}
              onClick={() => change.mutate({ groupID, remove: [id] })}
            >
              Enlever
            </Button>
          </li>
        ))}
      </ul>
      <Form className="row bottom" onSend={() => change.mutate({ groupID, name: newName.trim() })}>
        <InputField label="Nom du groupe" required maxLength={40} value={newName} onWrite={setNewName} />
        <Button
          type="submit"
          look="soft"
          isOff={change.isPending || newName.trim() === '' || newName.trim() === name}
        >
          Renommer
        </Button>
        <Button look="quiet" aria-label={`Supprimer le groupe ${name}`} onClick={() => setDeleting(true)}>
          Supprimer…
        </Button>
      </Form>
      <ServerMessage error={change.error} />
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Supprimer le groupe ${name}?`}
        confirm="Supprimer le groupe"
        mutation={remove}
        onConfirm={() => remove.mutate(groupID)}
        onClose={() => setDeleting(false)}
      >
        Son objectif et ses contrôles sont effacés aussi, et ses leçons ne sont plus pour lui. Les élèves
        gardent tout le reste.
      </ConfirmDialog>
    </details>
  )
}
