// `npm test`: installs what is missing, then runs every check and test.
import { install, run } from './toolchain.mjs'

install()
run('scripts/test.ts', process.argv.slice(2))
