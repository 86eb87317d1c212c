import { teamAnimals } from './messages.ts'

type Animal = (typeof teamAnimals)[number]

interface Member {
  team: Animal | null
  days: readonly number[]
}

const MIN_TEAMS = 2
const TEAM_SIZE = 4

/** Divides players into teams whose sizes differ by at most one and whose average knowledge is similar. */
export function assignTeams<Player extends Member>(players: readonly Player[]): Player[] {
  const count = Math.min(teamAnimals.length, Math.max(MIN_TEAMS, Math.floor(players.length / TEAM_SIZE)))
  const names = teamAnimals.slice(0, count)
  const teams = new Map<Player, Animal>()
  const assigned: Member[] = []
  for (const player of players.toSorted((one, other) => knowledgeOf(other) - knowledgeOf(one))) {
    const team = weakestTeam(names, assigned)
    assigned.push({ ...player, team })
    teams.set(player, team)
  }
  return players.map((player) => ({ ...player, team: teams.get(player) ?? null }))
}

/**
 * The team of a pupil who joins late: the smallest team, or the weakest of several equally small ones.
 * Chooses among at least `MIN_TEAMS` teams.
 */
export function teamForLate(players: readonly Member[]): Animal {
  const used = teamAnimals.filter((animal) => players.some(({ team }) => team === animal))
  const names = [...new Set([...used, ...teamAnimals])].slice(0, Math.max(MIN_TEAMS, used.length))
  return weakestTeam(names, players)
}

function weakestTeam(names: readonly Animal[], players: readonly Member[]): Animal {
  const ranked = names
    .map((name) => {
      const members = players.filter(({ team }) => team === name)
      const known = members.reduce((sum, member) => sum + knowledgeOf(member), 0)
      return { name, size: members.length, known }
    })
    .toSorted((one, other) => one.size - other.size || one.known - other.known)
  return ranked[0]?.name ?? teamAnimals[0]
}

function knowledgeOf({ days }: Member): number {
  return days.reduce((sum, each) => sum + each, 0)
}
