import type { EvidenceAnswer } from '../../../../domain/api/class-words.ts'

type Evidence = EvidenceAnswer['data']

/** Minimum tries: with fewer, one lucky pupil would change the result. */
const MIN_RETAINED_TRIES = 50
export const MIN_PREDICTED_ANSWERS = 200
/** Relative differences in log loss below this count as equal. */
const MIN_DIFFERENCE = 0.01

/** French sentences about retention after three weeks, or one that says there are too few answers. */
export function retainedText(retained: Evidence['retained']): string[] {
  const tries = sum(retained, (row) => row.tries)
  if (tries < MIN_RETAINED_TRIES) {
    return [
      `Pas encore assez de réponses : ${tries} sur des mots laissés trois semaines ou plus, et il en faut ${MIN_RETAINED_TRIES}.`,
    ]
  }
  const right = sum(retained, (row) => row.right)
  const spelt = retained.filter(({ task }) => task === 'spell')
  const chosen = retained.filter(({ task }) => task !== 'spell')
  return [
    `Sur ${tries} mots revus après trois semaines ou plus, ${percent(right, tries)} étaient encore sus.`,
    ...groupText(
      'choisis parmi plusieurs',
      chosen,
      ' (un peu de chance aide : une fois sur quatre, environ)',
    ),
    ...groupText('écrits avec les lettres', spelt, " (la chance n'y aide pas)"),
  ]
}

/** French sentences about the accuracy of the predictions, or one that says there are too few answers. */
export function predictionText(prediction: Evidence['prediction']): string[] {
  const answers = prediction?.answers ?? 0
  if (!prediction || answers < MIN_PREDICTED_ANSWERS) {
    return [
      `Pas encore assez de réponses : ${answers} sur des mots déjà rencontrés un autre jour, et il en faut ${MIN_PREDICTED_ANSWERS}.`,
    ]
  }
  const { logLoss, constantLogLoss, right } = prediction
  const change = (constantLogLoss - logLoss) / constantLogLoss
  const verdict =
    change > MIN_DIFFERENCE
      ? 'Le site prédit mieux que cela : il sait en partie qui sait quoi.'
      : change < -MIN_DIFFERENCE
        ? 'Le site prédit moins bien que cela : ses rappels viennent trop tôt ou trop tard pour vos élèves.'
        : 'Le site ne prédit ni mieux ni moins bien que cela.'
  return [
    `Sur ${answers} réponses, ${percent(right, answers)} étaient bonnes. Dire chaque fois « ${percent(right, answers)} » serait la prédiction la plus simple.`,
    verdict,
  ]
}

/** Formats 71 of 100 as "71 %" with a no-break space. */
export function percent(part: number, of: number): string {
  return `${Math.round((100 * part) / of)}\u00a0%`
}

function groupText(how: string, rows: Evidence['retained'], aside: string): string[] {
  const tries = sum(rows, (row) => row.tries)
  if (tries === 0) return []
  return [
    `${tries} étaient ${how}, dont ${percent(
      sum(rows, (row) => row.right),
      tries,
    )} justes${aside}.`,
  ]
}

function sum<T>(rows: readonly T[], figure: (row: T) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0)
}
