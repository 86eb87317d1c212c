const DATE = new Intl.DateTimeFormat('fr-CA', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "semaine du 15 novembre 2026" @param week its Sunday, `YYYY-MM-DD` */
export function weekTitle(week: string): string {
  return `semaine du ${DATE.format(new Date(`${week}T00:00:00Z`))}`
}
