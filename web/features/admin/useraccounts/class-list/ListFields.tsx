import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TableFileField } from '../../ui/TableFileField.tsx'
import { ClassFields } from '../ClassFields.tsx'
import { type ClassListDraft, classListDraft } from './class-list.ts'
import { namesText, readNames } from './read-names.ts'

interface ListFieldsProps {
  draft: ClassListDraft
  classes: readonly SchoolClass[]
  onWrite(draft: ClassListDraft): void
}

const { userNames, shownNames } = classListDraft.shape

const USER_NAMES = [
  { value: 'given', name: 'Le prénom et un nombre : eloise27' },
  { value: 'animal', name: 'Un animal : renard-7' },
]
const SHOWN_NAMES = [
  { value: 'initial', name: "Le prénom, et l'initiale si deux sont pareils" },
  { value: 'always', name: "Le prénom et l'initiale" },
  { value: 'given', name: 'Le prénom seul' },
  { value: 'whole', name: 'Le prénom et le nom de famille' },
]
/** A class is chosen by its code; these are no codes. */
const NONE = '?'
const NEW = '+'

/** For which class a list is, its names, and what is made of them. */
export function ListFields({ draft, classes, onWrite }: ListFieldsProps) {
  const { classCode, text, isSwapped } = draft
  const set = (changes: Partial<ClassListDraft>) => onWrite({ ...draft, ...changes })
  /** What comes from elsewhere is kept as names alone: what stands beside them is nobody's business here. */
  const take = (source: string | ArrayBuffer) => set({ text: namesText(readNames(source, isSwapped)) })
  return (
    <>
      <SelectField
        label="Classe"
        value={classCode === '' ? NEW : (classCode ?? NONE)}
        options={[
          ...(classCode === null ? [{ value: NONE, name: 'Choisissez…' }] : []),
          ...classes.map((each) => ({ value: each.classCode, name: each.classCode })),
          { value: NEW, name: 'Nouvelle classe…' },
        ]}
        onChoose={(chosen) => set({ classCode: chosen === NEW ? '' : chosen })}
      />
      {classCode === '' && (
        <ClassFields
          wanted={draft.newClass}
          onWrite={(newClass) => set({ newClass })}
          help="Par exemple 4-1, 1A ou Les renards. Avec l'année au début, les élèves trouvent tout de suite leurs pages."
        />
      )}
      <Field
        label="Les noms"
        help="Un par ligne : « Tremblay, Éloïse » ou « Éloïse Tremblay », ou les colonnes d'un tableur. Les noms de famille restent dans ce navigateur, sauf ceux que vous gardez dans les noms affichés; les numéros et les dates de naissance ne sont pas gardés."
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={text}
            placeholder={'Tremblay, Éloïse\nGagnon, Léo'}
            onChange={({ target }) => set({ text: target.value })}
            onPaste={(event) => {
              event.preventDefault()
              const { value, selectionStart, selectionEnd } = event.currentTarget
              const pasted = event.clipboardData.getData('text')
              take(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
            }}
          />
        )}
      </Field>
      <div className="row bottom">
        <TableFileField onChoose={take} />
        <CheckField
          label="Inverser prénom et nom"
          isChecked={isSwapped}
          onCheck={(isChecked) => set({ isSwapped: isChecked })}
        />
      </div>
      <div className="row bottom">
        <SelectField
          label="Noms d'utilisateur"
          value={draft.userNames}
          options={USER_NAMES}
          onChoose={(chosen) => set({ userNames: userNames.parse(chosen) })}
        />
        <SelectField
          label="Noms affichés"
          value={draft.shownNames}
          options={SHOWN_NAMES}
          onChoose={(chosen) => set({ shownNames: shownNames.parse(chosen) })}
        />
      </div>
    </>
  )
}
