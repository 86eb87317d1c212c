import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import type { VoicedWord } from '../voiced-words.ts'
import styles from './ImportDialog.module.css'
import { chooseWord, type Decisions, type RecognizedFile, selectFile, wordOf } from './recognized.ts'
import { nameOf, type SourceFile } from './source-file.ts'

/** Columns for a file, its word and whether it is selected. */
export function recognizedColumns(
  decisions: Decisions,
  selected: ReadonlyMap<VoicedWord, SourceFile>,
  onDecide: (decisions: Decisions) => void,
): Column<RecognizedFile>[] {
  const isSelected = (row: RecognizedFile) => {
    const word = wordOf(row, decisions)
    return word !== undefined && selected.get(word) === row.file
  }
  return [
    {
      header: 'Mot',
      value: ({ words }) => words.map(({ word }) => word.french).join(' ou '),
      cell: (row) =>
        row.words.length === 1 ? (
          <label className={styles.word}>
            <input
              type="checkbox"
              checked={isSelected(row)}
              onChange={({ target }) => onDecide(selectFile(decisions, row, target.checked))}
            />
            {row.words.map(({ voice, word }) => (
              <WordLabel key={voice} word={word} />
            ))}
            <span className="for-ears"> de {nameOf(row.file)}</span>
          </label>
        ) : (
          <div className={styles.word}>
            {isSelected(row) && (
              <Picture image={wordOf(row, decisions)?.word.image ?? null} word="" size={40} />
            )}
            <select
              aria-label={`Le mot de ${nameOf(row.file)}`}
              value={isSelected(row) ? wordOf(row, decisions)?.voice : ''}
              onChange={({ target }) => onDecide(chooseWord(decisions, row, target.value))}
            >
              <option value="">Quel mot?</option>
              {row.words.map(({ voice, word }) => (
                <option key={voice} value={voice}>
                  {word.french} ({word.english})
                </option>
              ))}
            </select>
          </div>
        ),
    },
    { header: 'Fichier', value: ({ file }) => nameOf(file) },
    {
      header: 'Voix',
      value: (row) => {
        const word = wordOf(row, decisions)
        if (!word) return ''
        return word.isOwn ? 'déjà enregistré' : 'machine'
      },
    },
  ]
}

function WordLabel({ word: { french, english, image } }: { word: VocabularyWord }) {
  return (
    <>
      {image !== null && <Picture image={image} word={french} size={40} />}
      <span>
        {french} <small lang="en">{english}</small>
      </span>
    </>
  )
}
