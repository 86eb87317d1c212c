/**
 * Modules used by nearly every page. Importing them from the entry keeps the bundler from making chunks of them, which
 * every page would have to request after the entry.
 */
import './lib/display/calm.ts'
import './lib/sound/claim-audio.ts'
import './lib/sound/sound-player.ts'
import './lib/sound/sound-settings.ts'
import './routes/use-open-query.ts'
import './ui/Button.tsx'
import './ui/EnglishSwitch.tsx'
import './ui/PageHeader.tsx'
import './ui/Picture.tsx'
import './ui/PlayIcon.tsx'
