import { Link } from '@tanstack/react-router'
import { PAPER_PATH } from '../../domain/paper/paper-path.ts'
import { Bilingual } from './Bilingual.tsx'
import { type ButtonLook, buttonClass } from './Button.tsx'

interface PaperLinkProps extends Pick<ButtonLook, 'size'> {
  /** Word source and other choices, as in the address. */
  search: { de?: string } & Readonly<Record<string, string | number | boolean>>
  /** Name of the list on teachers' screens, which have no English. */
  list?: string
}

/** Links to the printed sheets of a list of words. */
export function PaperLink({ search, list, size }: PaperLinkProps) {
  return (
    <Link
      to={PAPER_PATH}
      search={search}
      className={buttonClass({ look: 'soft', size })}
      aria-label={list && `Imprimer ${list}`}
    >
      {list === undefined ? <Bilingual french="Imprimer" english="Print" /> : 'Imprimer'}
    </Link>
  )
}
