import { demoClasses, demoPupils } from '../../content/demo-school.ts'
import { gameSeeds } from '../../content/games.ts'
import { menuSeeds } from '../../content/menu.ts'
import { pageSeeds } from '../../content/pages.ts'
import type { AdminSeed, Seed } from './seed.ts'

/** All that the site ships with, and the demo school. */
export function demoSeed(admin: AdminSeed): Seed {
  return {
    admin,
    classes: demoClasses,
    pupils: demoPupils,
    menu: menuSeeds(gameSeeds, pageSeeds),
    games: gameSeeds,
    pages: pageSeeds,
  }
}
