import { MAX_TITLE_LENGTH } from '../../../../content/games/new-game.ts'
import { type Grade, gradeNames, grades } from '../../../../content/grades.ts'
import { games } from '../../../../domain/games/registry.ts'
import { Field, InputField } from '../ui/Field.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import form from '../ui/ui.module.css'
import { type GameDraft, menuTitle } from './game-draft.ts'
import styles from './games.module.css'
import { ItemsForm } from './ItemsForm.tsx'

interface GameContentProps {
  draft: GameDraft
  /** True if the game has a menu link, whose name is then not edited here. */
  isLinked: boolean
  onChange(changes: Partial<GameDraft>): void
  /** Changes the grade of a new game. Null for a stored game, whose key includes its grade. */
  onGrade: ((grade: Grade | null) => void) | null
}

/** Edits a game's texts and its content. */
export function GameContent({ draft, isLinked, onChange, onGrade }: GameContentProps) {
  return (
    <div className={`${form.form} ${styles.texts}`}>
      {!isLinked && (
        <InputField
          label="Nom dans le menu"
          maxLength={MAX_TITLE_LENGTH}
          value={draft.title}
          placeholder={menuTitle({ ...draft, title: '' })}
          onWrite={(text) => onChange({ title: text })}
        />
      )}
      {onGrade && <GradeChoice grade={draft.grade} onChoose={onGrade} />}
      <InputField
        label="Titre au-dessus du jeu"
        maxLength={200}
        value={draft.description}
        onWrite={(text) => onChange({ description: text })}
      />
      <Field label="Consignes" help="En français, puis en anglais sur une ligne à part.">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={500}
            value={draft.instructions}
            onChange={({ target }) => onChange({ instructions: target.value })}
          />
        )}
      </Field>
      <GameData draft={draft} onChange={onChange} />
    </div>
  )
}

/** Edits the items field by field, or the data as text if it is not a list of items. */
function GameData({
  draft: { kind, grade, record, data },
  onChange,
}: Pick<GameContentProps, 'draft' | 'onChange'>) {
  const recordForm = games[kind].form
  if (recordForm && record) {
    return (
      <ItemsForm
        kind={kind}
        grade={grade}
        form={recordForm}
        record={record}
        onChange={(next) => onChange({ record: next })}
      />
    )
  }
  return (
    <Field {...(kind === 'custom-matching' ? DECK_FIELD_TEXTS : SCENE_FIELD_TEXTS)}>
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

const SCENE_FIELD_TEXTS = {
  label: 'Le contenu, en JSON',
  help: "La scène telle que le jeu la lit : ce qui s'y trouve, où, et ce qui est demandé. Le contrôle dit ce qui manque.",
}
const DECK_FIELD_TEXTS = {
  label: 'Le contenu',
  help: 'Les couleurs ou les nombres du site (« colours » ou « numbers »), ou des mots à vous, avec des virgules.',
}

interface GradeChoiceProps {
  grade: Grade | null
  onChoose(grade: Grade | null): void
}

export function GradeChoice({ grade, onChoose }: GradeChoiceProps) {
  return (
    <SelectField
      label="Année"
      value={grade ?? ''}
      options={gradeOptions}
      onChoose={(chosen) => onChoose(grades.find((each) => String(each) === chosen) ?? null)}
    />
  )
}

const gradeOptions = [
  { value: '', name: 'Toutes' },
  ...grades.map((grade) => ({ value: grade, name: gradeNames[grade] })),
]
