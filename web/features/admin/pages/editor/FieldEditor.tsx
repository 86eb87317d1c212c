import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { mediaUrl } from '../../../../lib/file-urls.ts'
import { lazyPart } from '../../../../lib/loading/lazy-part.tsx'
import { listen } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { PictureChoice } from '../../media/PictureChoice.tsx'
import { SoundChoice } from '../../media/SoundChoice.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { itemName, textOf } from './content-value.ts'
import styles from './editor.module.css'
import type {
  ChoiceField,
  EditorProps,
  FormField,
  NumberField,
  PictureField,
  SoundField,
  TextField,
} from './form.ts'
import { GroupEditor } from './GroupEditor.tsx'
import { ListEditor } from './ListEditor.tsx'

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
          // Uncontrolled, so that an emptied field does not become 0 immediately.
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

/**
 * Edits a picture or the sound of a text: one of the site's or the teacher's own. Without a sound, the
 * device's voice reads the text if `isReadByDevice`.
 */
function MediaInput(props: EditorProps<PictureField | SoundField>) {
  const { field, name, value, onChange, parentValue, onPartsChange } = props
  const [isOpen, setOpen] = useState(false)
  const path = textOf(value)
  const word = itemName(parentValue)
  const isPicture = field.kind === 'picture'
  const isReadByDevice = !isPicture && field.isReadByDevice?.(parentValue) !== false
  const measuredPart = isPicture ? field.ratio : field.seconds
  /** The file that is being measured. Closing the dialog or choosing another file cancels it. */
  const measuredFile = useRef('')
  const close = () => {
    measuredFile.current = ''
    setOpen(false)
  }
  // The dialog stays open while a file is being measured, so that nothing else is written. A mutation calls
  // the latest `onPartsChange`.
  const measure = useMutation({
    mutationFn: isPicture ? aspectRatioOf : secondsOf,
    onSuccess(measured, chosen) {
      if (chosen !== measuredFile.current || measuredPart === undefined) return
      close()
      onPartsChange({ [name]: chosen, [measuredPart]: measured })
    },
  })
  const choose = (chosen: string) => {
    if (chosen !== '' && measuredPart !== undefined) {
      measuredFile.current = chosen
      return measure.mutate(chosen)
    }
    close()
    if (chosen !== '' || !field.isRequired) onChange(chosen || null)
  }
  return (
    <div className={styles.medium}>
      <span className={styles.mediumLabel}>
        {isPicture ? field.label : `${field.label} : ${voiceName(path, isReadByDevice)}`}
      </span>
      <div className="row tight middle">
        {isPicture && path !== '' && <Picture image={path} word={word} size={64} />}
        {!isPicture && (path !== '' || (isReadByDevice && !field.isRequired)) && (
          <Button look="quiet" onClick={() => listen(path || null, word)}>
            Écouter
          </Button>
        )}
        <Button look="soft" onClick={() => setOpen(true)}>
          {!isPicture && 'Changer le son'}
          {isPicture && (path === '' ? 'Choisir une image' : "Changer l'image")}
        </Button>
      </div>
      <Dialog
        isWide
        isOpen={isOpen}
        title={isPicture ? 'Choisir une image' : 'Choisir un son'}
        onClose={close}
      >
        <p role="status">{measure.isPending && 'Ça arrive…'}</p>
        {isPicture ? (
          <PictureChoice word={word} value={path} onChoose={choose} />
        ) : (
          <SoundChoice word={word} value={path} isReadByDevice={isReadByDevice} onChoose={choose} />
        )}
      </Dialog>
    </div>
  )
}

function voiceName(sound: string, isReadByDevice: boolean): string {
  if (sound === '') return isReadByDevice ? "la voix de l'appareil" : "aucun (ajoutez l'anglais ou un son)"
  return sound.startsWith('/') ? 'le vôtre' : 'celui du site'
}

/** Width divided by height. 1 if the picture does not load. */
async function aspectRatioOf(path: string): Promise<number> {
  const picture = new Image()
  picture.src = mediaUrl(path)
  await picture.decode().catch(() => undefined)
  return picture.naturalHeight > 0 ? picture.naturalWidth / picture.naturalHeight : 1
}

/** Rounded to hundredths. 0 if the sound does not load. */
function secondsOf(path: string): Promise<number> {
  const audio = new Audio(mediaUrl(path))
  return new Promise((resolve) => {
    audio.onloadedmetadata = () => resolve(Math.round(audio.duration * 100) / 100)
    audio.onerror = () => resolve(0)
  })
}
