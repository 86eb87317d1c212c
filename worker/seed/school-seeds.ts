import { demoClasses, demoPupils } from '../../content/demo-school.ts'
import { gameSeeds } from '../../content/games.ts'
import { menuSeeds } from '../../content/menu.ts'
import { pageSeeds } from '../../content/pages.ts'
import type { AdminSeed, Seed } from './seed-statements.ts'

/**
 * The seed of a new school: all shipped content and the first administrator (null if there is one), without
 * classes and pupils.
 */
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

/** The seed of the demo school, which also has invented classes and pupils. */
export function demoSeed(admin: AdminSeed | null): Seed {
  return { ...newSchoolSeed(admin), classes: demoClasses, pupils: demoPupils }
}
