import { useState } from 'react'
import { ownPageOf } from '../../../../content/site/own-page.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { emitPageStateChanged } from '../../../lib/live/live.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { hasSwitch, useSaveLink } from '../../../lib/menu/use-save-link.ts'
import { Button } from '../../../ui/Button.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { MediaField } from '../media/MediaField.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { fullName, type LinkEdit, linkEdit, possibleParents, rowKinds, TOP_LEVEL } from './menu-place.ts'
import styles from './pages.module.css'
import {
  draftRow,
  kindOptions,
  type Menu,
  movableRowOptions,
  rowLeadingTo,
  targetOptions,
  whyKindIsFixed,
} from './row-target.ts'

const FLAGS = [
  ['isBravoEnabled', 'Compte pour un Bravo'],
  ['isNew', 'Nouveau'],
  ['isBonusEnabled', 'Peut avoir le boni'],
  ['isAuthRequired', 'Il faut être connecté'],
  ['isAdminRequired', 'Pour les administrateurs'],
  ['isWhiteListEnabled', 'Réservée à quelques élèves'],
] as const

export function linkDraftKey({ menuLinkID }: Pick<MenuLink, 'menuLinkID'>): string {
  return `link-${menuLinkID}`
}

/** Edits a menu row: its name, picture, place, target and flags. */
export function LinkForm({ link, menu, onDone }: { link: MenuLink; menu: Menu; onDone(): void }) {
  const { links } = menu
  const [edit, write] = useDraft(linkDraftKey(link), linkEdit, {})
  const [isAsking, setAsking] = useState(false)
  const { currentRow, kind, target, draft } = draftRow(link, edit, menu)
  const previousRow = (edit.kind === 'moved' && rowLeadingTo(edit.target ?? '', menu)) || currentRow
  const path = draft.displayName === '' ? null : ownPageOf(draft.clientID)?.path
  const save = useSaveLink((saved) => {
    emitPageStateChanged(saved)
    onDone()
  })
  const deleteRow = useAdminMutation({
    mutationFn: () => deleteIfExists('DELETE menulinks/:menuLinkID', { path: link }),
    onSuccess: onDone,
    invalidates: [menuQuery],
  })
  const set = (changes: LinkEdit) => write({ ...edit, ...changes })
  return (
    <div className="stack loose">
      {kind !== 'moved' && (
        <MediaField
          kind="picture"
          word={draft.displayName || 'la nouvelle ligne'}
          value={draft.icon}
          onChoose={(icon) => set({ icon })}
        />
      )}
      <Form
        onSend={() =>
          save.mutate({ link: draft, ...(previousRow.menuLinkID !== 0 && { former: previousRow }) })
        }
      >
        {kind !== 'moved' && (
          <InputField
            label="Nom"
            required
            maxLength={80}
            value={draft.displayName}
            onWrite={(text) => set({ displayName: text })}
          />
        )}
        <SelectField
          label="Place"
          value={draft.parentGroupID}
          options={[
            { value: TOP_LEVEL, name: 'Tout en haut' },
            ...possibleParents(links, link).map(({ groupID }) => ({
              value: groupID,
              name: fullName(links, groupID),
            })),
          ]}
          onChoose={(groupID) => set({ parentGroupID: Number(groupID) })}
        />
        <SelectField
          label="Ce que c'est"
          required
          value={kind ?? ''}
          help={
            whyKindIsFixed(currentRow, menu) ??
            (path ? `Son adresse : ${path}. Elle s'écrit ensuite par « Contenu ».` : undefined)
          }
          options={kindOptions(currentRow, menu)}
          onChoose={(chosen) => set({ kind: rowKinds.find((each) => each === chosen) })}
        />
        {kind === 'existing' && (
          <SelectField
            label="Page ou jeu"
            required
            value={target}
            options={targetOptions(currentRow, menu)}
            onChoose={(clientID) => set({ target: clientID })}
          />
        )}
        {kind === 'moved' && (
          <SelectField
            label="Page ou jeu à déplacer"
            required
            help="Une page a une seule ligne dans le menu : elle quitte sa place."
            value={target}
            options={[{ value: '', name: 'Choisissez…' }, ...movableRowOptions(draft, menu)]}
            onChoose={(clientID) => set({ target: clientID })}
          />
        )}
        <fieldset className={styles.linkFlags}>
          <legend>Pour les élèves</legend>
          {FLAGS.filter(([flag]) => hasSwitch(draft, flag)).map(([flag, label]) => (
            <CheckField
              key={flag}
              label={label}
              isChecked={draft[flag]}
              onCheck={(isChecked) => set({ [flag]: isChecked })}
            />
          ))}
        </fieldset>
        <ServerMessage error={save.error} />
        <div className="row">
          <Button type="submit" isOff={save.isPending}>
            Enregistrer
          </Button>
          {link.menuLinkID !== 0 && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              Supprimer cette ligne…
            </Button>
          )}
        </div>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Supprimer « ${link.displayName} »?`}
        confirm="Supprimer cette ligne"
        mutation={deleteRow}
        onConfirm={() => deleteRow.mutate()}
        onClose={() => {
          deleteRow.reset()
          setAsking(false)
        }}
      >
        Le menu n'y mènera plus, chez personne.
      </ConfirmDialog>
    </div>
  )
}
