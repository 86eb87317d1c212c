import * as z from 'zod/mini'
import { mediaAnswer } from '../../domain/api/media.ts'
import { type FileKind, files } from './files.ts'
import type { CallOptions, School } from './school.ts'

/** Calls that store files, on the school of the running test. */
export function mediaCalls(school: () => School) {
  const post = (file: Uint8Array<ArrayBuffer>, type: string, from: CallOptions = { as: 'madame' }) =>
    school().call('POST /media', { ...from, file, headers: { 'content-type': type } })
  return {
    post,
    /** Path of the stored file: `/media/<hash>.<extension>`. */
    async store(kind: FileKind, type: string): Promise<string> {
      const { status, body } = await post(files[kind], type)
      if (status !== 201) throw new Error(`The ${kind} was not stored: ${status}`)
      return z.parse(mediaAnswer, body).url.replace('/api/v1', '')
    },
  }
}
