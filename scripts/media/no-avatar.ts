import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../command.ts'

/** A neutral face for pupils who have not chosen an avatar. */
const FACE = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="#d5dbe3"/><circle cx="16" cy="17" r="10" fill="#f4f6f9"/>
<circle cx="12.4" cy="15.5" r="1.5" fill="#5b6675"/><circle cx="19.6" cy="15.5" r="1.5" fill="#5b6675"/>
<path d="M12.5 21h7" stroke="#5b6675" stroke-width="1.4" stroke-linecap="round"/></svg>`

/** Writes the face as a PNG of 160 x 160. */
export async function noAvatarPicture(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'avatar-'))
  const svg = join(folder, 'face.svg')
  await writeFile(svg, FACE)
  await command('ffmpeg', ['-v', 'error', '-y', '-i', svg, '-pix_fmt', 'rgba', '-bitexact', file])
  await rm(folder, { recursive: true })
}
