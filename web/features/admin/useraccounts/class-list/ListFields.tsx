import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { classOption } from '../../hooks/use-class-option.ts'
import { ColumnChoices } from '../../lists/ColumnChoices.tsx'
import { appendList } from '../../lists/read-table.ts'
import { Field } from '../../ui/Field.tsx'
import { TableFileField } from '../../ui/FileField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ClassFields } from '../ClassFields.tsx'
import type { PupilColumn } from '../pupil-columns.ts'
import { type ClassListDraft, classListDraft } from './class-list.ts'
import type { ListColumn } from './read-class-list.ts'

interface ListFieldsProps {
  draft: ClassListDraft
  classes: readonly SchoolClass[]
  columns: readonly ListColumn[]
  onWrite(draft: ClassListDraft): void
}

const { userNames, shownNames } = classListDraft.shape

const USER_NAME_OPTIONS = [
  { value: 'given', name: 'Le prénom et un nombre : eloise27' },
  { value: 'animal', name: 'Un animal : renard-7' },
]
const SHOWN_NAME_OPTIONS = [
  { value: 'initial', name: "Le prénom, et l'initiale si deux sont pareils" },
  { value: 'always', name: "Le prénom et l'initiale" },
  { value: 'given', name: 'Le prénom seul' },
  { value: 'whole', name: 'Le prénom et le nom de famille' },
]
const PUPIL_COLUMN_OPTIONS: readonly { value: PupilColumn; name: string }[] = [
  { value: 'given', name: 'Prénom' },
  { value: 'family', name: 'Nom de famille' },
  { value: 'whole', name: 'Prénom et nom' },
  { value: 'familyFirst', name: 'Nom et prénom' },
  { value: 'usual', name: "Prénom d'usage" },
  { value: 'userName', name: "Nom d'utilisateur" },
  { value: 'classCode', name: 'Classe' },
  { value: 'grade', name: 'Année' },
  { value: 'ignore', name: 'Ignorer' },
]
/** Option values that cannot be class codes. */
const NO_CLASS_VALUE = '?'
const NEW_CLASS_VALUE = '+'

/** Fields for the class, the names and the name styles of a list. */
export function ListFields({ draft, classes, columns, onWrite }: ListFieldsProps) {
  const { classCode, text } = draft
  const set = (changes: Partial<ClassListDraft>) => onWrite({ ...draft, ...changes })
  const setText = (written: string) => set({ text: written, columns: written === '' ? {} : draft.columns })
  return (
    <>
      <SelectField
        label="Classe"
        value={classCode === '' ? NEW_CLASS_VALUE : (classCode ?? NO_CLASS_VALUE)}
        options={[
          ...(classCode === null ? [{ value: NO_CLASS_VALUE, name: 'Choisissez…' }] : []),
          ...classes.map(classOption),
          { value: NEW_CLASS_VALUE, name: 'Nouvelle classe…' },
        ]}
        onChoose={(chosen) => set({ classCode: chosen === NEW_CLASS_VALUE ? '' : chosen })}
      />
      {classCode === '' && (
        <ClassFields
          draft={draft.newClass}
          onWrite={(newClass) => set({ newClass })}
          help="Par exemple 4-1, 1A ou Les renards. Avec l'année au début, les élèves trouvent tout de suite leurs pages."
        />
      )}
      <Field
        label="Les noms"
        help="Un par ligne : « Tremblay, Éloïse » ou « Éloïse Tremblay », ou les colonnes d'un tableur. La liste reste dans cet onglet jusqu'à ce que les comptes soient faits ou que vous l'abandonniez : seuls les noms affichés, les noms d'utilisateur et l'année sont envoyés."
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={text}
            placeholder={'Tremblay, Éloïse\nGagnon, Léo'}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <TableFileField onChoose={(chosen, former) => setText(appendList(text, chosen, former))} />
      {columns.length > 0 && (
        <ColumnChoices
          columns={columns}
          options={PUPIL_COLUMN_OPTIONS}
          onChoose={(changed) => set({ columns: { ...draft.columns, ...changed } })}
        />
      )}
      <div className="row bottom">
        <SelectField
          label="Noms d'utilisateur"
          value={draft.userNames}
          options={USER_NAME_OPTIONS}
          onChoose={(chosen) => set({ userNames: userNames.parse(chosen) })}
        />
        <SelectField
          label="Noms affichés"
          value={draft.shownNames}
          options={SHOWN_NAME_OPTIONS}
          onChoose={(chosen) => set({ shownNames: shownNames.parse(chosen) })}
        />
      </div>
    </>
  )
}
