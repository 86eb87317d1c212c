import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type MenuLink, menuLink } from '../../../../domain/api/menu.ts'
import { apiDelete } from '../../../lib/api.ts'
import { emitPageStateChanged } from '../../../lib/live.ts'
import { mediaUrl } from '../../../lib/media-url.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { useSaveLink } from '../../../lib/use-save-link.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../Field.tsx'
import { ServerMessage } from '../ServerMessage.tsx'
import { useDraft } from '../use-draft.ts'
import styles from './LinkForm.module.css'
import { fullName, placesFor, TOP_LEVEL } from './menu-place.ts'

interface LinkFormProps {
  link: MenuLink
  links: readonly MenuLink[]
  onDone(): void
}

/** A row's name, picture and place; of a new one also what it leads to. */
export function LinkForm({ link, links, onDone }: LinkFormProps) {
  const [draft, write] = useDraft(`link-${link.menuLinkID}`, menuLink, link)
  const save = useSaveLink((saved) => {
    emitPageStateChanged(saved)
    onDone()
  })
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => apiDelete(`menulinks/${link.menuLinkID}`),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }),
  })
  const set = (changes: Partial<MenuLink>) => write({ ...draft, ...changes })
  const icons = [...new Set(links.map(({ icon }) => icon))].filter((icon) => icon !== '').sort()
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save.mutate(draft)
      }}
    >
      <Field label="Nom">
        {(control) => (
          <input
            {...control}
            required
            maxLength={80}
            value={draft.displayName}
            onChange={({ target }) => set({ displayName: target.value })}
          />
        )}
      </Field>
      <Field label="Place">
        {(control) => (
          <select
            {...control}
            value={draft.parentGroupID}
            onChange={({ target }) => set({ parentGroupID: Number(target.value) })}
          >
            <option value={TOP_LEVEL}>Tout en haut</option>
            {placesFor(links, link).map(({ groupID }) => (
              <option key={groupID} value={groupID}>
                {fullName(links, groupID)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {link.menuLinkID === 0 && (
        <>
          <Field
            label="Clé de la page ou du jeu"
            help="Rien pour un groupe ; sinon, par exemple, Page_Music."
          >
            {(control) => (
              <input
                {...control}
                maxLength={120}
                value={draft.clientID}
                onChange={({ target }) => set({ clientID: target.value })}
              />
            )}
          </Field>
          <Field label="Identifiant du jeu" help="Pour un jeu : ce qui est au bout de son adresse.">
            {(control) => (
              <input
                {...control}
                maxLength={80}
                value={draft.externalIdentifier ?? ''}
                onChange={({ target }) => set({ externalIdentifier: target.value || null })}
              />
            )}
          </Field>
        </>
      )}
      <fieldset className={styles.icons}>
        <legend>Image</legend>
        {icons.map((icon) => (
          <label key={icon} className={styles.icon}>
            <input
              type="radio"
              name="icon"
              checked={draft.icon === icon}
              onChange={() => set({ icon })}
              aria-label={nameOf(icon)}
            />
            <img src={mediaUrl(icon)} alt="" width={32} height={32} loading="lazy" />
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" disabled={save.isPending}>
          Enregistrer
        </Button>
        {link.menuLinkID !== 0 && (
          <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Supprimer cette ligne
          </Button>
        )}
      </div>
      <ServerMessage error={remove.error} />
    </form>
  )
}

/** "pictures/party-popper.svg" -> "party popper". */
function nameOf(icon: string): string {
  return icon
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ')
}
