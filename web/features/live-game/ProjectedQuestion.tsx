import { canHear, type Question } from '../../../domain/learning/question.ts'
import { FitText } from '../../games/frame/FitText.tsx'
import { ListenButton } from '../../games/frame/ListenButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './Projector.module.css'
import { withIndices } from './parts.tsx'

/** The prompt; after the answer the word with its picture. */
export function ProjectedPrompt({ question }: { question: Question }) {
  const { task, face, word, phase } = question
  const isKnown = phase !== 'asking'
  const hasPicture =
    word.image !== null && (isKnown || ((task === 'recall' || task === 'spell') && face === 'picture'))
  const text =
    isKnown || task === 'recognise' ? word.word : face === 'english' && task !== 'listen' ? word.caption : ''
  return (
    <div className={styles.asked}>
      {hasPicture && <Picture image={word.image} word="" size={320} isFirst className={styles.picture} />}
      {task === 'listen' && !isKnown && (
        <span className={styles.ear} aria-hidden="true">
          <SpeakerIcon />
        </span>
      )}
      {text !== '' && (
        <div className={styles.word} lang={isKnown || task === 'recognise' ? 'fr' : 'en'} data-stays>
          <FitText text={text} ratio={3} />
        </div>
      )}
      {canHear(question) && <ListenButton sound={word.sound} text={word.word} />}
    </div>
  )
}

const LETTERS = 'ABCDEFGHIJ'

/** The options with a letter each, or the tiles of a word to spell, in order after the answer. */
export function ProjectedAnswers({ question }: { question: Question }) {
  const { task, face, options, tiles, pieces, right, phase } = question
  if (task === 'spell') {
    const inOrder = pieces.flatMap(({ text, isTile }) => (isTile ? [text] : []))
    return (
      <ul
        className={styles.tiles}
        aria-label="Les lettres"
        data-look={phase === 'asking' ? undefined : 'right'}
      >
        {withIndices(phase === 'asking' ? tiles : inOrder).map(({ item, place }) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    )
  }
  const isPicture = task !== 'recall' && face === 'picture'
  const isFrench = task === 'recall' || face === 'french'
  const nameOf = ({ word, caption }: Question['word']) => (isFrench ? word : caption)
  return (
    <ol className={styles.options} data-layout={isPicture ? 'pictures' : 'texts'} aria-label="Les réponses">
      {withIndices(options).map(({ item: option, place }) => (
        <li
          key={place}
          lang={isFrench ? undefined : 'en'}
          data-look={phase === 'asking' ? undefined : place === right ? 'right' : 'other'}
        >
          <b className={styles.letter}>{place === right ? '✓' : LETTERS[place]}</b>
          {isPicture ? (
            <Picture image={option.image} word={option.caption} alt={option.caption} size={220} isFirst />
          ) : (
            <FitText text={nameOf(option)} siblings={options.map(nameOf)} ratio={5} />
          )}
        </li>
      ))}
    </ol>
  )
}
