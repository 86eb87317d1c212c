import { musicPages } from '../content/songs/pages.ts'
import { endSound, holdSounds, listen } from './hearing.ts'
import { expect, expectAccessible, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test('lyrics follow the music from any chosen line, one song plays at a time, or lines are spoken alone', {
  tag: MATRIX,
}, async ({ page }) => {
  const songs = musicPages.flatMap((each) => (each.kind === 'music' ? each.content.songs : []))
  const song = songs[1]
  const [, second, third] = song?.lines ?? []
  if (!song || !second || !third) throw new Error('The second song has no lines.')
  await holdSounds(page)
  await listen(page)
  await visit(page, '/music')
  await page.getByRole('button', { name: song.title }).click()
  const player = page.getByRole('region', { name: song.title })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(player.getByText('Chante avec la musique.')).toBeVisible()

  const line = (index: number) =>
    player.getByRole('list', { name: 'Les paroles' }).getByRole('button').nth(index)
  await line(1).click()
  await expect(line(1)).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await player.getByRole('slider').fill(String(Math.floor(third.start)))
  await expect(line(2)).toHaveAttribute('aria-current', 'true')
  await expect(line(1)).not.toHaveAttribute('aria-current')

  await player.getByRole('button', { name: 'Dis-moi les mots' }).click()
  await expect(player.getByRole('button', { name: 'Écouter' })).toBeVisible()
  await expect(line(0)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${song.lines[0]?.sound}$`))
  await endSound(page)
  await expect(line(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-heard', new RegExp(`${second.sound}$`))

  await page.getByRole('button', { name: songs[2]?.title ?? '' }).click()
  await expect(page.locator('audio')).toHaveCount(1)
  await expect(player).toHaveCount(0)
})
