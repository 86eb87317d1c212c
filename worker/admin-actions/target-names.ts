import * as z from 'zod/mini'
import { pageOf } from '../../content/routes.ts'
import { pageName } from '../../content/site/page-name.ts'
import { type TargetKind, targetKind } from '../../domain/admin-calls.ts'
import type { Database } from '../db/database.ts'

interface TargetRow {
  call: string
  target: string
}

/** Queries for the names of each kind of target; with `clientID` if the name alone is ambiguous. */
const SOURCES: Readonly<Record<Exclude<TargetKind, 'class'>, string>> = {
  page: "SELECT client_id AS key, display_name AS name, client_id AS clientID FROM menu_links WHERE client_id <> ''",
  row: 'SELECT CAST(menu_link_id AS TEXT) AS key, display_name AS name, client_id AS clientID FROM menu_links',
  group: "SELECT CAST(group_id AS TEXT) AS key, display_name AS name, '' AS clientID FROM menu_links",
  game: `SELECT game.id AS key, coalesce(link.display_name, game.description) AS name, game.client_id AS clientID
    FROM games AS game LEFT JOIN menu_links AS link ON link.client_id = game.client_id AND link.client_id <> ''`,
  lesson: `SELECT code AS key, title AS name, '' AS clientID FROM lessons
    UNION ALL SELECT code, title, '' FROM live_games`,
  check: "SELECT CAST(check_id AS TEXT) AS key, title AS name, '' AS clientID FROM checks",
  word: "SELECT word AS key, french AS name, '' AS clientID FROM known_words",
}

const namedRow = z.object({ key: z.string(), name: z.string(), clientID: z.string() })

/** Reads the current names of the rows' targets. @returns a lookup that yields null for deleted targets */
export async function targetNames(
  db: Database,
  rows: readonly TargetRow[],
): Promise<(row: TargetRow) => string | null> {
  const kinds = [...Map.groupBy(rows, targetKind)].flatMap(([kind, sameKind]) =>
    kind === 'class'
      ? []
      : [{ kind, keys: JSON.stringify([...new Set(sameKind.map(({ target }) => target))]) }],
  )
  const statements = kinds.map(({ kind, keys }) =>
    db.$client
      .prepare(`SELECT * FROM (${SOURCES[kind]}) WHERE key IN (SELECT value FROM json_each(?))`)
      .bind(keys),
  )
  const found = statements.length === 0 ? [] : await db.$client.batch(statements)
  const names = new Map(
    found.flatMap(({ results }, index) =>
      z
        .parse(z.array(namedRow), results)
        .map(({ key, name, clientID }) => [
          `${kinds[index]?.kind} ${key}`,
          clientID === '' ? name : pageName({ clientID, displayName: name }),
        ]),
    ),
  )
  return (row) => {
    const kind = targetKind(row)
    if (kind === 'class') return row.target
    return names.get(`${kind} ${row.target}`) ?? (kind === 'page' ? shippedTitle(row.target) : null)
  }
}

function shippedTitle(clientID: string): string | null {
  const title = pageOf(clientID)?.title
  return title === undefined ? null : pageName({ clientID, displayName: title })
}
