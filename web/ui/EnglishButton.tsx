import { toggleEnglish, useEnglishShown } from '../lib/display/english.ts'
import styles from './EnglishButton.module.css'

/** Shows or hides the English help of all pages. Hidden by the stylesheet in classes that use French only. */
export function EnglishButton() {
  return (
    <button
      type="button"
      className={styles.english}
      aria-pressed={useEnglishShown()}
      lang="en"
      onClick={toggleEnglish}
    >
      EN
      <span className="for-ears" lang="fr">
        {' : '}
        aide en anglais
      </span>
    </button>
  )
}
