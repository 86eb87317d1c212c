import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { linkPath } from '../../../../content/link-path.ts'
import type { MenuLink, OrderLinksRequest } from '../../../../domain/api/menu.ts'
import { apiPost } from '../../../lib/api.ts'
import { emitPageStateChanged } from '../../../lib/live.ts'
import { mediaUrl } from '../../../lib/media-url.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { useSaveLink } from '../../../lib/use-save-link.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './MenuRows.module.css'
import { moved } from './menu-place.ts'

const FLAGS = [
  ['isEnabled', 'allumé'],
  ['isBravoEnabled', 'Bravos'],
  ['isNew', 'nouveau'],
  ['isBonusEnabled', 'boni'],
  ['isAuthRequired', 'connexion'],
  ['isAdminRequired', 'admin'],
  ['isWhiteListEnabled', 'réservé'],
] as const

interface MenuRowsProps {
  parentGroupID: number
  rows: readonly MenuLink[]
  onOpen(groupID: number): void
  onEdit(link: MenuLink): void
}

/** What hangs under a group: dragged, or moved by keys (space, arrows, space), into another order. */
export function MenuRows({ parentGroupID, rows, onOpen, onEdit }: MenuRowsProps) {
  const order = useOrder()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  if (rows.length === 0) return <p>Il n'y a encore rien ici.</p>

  const numbers = rows.map(({ menuLinkID }) => menuLinkID)
  const placeOf = (id: UniqueIdentifier) => numbers.indexOf(Number(id))
  const nameOf = (id: UniqueIdentifier) => rows[placeOf(id)]?.displayName ?? ''
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: spoken(nameOf, placeOf), screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={({ active, over }) => {
        if (!over || over.id === active.id) return
        order.mutate({ parentGroupID, menuLinkIDs: moved(numbers, placeOf(active.id), placeOf(over.id)) })
      }}
    >
      <SortableContext items={numbers} strategy={verticalListSortingStrategy}>
        <ul className={styles.rows}>
          {rows.map((link) => (
            <Row key={link.menuLinkID} link={link} onOpen={onOpen} onEdit={onEdit} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

const INSTRUCTIONS = {
  draggable:
    'Appuyez sur Espace pour prendre la ligne, sur les flèches pour la déplacer, sur Espace pour la poser, sur Échap pour renoncer.',
}

/** What a screen reader says while a row is moved. */
function spoken(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => number,
): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} est prise.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} : place ${placeOf(over.id) + 1}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} est posée à la place ${placeOf(over.id) + 1}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} est revenue à sa place.`,
  }
}

interface RowProps extends Pick<MenuRowsProps, 'onOpen' | 'onEdit'> {
  link: MenuLink
}

function Row({ link, onOpen, onEdit }: RowProps) {
  const { mutate: save, isPending } = useSaveLink(emitPageStateChanged)
  const drag = useSortable({ id: link.menuLinkID })
  const path = linkPath(link)
  return (
    <li
      ref={drag.setNodeRef}
      className={styles.row}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      <button
        type="button"
        ref={drag.setActivatorNodeRef}
        className={styles.handle}
        {...drag.attributes}
        {...drag.listeners}
      >
        <span aria-hidden="true">⠿</span>
        <span className="for-ears">Déplacer {link.displayName}</span>
      </button>
      <span className={styles.name}>
        {link.icon !== '' && <img src={mediaUrl(link.icon)} alt="" width={28} height={28} />}
        {path === null ? link.displayName : <a href={path}>{link.displayName}</a>}
      </span>
      <span className={styles.flags}>
        {FLAGS.map(([flag, label]) => (
          <label key={flag} className={styles.flag}>
            <input
              type="checkbox"
              checked={link[flag]}
              disabled={isPending}
              onChange={({ target }) => save({ ...link, [flag]: target.checked })}
              aria-label={`${link.displayName} : ${label}`}
            />
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </span>
      <span className={styles.actions}>
        {link.clientID === '' && (
          <Button look="soft" aria-label={`Ouvrir ${link.displayName}`} onClick={() => onOpen(link.groupID)}>
            Ouvrir
          </Button>
        )}
        <Button look="quiet" aria-label={`Modifier ${link.displayName}`} onClick={() => onEdit(link)}>
          Modifier
        </Button>
      </span>
    </li>
  )
}

/** Saves an order: seen at once, taken back where it is refused. */
function useOrder() {
  const queryClient = useQueryClient()
  const { queryKey } = menuQuery
  return useMutation({
    mutationFn: (order: OrderLinksRequest) => apiPost('menulinks/order', order),
    meta: { action: 'save menu order' },
    async onMutate({ menuLinkIDs }) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      const places = new Map(menuLinkIDs.map((menuLinkID, place) => [menuLinkID, place]))
      const placeOf = ({ menuLinkID }: MenuLink) => places.get(menuLinkID) ?? -1
      queryClient.setQueryData(queryKey, (links) =>
        links?.toSorted((one, other) => placeOf(one) - placeOf(other)),
      )
      return before
    },
    onError: (_error, _order, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
