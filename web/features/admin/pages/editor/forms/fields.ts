import type { GroupField, ListField, PictureField, SoundField, TextField } from '../form.ts'

export function text(label: string, more: Omit<TextField, 'kind' | 'label'> = {}): TextField {
  return { kind: 'text', label, ...more }
}

export function group(fields: GroupField['fields']): GroupField {
  return { kind: 'group', fields }
}

export function list(label: string, more: Omit<ListField, 'kind' | 'label'>): ListField {
  return { kind: 'list', label, ...more }
}

export const french = text('Français')
export const english = text('Anglais', { lang: 'en' })
export const title = text('Titre')
export const englishTitle = text('Titre anglais', { lang: 'en' })
export const sound: SoundField = { kind: 'sound', label: 'Son', isRecommended: true }
export const image: PictureField = { kind: 'picture', label: 'Image' }

const long = { french: { ...french, isLong: true }, english: { ...english, isLong: true } } as const
export const about: GroupField = { ...group(long), label: 'À savoir' }
export const spoken = { ...long, sound }

export const sentences = list('Phrases', {
  unique: 'french',
  item: group(spoken),
  adds: [{ label: 'Ajouter une phrase' }],
})
