import styles from './CodeText.module.css'

/** A class code or a date: "4-1", "2026-11-28". */
const CODE = /(?<![\p{L}\d])(\d[\p{L}\d]{0,3}(?:-[\p{L}\d]{1,4})+)(?![\p{L}\d-])/u

/** A text whose class codes and dates stay on one line. Browsers break lines after their hyphens. */
export function CodeText({ text }: { text: string }) {
  // Every other part is a code.
  return text.split(CODE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: A code may occur twice, and parts have no state.
      <span key={index} className={styles.code}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
