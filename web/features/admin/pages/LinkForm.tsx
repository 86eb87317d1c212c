import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { emitPageStateChanged } from '../../../lib/live.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { useSaveLink } from '../../../lib/use-save-link.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { deleteOnce } from '../delete-once.ts'
import { InputField } from '../InputField.tsx'
import { MediaField } from '../media/MediaField.tsx'
import { SelectField } from '../SelectField.tsx'
import { ServerMessage } from '../ServerMessage.tsx'
import { useDraft } from '../use-draft.ts'
import styles from './LinkForm.module.css'
import { editedRow, fullName, type LinkEdit, linkEdit, placesFor, TOP_LEVEL } from './menu-place.ts'

interface LinkFormProps {
  link: MenuLink
  links: readonly MenuLink[]
  onDone(): void
}

/** A row's name, picture and place; of a new one also what it leads to. */
export function LinkForm({ link, links, onDone }: LinkFormProps) {
  const [edit, write] = useDraft(`link-${link.menuLinkID}`, linkEdit, {})
  const [isAsking, setAsking] = useState(false)
  const draft = editedRow(links, link, edit)
  const save = useSaveLink((saved) => {
    emitPageStateChanged(saved)
    onDone()
  })
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteOnce(`menulinks/${link.menuLinkID}`),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }),
  })
  const set = (changes: LinkEdit) => write({ ...edit, ...changes })
  return (
    <div className={styles.whole}>
      <MediaField
        kind="picture"
        word={draft.displayName || 'la nouvelle ligne'}
        value={draft.icon}
        onChoose={(icon) => set({ icon })}
      />
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          const former = editedRow(links, link, {})
          save.mutate({ link: draft, ...(link.menuLinkID !== 0 && { former }) })
        }}
      >
        <InputField
          label="Nom"
          required
          maxLength={80}
          value={draft.displayName}
          onWrite={(text) => set({ displayName: text })}
        />
        <SelectField
          label="Place"
          value={draft.parentGroupID}
          options={[
            { value: TOP_LEVEL, name: 'Tout en haut' },
            ...placesFor(links, link).map(({ groupID }) => ({
              value: groupID,
              name: fullName(links, groupID),
            })),
          ]}
          onChoose={(groupID) => set({ parentGroupID: Number(groupID) })}
        />
        {link.menuLinkID === 0 && (
          <>
            <InputField
              label="Clé de la page ou du jeu"
              help="Rien pour un groupe; sinon, par exemple, Page_Music."
              maxLength={120}
              value={draft.clientID}
              onWrite={(text) => set({ clientID: text })}
            />
            <InputField
              label="Identifiant du jeu"
              help="Pour un jeu : ce qui est au bout de son adresse."
              maxLength={80}
              value={draft.externalIdentifier ?? ''}
              onWrite={(text) => set({ externalIdentifier: text || null })}
            />
          </>
        )}
        <ServerMessage error={save.error} />
        <div className={styles.actions}>
          <Button type="submit" isOff={save.isPending}>
            Enregistrer
          </Button>
          {link.menuLinkID !== 0 && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              Supprimer cette ligne…
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Supprimer « ${link.displayName} »?`}
        confirm="Supprimer cette ligne"
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          remove.reset()
          setAsking(false)
        }}
      >
        Le menu n'y mènera plus, chez personne.
      </ConfirmDialog>
    </div>
  )
}
