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
import { findMedia } from '../media/queries.ts'
import { urlOf } from '../media/stored-file.ts'
import { readSettings } from '../settings/queries.ts'
import { deleteRecording, listCredits, listRecordings, saveRecording } from './queries.ts'

const wordPath = path(z.object({ word: recordedWord }))

/** Recordings of words that replace the machine's voice for everyone. */
export const recordings = new Hono<AppEnv>()
  .get(
    '/',
    documented('The recorded words, and the voice for all others', recordingsAnswer),
    permit('readPage'),
    async (c) => {
      const { db } = c.var
      const [data, { voice }] = await Promise.all([listRecordings(db), readSettings(db)])
      return answerWith(c, { success: true, data, voice })
    },
  )
  .get(
    '/credits',
    documented('Speakers and licences of recordings', recordingCreditsAnswer),
    permit('uploadMedia'),
    async (c) => answerWith(c, { success: true, data: await listCredits(c.var.db) }),
  )
  .put(
    '/:word',
    documented('Use an uploaded sound as the recording of a word', recordingAnswer),
    permit('uploadMedia'),
    wordPath,
    body(saveRecordingRequest),
    async (c) => {
      const { url, credit } = c.req.valid('json')
      const hash = /^\/api\/v1\/media\/([0-9a-f]{64})\./.exec(url)?.[1] ?? ''
      const stored = await findMedia(c.var.db, hash)
      if (!stored?.contentType.startsWith('audio/') || url !== urlOf(stored))
        throw new Refusal('soundNotStored')
      const data = { word: c.req.valid('param').word, url, updated: c.var.now.toISOString() }
      await saveRecording(c.var.db, { ...data, credit })
      return answerWith(c, { success: true, data })
    },
  )
  .delete(
    '/:word',
    documented('Delete the recording of a word', successAnswer),
    permit('uploadMedia'),
    wordPath,
    async (c) => {
      const { word } = c.req.valid('param')
      const wasThere = await deleteRecording(c.var.db, word)
      if (!wasThere) throw new Refusal('recordingUnknown', { word })
      return answerWith(c, { success: true })
    },
  )
