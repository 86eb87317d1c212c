import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { itemPicture, textOf } from './content-value.ts'
import styles from './editor.module.css'
import type { ListField, PartEditor } from './form.ts'

interface ListItemProps {
  field: ListField
  Part: PartEditor
  name: string
  value: unknown
  handle: ReactNode
  isOpen: boolean
  onToggle(): void
  onChange(value: unknown): void
  onRemove(): void
}

/** A row of a list: its name, and its parts while it is open. */
export function ListItem({
  field: { item, isFlat = false, adds, fromBank },
  Part,
  name,
  value,
  handle,
  isOpen,
  onToggle,
  onChange,
  onRemove,
}: ListItemProps) {
  const partsID = useId()
  const parts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && !isFlat)
      parts.current?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus()
  }, [isOpen, isFlat])
  const image = itemPicture(value)
  const english = textOf(ownProperty(value, 'english'))
  const canRemove = adds.length > 0 || fromBank !== undefined || !isFlat
  return (
    <>
      <div className="row tight middle">
        {handle}
        {!isFlat && (
          <span className={styles.name}>
            {image !== null && <Picture image={image} word={name} size={40} />}
            <span>
              {name}
              {english !== '' && (
                <small lang="en" className={styles.english}>
                  {english}
                </small>
              )}
            </span>
          </span>
        )}
        <span className={styles.rowActions}>
          {!isFlat && (
            <Button
              look="soft"
              aria-label={`${isOpen ? 'Refermer' : 'Modifier'} ${name}`}
              aria-expanded={isOpen}
              aria-controls={partsID}
              onClick={onToggle}
            >
              {isOpen ? 'Refermer' : 'Modifier'}
            </Button>
          )}
          {canRemove && (
            <Button look="quiet" aria-label={`Retirer ${name}`} onClick={onRemove}>
              Retirer
            </Button>
          )}
        </span>
      </div>
      <div ref={parts} id={partsID} className={styles.parts}>
        {isOpen && (
          <Part
            field={item}
            name=""
            value={value}
            onChange={onChange}
            parentValue={value}
            onPartsChange={onChange}
          />
        )}
      </div>
    </>
  )
}
