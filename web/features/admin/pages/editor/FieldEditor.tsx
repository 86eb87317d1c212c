import { ownProperty } from '../../../../../domain/own-property.ts'
import { lazyPart } from '../../../../lib/loading/lazy-part.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { textOf } from './content-value.ts'
import type { ChoiceField, EditorProps, FormField, NumberField, TextField } from './form.ts'
import { GroupEditor } from './GroupEditor.tsx'
import { ListEditor } from './ListEditor.tsx'
import { MediaInput } from './MediaInput.tsx'

/** Lazy, because few pages need Tiptap. */
const RichInput = lazyPart(async () => (await import('./RichInput.tsx')).RichInput, {
  fallback: <p>Ça arrive…</p>,
})

/** Edits one part of a page as its form describes it. */
export function FieldEditor({ field, ...rest }: EditorProps<FormField>) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...rest} />
    case 'number':
      return <NumberInput field={field} {...rest} />
    case 'choice':
      return <ChoiceInput field={field} {...rest} />
    case 'picture':
    case 'sound':
      return <MediaInput field={field} {...rest} />
    case 'rich':
      return <RichInput field={field} {...rest} />
    case 'group':
      return <GroupEditor field={field} Part={FieldEditor} {...rest} />
    case 'list':
      return <ListEditor field={field} Part={FieldEditor} {...rest} />
    case 'variants': {
      const variant = field.of[textOf(ownProperty(rest.value, field.by))]
      return variant && <GroupEditor field={variant} Part={FieldEditor} {...rest} />
    }
  }
}

function TextInput({ field, value, onChange }: EditorProps<TextField>) {
  const handleInput = (typed: string) => {
    const parsed = field.read?.(typed) ?? typed
    onChange(field.isOptional && parsed === '' ? undefined : parsed)
  }
  const shared = {
    value: textOf(value),
    lang: field.lang,
    onChange: ({ target }: { target: { value: string } }) => handleInput(target.value),
  }
  return (
    <Field label={field.label} {...(field.help && { help: field.help })}>
      {(control) =>
        field.isLong ? <textarea {...control} {...shared} rows={2} /> : <input {...control} {...shared} />
      }
    </Field>
  )
}

function NumberInput({ field: { label, step = 1, scale = 1 }, value, onChange }: EditorProps<NumberField>) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="decimal"
          step={step}
          // Uncontrolled, so that an emptied field does not become 0 at once.
          defaultValue={Number(value ?? 0) / scale}
          onChange={({ target }) => onChange(Math.round(target.valueAsNumber * scale * 1000) / 1000)}
        />
      )}
    </Field>
  )
}

function ChoiceInput({ field: { label, options }, value, onChange }: EditorProps<ChoiceField>) {
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <SelectField
      label={label}
      value={chosen}
      options={options.map(({ name }, place) => ({ value: place, name }))}
      onChoose={(place) => onChange(options[Number(place)]?.value ?? null)}
    />
  )
}
