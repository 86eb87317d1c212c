import type { EvidenceAnswer } from '../../../../domain/api/class-words.ts'

type Evidence = EvidenceAnswer['data']

/** Fewer tell nothing: one child's lucky day would change the figure. */
export const ENOUGH_RETAINED = 50
export const ENOUGH_PREDICTED = 200
/** From which part of the guess's log loss on a difference is none. */
const SAME = 0.01

/** What was still known after three weeks, in sentences; one that says that it is too early where it is. */
export function retainedText(retained: Evidence['retained']): string[] {
  const tries = sum(retained, (row) => row.tries)
  if (tries < ENOUGH_RETAINED) {
    return [
      `Pas encore assez de réponses : ${tries} sur des mots laissés trois semaines ou plus, et il en faut ${ENOUGH_RETAINED}.`,
    ]
  }
  const right = sum(retained, (row) => row.right)
  const spelt = retained.filter(({ task }) => task === 'spell')
  const chosen = retained.filter(({ task }) => task !== 'spell')
  return [
    `Sur ${tries} mots revus après trois semaines ou plus, ${percent(right, tries)} étaient encore sus.`,
    ...parts('choisis parmi plusieurs', chosen, ' (un peu de chance aide : une fois sur quatre, environ)'),
    ...parts('écrits avec les lettres', spelt, " (la chance n'y aide pas)"),
  ]
}

/** Whether the site knows who will know what, in sentences. */
export function predictionText(prediction: Evidence['prediction']): string[] {
  const answers = prediction?.answers ?? 0
  if (!prediction || answers < ENOUGH_PREDICTED) {
    return [
      `Pas encore assez de réponses : ${answers} sur des mots déjà rencontrés un autre jour, et il en faut ${ENOUGH_PREDICTED}.`,
    ]
  }
  const { logLoss, constantLogLoss, right } = prediction
  const change = (constantLogLoss - logLoss) / constantLogLoss
  const verdict =
    change > SAME
      ? 'Le site prédit mieux que cela : il sait en partie qui sait quoi.'
      : change < -SAME
        ? 'Le site prédit moins bien que cela : ses rappels viennent trop tôt ou trop tard pour vos élèves.'
        : 'Le site ne prédit ni mieux ni moins bien que cela.'
  return [
    `Sur ${answers} réponses, ${percent(right, answers)} étaient bonnes. Dire chaque fois « ${percent(right, answers)} » serait la prédiction la plus simple.`,
    verdict,
  ]
}

/** 71 of 100 -> "71 %", with the space that French wants. */
export function percent(part: number, of: number): string {
  return `${Math.round((100 * part) / of)}\u00a0%`
}

function parts(how: string, rows: Evidence['retained'], aside: string): string[] {
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
