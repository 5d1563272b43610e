import { startRehearsal } from './rehearsal.ts'

// Keeps a registry with what would be released now, to install from: `pnpm release:serve`, until Ctrl-C.
const { registry, findings } = await startRehearsal()
for (const finding of findings) console.error(finding)
console.log(`npm install --registry ${registry.url} …`)
