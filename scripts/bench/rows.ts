import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { everyCall, typeOf, type UsualCall } from '../../worker/testing/every-call.ts'
import { rowsAnswered } from '../../worker/testing/rows-answered.ts'
import { pupilName } from '../../worker/testing/year.ts'
import type { Client } from './load.ts'
import { NOW, pupilIDs } from './school-year.ts'
import type { Tokens } from './speed-calls.ts'

export interface RowsOfCall {
  request: string
  /** By D1's own word. */
  rowsRead: number
  /** The rows that the answer tells of, or that the call changed where those are more. */
  rows: number
}

const card = z.object({ data: z.object({ card: z.string() }) })
const opened = z.object({ data: z.object({ Token: z.string() }) })

/** Makes every call of the API once, and tells how many rows D1 read for it. */
export async function countRowsRead(
  client: Client,
  tokens: Tokens,
  admin: { userName: string; password: string },
): Promise<RowsOfCall[]> {
  const [id = 0, otherPupilID = 0] = pupilIDs
  const pupil = { id, userName: pupilName(id) }
  const [pupilToken = ''] = tokens.pupils
  const gamesSite = await client.send({ method: 'GET', path: `/api/v1/user/0/${id}`, token: pupilToken })
  const printed = await client.send({ method: 'GET', path: `/api/v1/cards/${id}`, token: tokens.admin })
  const body = { userName: pupil.userName }
  const leaving = await client.send({ method: 'POST', path: '/api/v1/auth/login', body })
  const bearers: Record<UsualCall[1], string | null> = {
    visitor: null,
    pupil: pupilToken,
    leaving: z.parse(sessionAnswer, JSON.parse(leaving.text)).user.token,
    admin: tokens.admin,
    'games site': z.parse(opened, JSON.parse(gamesSite.text)).data.Token,
  }

  const counted: RowsOfCall[] = []
  for (const [request, as, body] of await everyCall({
    pupil,
    otherPupilID,
    admin,
    classCode: '4-1',
    card: z.parse(card, JSON.parse(printed.text)).data.card,
    now: NOW,
  })) {
    const [method = '', path = ''] = request.split(' ')
    const token = bearers[as]
    const type = typeOf(body)
    const { status, headers, text } = await client.send({
      method,
      path: `/counted/api/v1${path.replace('|', '%7C')}`,
      ...(token !== null && { token }),
      ...(body !== undefined && { body }),
      ...(type !== null && { type }),
    })
    if (status >= 300) throw new Error(`${request} answered ${status}: ${text}`)
    const isJson = headers['content-type']?.includes('application/json')
    const answered = isJson ? rowsAnswered(JSON.parse(text)) : 1
    const rows = Math.max(answered, Number(headers['x-rows-changed']))
    counted.push({ request, rowsRead: Number(headers['x-rows-read']), rows })
  }
  return counted
}
