import type { UserExport } from '../../../../domain/api/export.ts'

/** What is kept of a user in numbers, as a sentence goes on: "120 activités, 14 Bravos, 230 mots, 1 page réservée". */
export function keptInWords(kept: UserExport): string {
  const past = kept.activityTotals.reduce((sum, { count }) => sum + count, 0)
  const counted: readonly [number, string, string][] = [
    [kept.activities.length + past, 'activité', 'activités'],
    [kept.bravos.length, 'Bravo', 'Bravos'],
    [kept.wordMemories.length, 'mot', 'mots'],
    [kept.whitelist.length, 'page réservée', 'pages réservées'],
    [kept.traces.length, 'visite', 'visites'],
  ]
  const said = counted.flatMap(([count, one, many]) =>
    count > 0 ? [`${count.toLocaleString('fr-CA')} ${count === 1 ? one : many}`] : [],
  )
  return said.length > 0 ? said.join(', ') : 'rien encore que le compte'
}
