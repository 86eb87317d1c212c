import { writeFile } from 'node:fs/promises'
import { seedStatements } from '../worker/db/seed.ts'
import { newSchoolSeed } from '../worker/db/seeds.ts'
import { firstAdminSeed, randomPassword } from './first-admin.ts'

/**
 * `npm run new-school [file]`: writes the SQL that fills a deployed school's empty database with all that the site
 * ships with and its first administrator, and prints that one's password. Run again later, it brings what no
 * administrator has edited up to date, and makes nobody.
 */
const file = process.argv[2] ?? 'new-school.sql'
const admin = { userName: 'madame', password: process.env.ADMIN_PASSWORD ?? randomPassword() }
const statements = seedStatements(newSchoolSeed(await firstAdminSeed(admin)), new Date())
await writeFile(file, statements.map((statement) => `${statement};\n`).join(''), { flag: 'wx', mode: 0o600 })
console.log(`${file} is written.`)
console.log(`  administrator: ${admin.userName}`)
console.log(
  `  password:      ${admin.password}   (shown this once; where the school has users already, it is nobody's)`,
)
