// `npm start`: installs what is missing, then starts the school.
import { install, run } from './toolchain.mjs'

install()
run('scripts/start.ts', process.argv.slice(2))
