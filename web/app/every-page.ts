/**
 * Modules of nearly every page, imported by the entry so that the bundler does not put them into separate
 * chunks.
 */
import '../lib/display/calm.ts'
import '../lib/sound/sound-player.ts'
import '../lib/sound/sound-settings.ts'
import '../routes/use-open-query.ts'
import '../ui/Button.tsx'
import '../ui/PageHeader.tsx'
import '../ui/Picture.tsx'
import '../ui/PlayIcon.tsx'
