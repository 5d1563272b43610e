import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { projectsOf, workersOf } from '../test-package.ts'

test.each([
  [['test/a.test.ts'], '', ['node']],
  [['test/a.test.ts', 'test/b.dom.test.tsx', 'src/react/b.stories.tsx'], '', ['node', 'dom']],
  [['src/b/b.dom.test.tsx', 'src/b/b.stories.tsx'], '--stories', ['dom', 'storybook']],
  [['src/b/b.browser.test.ts'], '--stories', ['browser']],
  [['src/b/b.browser.test.ts', 'src/b/b.dom.test.ts', 'test/a.test.ts'], '--no-browser', ['node', 'dom']],
  [['src/b/b.browser.test.ts', 'e2e/page.e2e.ts', 'src/b/b.stories.tsx'], '--stories --no-browser', []],
  [['e2e/page.e2e.ts', 'test/a.test.tsx'], '', ['node', 'e2e']],
  [['e2e/page.long.e2e.ts'], '', []],
  [['src/a.ts'], '', []],
])('the tests in %j, asked for with "%s", need %j', (files, words, projects) => {
  expect(projectsOf(files, words.split(' '))).toEqual(projects)
})

test('tests that need no browser have a worker for each core, and others leave one to the browser', () => {
  expect(workersOf(['node', 'dom'])).toEqual([`--maxWorkers=${availableParallelism()}`])
  expect(workersOf(['node', 'browser'])).toEqual([])
})
