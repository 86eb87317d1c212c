import {
  isMadeOfWords,
  MAX_TITLE_LENGTH,
  newKinds,
  recordOfWords,
  type TakenNames,
} from '../../../../content/games/new-game.ts'
import { Button } from '../../../ui/Button.tsx'
import { deleteDraft, useDraft } from '../hooks/use-draft.ts'
import { InputField } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { StartOverButton } from '../ui/StartOverButton.tsx'
import { GradeChoice } from './GameContent.tsx'
import { type GameDraft, newGameDraft } from './game-draft.ts'
import { kindName } from './game-row.ts'
import { blankGameForm, isBlank, NEW_GAME_KEY, newGameForm } from './new-game-form.ts'
import { useReadWords, WordList } from './WordList.tsx'

/** Asks for a new game's name, kind, grade and first words. */
export function NewGameForm({ taken, onCreated }: { taken: TakenNames; onCreated(draft: GameDraft): void }) {
  const [draft, write] = useDraft(NEW_GAME_KEY, newGameForm, blankGameForm())
  const readWords = useReadWords()
  const set = (changes: Partial<typeof draft>) => write({ ...draft, ...changes })
  const { kind, words } = draft
  const reset = () => {
    write(blankGameForm(draft.grade))
    deleteDraft(NEW_GAME_KEY)
  }
  const submit = () => {
    const data = recordOfWords(kind, readWords(words).words, draft.grade) ?? '[]'
    onCreated(newGameDraft({ kind, grade: draft.grade, title: draft.title.trim() }, data, taken))
  }
  return (
    <Form onSend={submit}>
      <InputField
        label="Nom du jeu"
        help="Comme les élèves le lisent dans le menu : « Le cirque »."
        required
        pattern=".*\S.*"
        maxLength={MAX_TITLE_LENGTH}
        value={draft.title}
        onWrite={(text) => set({ title: text })}
      />
      <div className="row bottom">
        <SelectField
          label="Sorte de jeu"
          value={kind}
          options={newKinds.map((each) => ({ value: each, name: kindName(each) }))}
          onChoose={(chosen) => set({ kind: newKinds.find((each) => each === chosen) ?? kind })}
        />
        <GradeChoice grade={draft.grade} onChoose={(grade) => set({ grade })} />
      </div>
      {isMadeOfWords(kind) ? (
        <WordList list={words} onWrite={(list) => set({ words: list })} />
      ) : (
        <p>Ce jeu s'écrit question par question, à l'étape suivante.</p>
      )}
      <div className="row bottom">
        <Button type="submit">Continuer</Button>
        {!isBlank(draft) && <StartOverButton onConfirm={reset} />}
      </div>
    </Form>
  )
}
