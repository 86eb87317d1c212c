import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  recordedWord,
  recordingAnswer,
  recordingCreditsAnswer,
  recordingsAnswer,
  saveRecordingRequest,
} from '../../domain/api/recording.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { extensionOf } from '../media/media-type.ts'
import { findMedia } from '../media/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { deleteRecording, listCredits, listRecordings, saveRecording } from './queries.ts'

const wordPath = path(z.object({ word: recordedWord }))

/** The teacher's own voice for words, heard by everyone. */
export const recordings = new Hono<AppEnv>()
  .get(
    '/',
    documented(
      'The words that have a recording of their own, and whose voice says the others',
      recordingsAnswer,
    ),
    permit('readPage'),
    async (c) => {
      const { db } = c.var
      const [data, { voice }] = await Promise.all([listRecordings(db), readSettings(db)])
      return answerWith(c, { success: true, data, voice })
    },
  )
  .get(
    '/credits',
    documented('Who speaks in which recordings, and under which licence', recordingCreditsAnswer),
    permit('uploadMedia'),
    async (c) => answerWith(c, { success: true, data: await listCredits(c.var.db) }),
  )
  .put(
    '/:word',
    documented('Give a word a recording that was stored before', recordingAnswer),
    permit('uploadMedia'),
    wordPath,
    body(saveRecordingRequest),
    async (c) => {
      const { url, credit } = c.req.valid('json')
      const hash = /^\/api\/v1\/media\/([0-9a-f]{64})\./.exec(url)?.[1] ?? ''
      const stored = await findMedia(c.var.db, hash)
      const isSound = stored?.contentType.startsWith('audio/')
      if (!isSound || url !== `/api/v1/media/${hash}.${extensionOf(stored?.contentType ?? '')}`)
        throw new Refusal('soundNotStored')
      const data = { word: c.req.valid('param').word, url, updated: c.var.now.toISOString() }
      await saveRecording(c.var.db, { ...data, credit })
      return answerWith(c, { success: true, data })
    },
  )
  .delete(
    '/:word',
    documented('Give a word back the voice that it had', successAnswer),
    permit('uploadMedia'),
    wordPath,
    async (c) => {
      const { word } = c.req.valid('param')
      const wasThere = await deleteRecording(c.var.db, word)
      if (!wasThere) throw new Refusal('recordingUnknown', { word })
      return answerWith(c, { success: true })
    },
  )
