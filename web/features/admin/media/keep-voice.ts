import { call } from '../../../lib/api/api.ts'
import { uploadMedia } from './upload-media.ts'

/**
 * Stores a recording, and lets the word be heard in it. Done twice it is done once: the same bytes are one file.
 * @param credit who speaks, and under which licence
 */
export async function keepVoice(word: string, file: Blob, name: string, credit = ''): Promise<void> {
  const url = await uploadMedia(file, name, 'audio')
  await call('PUT recordings/:word', { path: { word }, body: { url, credit } })
}
