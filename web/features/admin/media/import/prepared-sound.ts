import { prepareRecording } from '../../../../lib/recording/prepare-recording.ts'
import { type BroughtFile, nameOf } from './brought-file.ts'

/** The recording as it is kept. @throws {Error} whose message says in French why there is none */
export async function preparedSound(file: BroughtFile): Promise<Blob> {
  const content = await file.read()
  const prepared = await prepareRecording(content).catch((cause) => {
    throw new Error(`Ce navigateur n'arrive pas à lire « ${nameOf(file)} ».`, { cause })
  })
  if (!prepared) throw new Error(`On n'entend rien dans « ${nameOf(file)} ».`)
  return prepared
}
