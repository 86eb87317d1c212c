import { cefrLevels, strands, tagsOf } from '../../../../content/curriculum.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { ALL_OPTION } from './SelectField.tsx'
import styles from './ui.module.css'

interface TagChoiceProps {
  /** A strand, a level or `ALL_OPTION`. */
  value: string
  onChoose(tag: string): void
}

/** Chooses a strand or a level. Hidden on phones: the search finds both. */
export function TagChoice({ value, onChoose }: TagChoiceProps) {
  return (
    <div className={styles.tags}>
      <Choice label="Compétence" value={value} options={tagOptions} onChoose={onChoose} />
    </div>
  )
}

export function matchesTag(clientID: string, tag: string): boolean {
  const tags = tagsOf(clientID)
  return tag === ALL_OPTION || (tags !== null && [...tags.strands, tags.level].some((each) => each === tag))
}

/** "Écouter, écrire – A1 : Je peux…". Empty for a page that teaches no French. */
export function tagText(clientID: string): string {
  const tags = tagsOf(clientID)
  if (!tags) return ''
  const [first = '', ...others] = tags.strands.map((strand) => strands[strand])
  return `${[first, ...others.map((name) => name.toLowerCase())].join(', ')} – ${tags.level} : ${tags.canDo}`
}

const tagOptions = [
  { value: ALL_OPTION, name: 'Toutes' },
  ...Object.entries(strands).map(([value, name]) => ({ value, name })),
  ...cefrLevels.map((level) => ({ value: level, name: `Niveau ${level}` })),
]
