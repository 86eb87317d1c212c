import type { About } from '../about.ts'
import { sentencesForm } from '../record-form.ts'
import { petiteDictee } from './rules.ts'

export const about: About<typeof petiteDictee> = {
  look: { name: 'Petite dictée', icon: 'pen' },
  group: 8720,
  rules: petiteDictee,
  instructions: 'Écoute bien, puis écris ce que tu entends.\nListen carefully, then write what you hear.',
  form: { fields: sentencesForm.fields.filter(({ path }) => path !== 'orders') },
  preview: (pictures, words) => [
    { icon: 'headphone' },
    ...pictures.slice(0, 1),
    ...words.slice(0, 1),
    { icon: 'pencil' },
  ],
}
