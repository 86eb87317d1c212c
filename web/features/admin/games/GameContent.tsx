import { games } from '../../../../domain/games/registry.ts'
import { Field } from '../ui/Field.tsx'
import type { GameDraft } from './game-draft.ts'
import { ItemsForm } from './ItemsForm.tsx'

interface GameContentProps {
  draft: GameDraft
  onChange(changes: Partial<GameDraft>): void
}

/** What is in a game: its items, field by field; or its data as it is, where it is no list of items. */
export function GameContent({ draft: { kind, grade, record, data }, onChange }: GameContentProps) {
  const form = games[kind].form
  if (form && record) {
    return (
      <ItemsForm
        kind={kind}
        grade={grade}
        form={form}
        record={record}
        onChange={(next) => onChange({ record: next })}
      />
    )
  }
  return (
    <Field {...(kind === 'custom-matching' ? DECK : SCENE)}>
      {(control) => (
        <textarea
          {...control}
          rows={16}
          spellCheck={false}
          value={data}
          onChange={({ target }) => onChange({ data: target.value })}
        />
      )}
    </Field>
  )
}

const SCENE = {
  label: 'Le contenu, en JSON',
  help: "La scène telle que le jeu la lit : ce qui s'y trouve, où, et ce qui est demandé. Le contrôle dit ce qui manque.",
}
const DECK = {
  label: 'Le contenu',
  help: 'Les couleurs ou les nombres du site (« colours » ou « numbers »), ou des mots à vous, avec des virgules.',
}
