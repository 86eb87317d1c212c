import { demoClasses, demoPupils } from '../../content/demo-school.ts'
import { gameSeeds } from '../../content/games.ts'
import { menuSeeds } from '../../content/menu.ts'
import { pageSeeds } from '../../content/pages.ts'
import type { AdminSeed, Seed } from './seed.ts'

/** A new school: all that the site ships with and its first administrator (null where it has one), without classes and pupils. */
export function newSchoolSeed(admin: AdminSeed | null): Seed {
  return {
    admin,
    classes: [],
    pupils: [],
    menu: menuSeeds(gameSeeds, pageSeeds),
    games: gameSeeds,
    pages: pageSeeds,
  }
}

/** A new school with the demo's invented pupils. */
export function demoSeed(admin: AdminSeed | null): Seed {
  return { ...newSchoolSeed(admin), classes: demoClasses, pupils: demoPupils }
}
