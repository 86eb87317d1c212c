import type { teamAnimals } from '../../../domain/live/messages.ts'

type Animal = (typeof teamAnimals)[number]

/** Names of the teams, by their animal. */
export const teamNames: Readonly<Record<Animal, { french: string; english: string }>> = {
  fox: { french: 'Les renards', english: 'Foxes' },
  owl: { french: 'Les hiboux', english: 'Owls' },
  beaver: { french: 'Les castors', english: 'Beavers' },
  rabbit: { french: 'Les lapins', english: 'Rabbits' },
  moose: { french: 'Les orignaux', english: 'Moose' },
  bear: { french: 'Les ours', english: 'Bears' },
}

export function teamPicture(animal: Animal): string {
  return `pictures/${animal}.svg`
}
