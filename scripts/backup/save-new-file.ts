import { open, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'

/**
 * Writes a stream to a new file that only its owner can read. If the stream fails, the file is deleted, so
 * that nobody keeps half a backup. @throws {Error} if the file exists
 */
export async function saveNewFile(file: string, stream: ReadableStream<Uint8Array>): Promise<void> {
  const output = await open(file, 'wx', 0o600)
  try {
    await stream.pipeTo(Writable.toWeb(output.createWriteStream()))
  } catch (error) {
    await rm(file)
    throw error
  }
}
