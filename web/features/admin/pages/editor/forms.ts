import { isWrittenKind } from '../../../../../domain/api/page.ts'
import { blankContents } from '../../../../../domain/blank-content.ts'
import { plainRichText } from '../../../../../domain/plain-rich-text.ts'
import type { GroupField, VariantsField } from './form.ts'
import { englishTitle, group, image, list, sentences, text, title } from './forms/fields.ts'
import { musicForm, storiesForm, videosForm } from './forms/songs-videos-stories.ts'
import { vocabularyForm } from './forms/vocabulary.ts'

/** Returns the form of a page by its kind. Word pages have several forms, selected by their content. */
export function formOf(kind: string, content: unknown): GroupField {
  if (kind === 'vocabulary') return vocabularyForm(content)
  if (kind === 'music') return musicForm
  if (kind === 'videos') return videosForm
  return kind === 'stories' ? storiesForm : readingForm
}

export function blankContent(kind: string): unknown {
  return isWrittenKind(kind) ? blankContents[kind] : {}
}

const richPair = group({
  french: { kind: 'rich', label: 'Texte français' },
  english: { kind: 'rich', label: 'Texte anglais', lang: 'en' },
})
const blankPair = { french: plainRichText(''), english: plainRichText() }

const block: VariantsField = {
  kind: 'variants',
  by: 'type',
  of: {
    text: richPair,
    card: group({
      image,
      title,
      english: englishTitle,
      text: { ...richPair, isOptional: true },
      examples: { ...sentences, label: 'Exemples à écouter' },
    }),
    link: group({
      french: text('Texte français'),
      english: text('Texte anglais', { lang: 'en' }),
      url: text('Adresse', { help: 'Elle commence par https://' }),
    }),
  },
}

const blankCard = { type: 'card', image: null, title: '', english: '', paragraphs: [], text: blankPair }

const readingForm = group({
  image: { kind: 'picture', label: 'Image à côté du titre' },
  blocks: list('Contenu', {
    item: block,
    adds: [
      { label: 'Ajouter un texte', begins: () => ({ type: 'text', ...blankPair }) },
      { label: 'Ajouter une carte', begins: () => blankCard },
      {
        label: 'Ajouter un lien',
        begins: () => ({ type: 'link', french: '', english: '', url: 'https://' }),
      },
    ],
  }),
})
