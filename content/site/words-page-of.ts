/**
 * The key shared by a word page and its games: `Page_Grade1_Vocabulary_Pets`, `Page_Grade1_Games_Memory_Pets`
 * and `Page_Games_Listening_Grade1_Pets` → `Grade1_Pets`. A page for all grades has e.g. `All_LaPlage`.
 */
export function themeKey(clientID: string): string {
  const key = clientID
    .replace(/^Page_(Games_[^_]+_)?(?=Grade\d_)/, '')
    .replace(/^Page_(Vocabulary|Games_[^_]+)_/, 'All_')
    .replace(/(?<=^Grade\d_)(Vocabulary|Games(_(Exposed|Memory|Matching))?)_/, '')
  return taughtWith[key] ?? key
}

/** Themes that are taught on the word page of another theme. */
const taughtWith: Readonly<Record<string, string>> = {
  Grade1_Clothing_Summer: 'Grade1_Weather',
  Grade1_Clothing_Winter: 'Grade1_Weather',
  Grade1_Feelings: 'Grade1_Bodyparts',
  Grade1_Colours: 'Grade1_Classroom',
  Grade3_Sports: 'Grade3_Reference',
  Grade3_Bodyparts: 'Grade3_Reference',
}

/** The key of a game's word page, by the key of its menu row; null if the key names none. */
export function wordsPageOf(clientID: string): string | null {
  const [, place, theme] = /^(Grade\d_|All_)(.+)$/.exec(themeKey(clientID)) ?? []
  const page = `Page_${place === 'All_' ? '' : place}Vocabulary_${theme}`
  return place === undefined || /^Page_(Grade\d_)?Vocabulary_/.test(clientID) ? null : page
}
