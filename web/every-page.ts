/**
 * What the views of nearly all pages are made of. The entry imports it for the build's sake, which would make files of it that each
 * page has to ask for after the entry.
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
