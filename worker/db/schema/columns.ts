import { integer } from 'drizzle-orm/sqlite-core'

export const flag = (name: string) => integer(name, { mode: 'boolean' })
