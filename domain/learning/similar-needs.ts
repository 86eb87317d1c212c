import type { StageCounts } from '../api/class-words.ts'

/** A proposed group: pupils who need the same theme. */
export interface SimilarNeeds {
  page: string
  title: string
  userIDs: number[]
}

const MAX_PROPOSALS = 4
/** Minimum number of a pupil's fragile words in a theme. Fewer may be chance. */
const MIN_FRAGILE_WORDS = 3
const [MIN_PUPILS, MAX_PUPILS] = [2, 8]

/**
 * Proposes groups from the word map of a class: for each theme, the pupils who have met it and have more
 * fragile words than known ones, those who need it most first. The themes that most pupils need come first.
 * Themes that every pupil needs are left out, because they are a lesson for the class. If two themes have the
 * same pupils, only the first is proposed.
 */
export function similarNeeds(
  pupils: readonly { userID: number }[],
  themes: readonly { page: string; title: string; counts: readonly StageCounts[] }[],
): SimilarNeeds[] {
  return themes
    .map(({ page, title, counts }) => {
      const needs = counts.flatMap(({ fragile, known }, place) => {
        const userID = pupils[place]?.userID
        const isNeeded = fragile >= MIN_FRAGILE_WORDS && fragile > known
        return userID === undefined || !isNeeded ? [] : [{ userID, need: fragile - known }]
      })
      const neediest = needs.toSorted((one, other) => other.need - one.need)
      return { page, title, userIDs: neediest.map(({ userID }) => userID) }
    })
    .filter(({ userIDs }) => userIDs.length >= MIN_PUPILS && userIDs.length < pupils.length)
    .toSorted((one, other) => other.userIDs.length - one.userIDs.length)
    .map((proposal) => ({ ...proposal, userIDs: proposal.userIDs.slice(0, MAX_PUPILS) }))
    .filter((proposal, place, all) => all.findIndex((each) => hasSamePupils(each, proposal)) === place)
    .slice(0, MAX_PROPOSALS)
}

function hasSamePupils(one: SimilarNeeds, other: SimilarNeeds): boolean {
  return one.userIDs.length === other.userIDs.length && one.userIDs.every((id) => other.userIDs.includes(id))
}
